import { useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ChoosePinForm } from './choose-pin-form.tsx'

/** On a shared phone without a PIN: choose one, or continue without keeping data. */
export function NoPinYet({ onChosen }: { onChosen: (pin: string | null) => Promise<void> }) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  async function stayOnce(): Promise<void> {
    setBusy(true)
    setFailure(null)
    await onChosen(null).catch(setFailure)
    setBusy(false)
  }
  return (
    <Page narrow title={t('family.start.title')} lead={t('family.gate.lead')}>
      <Card>
        <ChoosePinForm onChosen={({ pin }) => onChosen(pin)} />
      </Card>
      <Card className="space-y-3">
        <p className="text-soft">{t('family.gate.once')}</p>
        {failure !== null && <Notice kind="error">{errorText(t, failure)}</Notice>}
        <Button kind="quiet" wide busy={isBusy} onClick={() => void stayOnce()}>
          {t('family.gate.submit')}
        </Button>
      </Card>
    </Page>
  )
}
