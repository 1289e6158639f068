import { useState } from 'react'
import {
  markDocumentWrong,
  takeBackDocumentMark,
} from '../../../shared/documents/documents.doctor.endpoints.ts'
import type { ShownToDoctor } from '../../../shared/documents/documents.schemas.ts'
import { wrongForm, wrongReasons } from '../../../shared/documents/documents.wrong.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { useWrite } from '../../platform/queries/queries.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

interface Props {
  patientId: string
  document: Pick<ShownToDoctor, 'id' | 'kind' | 'title' | 'status' | 'mayTakeBack'>
}

/** The doctor's act on one file: it is wrong, or was marked by this doctor and is right after all. */
export function MarkWrong(props: Props) {
  const { status, mayTakeBack } = props.document
  if (mayTakeBack) return <TakeBack {...props} />
  return status === 'current' && <Mark {...props} />
}

function Mark(props: Props) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button kind="quiet" icon="circle-x" onClick={() => setOpen(true)}>
        {t('wrongFileForm.press')}
        <Of {...props} />
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('wrongFileForm.title')}>
        {isOpen && <MarkForm {...props} onClose={close} />}
      </Dialog>
    </>
  )
}

/** For a screen reader: which of the files. */
function Of({ document: { kind, title } }: Props) {
  const { t } = useText()
  return <span className="sr-only">: {title || t(`documents.kinds.${kind}`)}</span>
}

function MarkForm({ patientId, document: { id, kind, title }, onClose }: Props & { onClose: () => void }) {
  const { t } = useText()
  const { mutateAsync } = useWrite(markDocumentWrong)
  const form = useForm(
    { feature: 'documents', schema: wrongForm },
    {
      initial: { reason: '', words: '' },
      submit: async (said, key) => {
        await mutateAsync({ params: { id: patientId }, body: { document: id, ...said }, key })
        showToast(t('wrongFileForm.marked'))
        onClose()
      },
    },
  )
  const options = wrongReasons.map((value) => ({ value, label: t(`wrongFiles.reasons.${value}`) }))
  return (
    <form noValidate onSubmit={form.onSubmit} className="space-y-4">
      <p className="font-semibold wrap-anywhere">{title || t(`documents.kinds.${kind}`)}</p>
      <p>{t('wrongFileForm.lead')}</p>
      <ChoiceField {...form.field('reason')} label={t('wrongFileForm.reason')} options={options} />
      {form.values.reason === 'other' && (
        <TextField {...form.field('words')} label={t('wrongFileForm.words')} maxLength={200} />
      )}
      {form.formError !== null && <Notice kind="error">{form.formError}</Notice>}
      <DialogActions>
        <Button type="submit" kind="danger" busy={form.busy}>
          {t('wrongFileForm.confirm')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('wrongFileForm.keep')}
        </Button>
      </DialogActions>
    </form>
  )
}

function TakeBack(props: Props) {
  const { t } = useText()
  const { mutate, isPending } = useWrite(takeBackDocumentMark, {
    onDone: () => showToast(t('wrongFileForm.takenBack')),
    onError: (error) => showToast(errorText(t, error), 'error'),
  })
  const { patientId, document } = props
  return (
    <Button
      kind="quiet"
      busy={isPending}
      onClick={() => mutate({ params: { id: patientId }, body: { document: document.id } })}
    >
      {t('wrongFileForm.takeBack')}
      <Of {...props} />
    </Button>
  )
}
