import { useState } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { changePin } from '../../platform/profiles/profiles.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'
import { ChoosePinForm } from './choose-pin-form.tsx'

/** Changes the PIN: needs the current one, or a recent sign-in with the password. */
export function ChangePinCard({ hasPin, onChanged }: { hasPin: boolean; onChanged: () => void }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(!hasPin)
  async function change({ pin, old }: { pin: string; old: string | null }): Promise<void> {
    const { kind } = await changePin(pin, old)
    if (kind === 'wrong') {
      onChanged()
      const fields = { old: 'pinWrong' }
      throw new ApiError('The PIN is wrong.', { status: 403, code: 'invalid', feature: 'family', fields })
    }
    showToast(t('family.change.done'))
    setOpen(false)
    onChanged()
  }
  if (!isOpen) {
    return (
      <Button kind="quiet" wide icon="pencil" onClick={() => setOpen(true)}>
        {t('family.change.title')}
      </Button>
    )
  }
  return (
    <Card className="space-y-4">
      <h2 className="text-xl font-semibold">{t('family.change.title')}</h2>
      <ChoosePinForm hasOld={hasPin} onChosen={change} />
    </Card>
  )
}
