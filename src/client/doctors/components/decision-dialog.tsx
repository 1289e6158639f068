import { refusalOfDoctor } from '../../../shared/doctors/doctors.forms.ts'
import type { ListedDoctor } from '../../../shared/doctors/doctors.schemas.ts'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { useDecide } from './use-decide.ts'

export interface Asking {
  act: 'refuse' | 'suspend'
  doctor: ListedDoctor
}

interface Props {
  /** Null closes the sheet. */
  asking: Asking | null
  onClose: () => void
}

/** Refusing and suspending need a reason. */
export function DecisionDialog({ asking, onClose }: Props) {
  const { t } = useText()
  const title = asking && t(`doctorDesk.${asking.act}Title`, { name: nameWithoutTitle(asking.doctor.name) })
  return (
    <Dialog open={asking !== null} onClose={onClose} title={title}>
      {asking && <DecisionForm asking={asking} onClose={onClose} />}
    </Dialog>
  )
}

function DecisionForm({ asking: { act, doctor }, onClose }: Props & { asking: Asking }) {
  const { t } = useText()
  const { decide } = useDecide(doctor)
  const form = useForm(
    { feature: 'doctors', schema: refusalOfDoctor },
    {
      initial: { reason: '' },
      draft: `doctors.${act}.${doctor.id}`,
      // Errors are shown in the sheet, which keeps the reason; the list behind it is refetched.
      submit: async ({ reason }, key) => {
        await decide(act, reason, key)
        onClose()
      },
    },
  )
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-4">
      <p>{t(`doctorDesk.${act}Text`)}</p>
      <TextArea {...form.field('reason')} label={t('doctorDesk.reasonLabel')} rows={2} />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <DialogActions>
        <Button kind="danger" type="submit" busy={form.busy}>
          {t(`doctorDesk.acts.${act}`)}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('doctorDesk.keep')}
        </Button>
      </DialogActions>
    </form>
  )
}
