import { useState } from 'react'
import { stopSharing } from '../../platform/profiles/profiles.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Stops sharing the phone, when nobody else has data on it. */
export function AloneCard({ onChanged }: { onChanged: () => void }) {
  const { t } = useText()
  const [hasOthers, setOthers] = useState(false)
  const [isBusy, setBusy] = useState(false)
  async function stop(): Promise<void> {
    setBusy(true)
    const isDone = await stopSharing().finally(() => setBusy(false))
    setOthers(!isDone)
    if (isDone) onChanged()
  }
  return (
    <Card className="space-y-3">
      <h2 className="text-lg font-semibold">{t('family.alone.title')}</h2>
      <p className="text-soft">{t('family.alone.text')}</p>
      {hasOthers && <Notice>{t('family.alone.others')}</Notice>}
      <Button kind="danger" wide busy={isBusy} onClick={() => void stop()}>
        {t('family.alone.submit')}
      </Button>
    </Card>
  )
}
