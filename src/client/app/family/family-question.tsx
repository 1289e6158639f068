import { useState } from 'react'
import { canShare } from '../../platform/family/family.ts'
import { useText } from '../../platform/i18n.tsx'
import { navigate } from '../../platform/navigation.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** Asked once, after the first sign-in; whatever the answer, the menu leads there later. */
export function FamilyQuestion({ onAnswered }: { onAnswered: () => void }) {
  const { t } = useText()
  const [isLater, setLater] = useState(false)
  if (!canShare()) return null
  if (isLater) {
    return (
      <Card className="mt-5">
        <output>{t('family.ask.later')}</output>
      </Card>
    )
  }
  const answer = (isShared: boolean) => {
    onAnswered()
    if (isShared) navigate('/family')
    else setLater(true)
  }
  return (
    <Card className="mt-5 space-y-3">
      <h2 className="text-xl font-semibold">{t('family.ask.title')}</h2>
      <p>{t('family.ask.text')}</p>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button kind="quiet" icon="users" onClick={() => answer(true)}>
          {t('family.ask.yes')}
        </Button>
        <Button kind="quiet" icon="user" onClick={() => answer(false)}>
          {t('family.ask.no')}
        </Button>
      </div>
    </Card>
  )
}
