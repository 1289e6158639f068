import { useEffect, useState } from 'react'
import { messageBundle } from '../../platform/i18n/namespaces.ts'
import { listProfiles, settle } from '../../platform/profiles/profiles.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { loadMessages } from '../../platform/i18n/language.ts'
import { Card } from '../../ui/card.tsx'
import { begin } from './begin.ts'
import { Picker } from './picker.tsx'

/** The profile list beside the sign-in form of a shared phone. Settles unfinished work first. */
export function FamilyLogin() {
  const { t } = useText()
  const [hasAny, setAny] = useState(false)
  useEffect(() => {
    const ready = Promise.all([settle(), loadMessages(messageBundle('family'))])
    ready
      .then(listProfiles)
      .then((profiles) => setAny(profiles.length > 0))
      // The sign-in form is still there.
      .catch(() => undefined)
  }, [])
  return (
    hasAny && (
      <Card className="mx-auto mb-5 w-full max-w-lg">
        <h2 className="text-xl font-semibold">{t('family.who.title')}</h2>
        {location.search === '?locked' && <p className="mt-1 mb-2 text-soft">{t('family.lock.locked')}</p>}
        <Picker onEntered={() => begin({ replace: true })} onPassword={focusForm} />
      </Card>
    )
  )
}

function focusForm(): void {
  document.querySelector<HTMLElement>('main form input')?.focus()
}
