import { lazy, Suspense, useState } from 'react'
import { stopPrescription } from '../../../../shared/prescriptions/prescriptions.endpoints.ts'
import { inFours } from '../../../../shared/kit/text/in-fours.ts'
import { stopForm } from '../../../../shared/prescriptions/prescriptions.forms.ts'
import type { Prescription } from '../../../../shared/prescriptions/prescriptions.schemas.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { loadMessages } from '../../../platform/i18n/language.ts'
import { messageBundle } from '../../../platform/i18n/namespaces.ts'
import { useWrite } from '../../../platform/queries/queries.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/overlays/toast.tsx'
import { PrescriptionCard } from '../prescription-card.tsx'

const PaperPart = lazy(async () => {
  const [file] = await Promise.all([
    import('../signed-paper/paper-part.tsx'),
    loadMessages(messageBundle('signed-paper')),
    loadMessages(messageBundle('documents')),
  ])
  return { default: file.PaperPart }
})

interface Props {
  prescription: Prescription
  patientId: string
  onPrint: () => void
}

/** A signed prescription for its doctor, who can add the paper signed by hand, and stop it. */
export function SignedPart({ prescription, patientId, onPrint }: Props) {
  const { t } = useText()
  const [isAsked, setAsked] = useState(false)
  return (
    <PrescriptionCard prescription={prescription} onPrint={onPrint}>
      <Suspense>
        <PaperPart prescription={prescription} patientId={patientId} />
      </Suspense>
      {prescription.status === 'active' &&
        (isAsked ? (
          <StopForm id={prescription.id} onKept={() => setAsked(false)} />
        ) : (
          <Button kind="danger" icon="circle-x" onClick={() => setAsked(true)}>
            {t('prescriptions.stop.open')}
            <span className="sr-only">
              {' '}
              {t('prescriptionCard.number', { number: inFours(prescription.number) })}
            </span>
          </Button>
        ))}
    </PrescriptionCard>
  )
}

function StopForm({ id, onKept }: { id: string; onKept: () => void }) {
  const { t } = useText()
  const { mutateAsync } = useWrite(stopPrescription)
  const form = useForm(
    { feature: 'prescriptions', schema: stopForm },
    {
      initial: { reason: '' },
      draft: `prescriptions.stop.${id}`,
      submit: async (body, key) => {
        await mutateAsync({ params: { id }, body, key })
        showToast(t('prescriptions.stop.done'))
      },
    },
  )
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-3">
      <TextField
        {...form.field('reason')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears on a press
        autoFocus
        label={t('prescriptions.stop.reason')}
        hint={t('prescriptions.stop.hint')}
        maxLength={300}
        autoComplete="off"
      />
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="danger" icon="circle-x" busy={form.busy}>
          {t('prescriptions.stop.stop')}
        </Button>
        <Button kind="quiet" onClick={onKept}>
          {t('prescriptions.stop.keep')}
        </Button>
      </div>
    </form>
  )
}
