import { useState } from 'react'
import { cancelLabs } from '../../../shared/labs/labs.doctor.endpoints.ts'
import { cancelForm } from '../../../shared/labs/labs.forms.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

/** Cancels an own order without a result; asks why. */
export function CancelOrder(props: { patientId: string; orderId: string }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('labOrders.cancel')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('labOrders.cancel')}>
        {isOpen && <CancelForm {...props} onClose={close} />}
      </Dialog>
    </>
  )
}

function CancelForm({
  patientId,
  orderId,
  onClose,
}: {
  patientId: string
  orderId: string
  onClose: () => void
}) {
  const { t } = useText()
  const { mutateAsync } = useWrite(cancelLabs)
  const form = useForm(
    { feature: 'labs', schema: cancelForm },
    {
      initial: { reason: '' },
      submit: async ({ reason }, key) => {
        await mutateAsync({ params: { id: patientId }, body: { order: orderId, reason }, key })
        showToast(t('labOrders.cancelled'))
        onClose()
      },
    },
  )
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-4">
      <p>{t('labOrders.cancelLead')}</p>
      <TextField {...form.field('reason')} label={t('labOrders.reason')} />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <DialogActions>
        <Button type="submit" kind="danger" busy={form.busy}>
          {t('labOrders.cancel')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('labOrders.keep')}
        </Button>
      </DialogActions>
    </form>
  )
}
