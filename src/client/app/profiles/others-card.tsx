import { useEffect, useState } from 'react'
import { listProfiles, lockNow } from '../../platform/profiles/profiles.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { navigate } from '../../platform/browser/navigation.tsx'
import { Card } from '../../ui/card.tsx'
import { begin } from './begin.ts'
import { Picker } from './picker.tsx'

/** Switches to another profile. */
export function OthersCard() {
  const { t } = useText()
  const [isNone, setNone] = useState(false)
  useEffect(() => {
    listProfiles().then(
      (profiles) => setNone(profiles.length === 0),
      () => undefined,
    )
  }, [])
  return (
    <Card>
      <h2 className="text-xl font-semibold">{t('family.who.title')}</h2>
      {isNone && <p className="mt-2 text-soft">{t('family.who.none')}</p>}
      <Picker onEntered={begin} onPassword={lockAndLogIn} />
    </Card>
  )
}

async function lockAndLogIn(): Promise<void> {
  await lockNow()
  navigate('/login')
}
