import { useEffect, useState } from 'react'
import { closeFamilyQuestion } from '../../platform/storage/profile-mark.ts'
import { canShare } from '../../platform/profiles/profiles.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { navigate } from '../../platform/browser/navigation.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

/** Ignores taps that were meant for something else. */
const stillForMs = 800

/** Asked once; the menu leads to the settings later. */
export function FamilyQuestion({ onAnswered }: { onAnswered: () => void }) {
  const { t } = useText()
  const [isStill, setStill] = useState(true)
  useEffect(() => {
    const ready = setTimeout(() => setStill(false), stillForMs)
    return () => clearTimeout(ready)
  }, [])
  if (!canShare()) return null
  const answer = (isShared: boolean) => {
    closeFamilyQuestion()
    onAnswered()
    if (isShared) navigate('/family')
    else showToast(t('family.ask.later'))
  }
  return (
    <Card data-print="no" inert={isStill} aria-labelledby="family-ask" className="mb-6 space-y-3">
      <h2 id="family-ask" className="text-lg font-semibold">
        {t('family.ask.title')}
      </h2>
      <p className="text-soft">{t('family.ask.text')}</p>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button kind="quiet" onClick={() => answer(true)}>
          {t('family.ask.yes')}
        </Button>
        <Button kind="quiet" onClick={() => answer(false)}>
          {t('family.ask.no')}
        </Button>
      </div>
    </Card>
  )
}
