import { useId, useState } from 'react'
import { beginUploadFor } from '../../../../shared/documents/documents.doctor.endpoints.ts'
import { addPaper } from '../../../../shared/prescriptions/prescriptions.endpoints.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { newKey } from '../../../platform/api/keys.ts'
import { ChosenFile } from '../../../platform/files/chosen-file.tsx'
import { pickFile, type Picked } from '../../../platform/files/pick-file.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { loadOutbox } from '../../../platform/outbox/load-outbox.ts'
import { WaitingMark } from '../../../platform/outbox/queued-mark.tsx'
import { useQueuedMutations } from '../../../platform/outbox/queued-mutation.ts'
import { SendingBar } from '../../../platform/uploads/sending-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/fields/field.tsx'
import { FileButtons } from '../../../ui/fields/file-buttons.tsx'

/** Who the paper is of, and of which prescription. */
interface Props {
  id: string
  patientId: string
}

/** Adds the photo or PDF of the paper that was signed by hand; it waits on the device until there is a network. */
export function AddPaper({ id, patientId }: Props) {
  const { t } = useText()
  const queued = useQueuedMutations()
  const waiting = queued.find(({ to, params }) => to.name === addPaper.name && params['id'] === id)
  const upload = queued.find(({ key }) => key === waiting?.dependsOn)
  if (!waiting) return <PaperForm id={id} patientId={patientId} />
  const isRefused = waiting.state === 'refused' || upload?.state === 'refused'
  return (
    <div className="w-full space-y-1">
      <WaitingMark state={isRefused ? 'refused' : 'waiting'} />
      <SendingBar uploadKey={upload?.key} label={t('signedPaper.sendingLabel')} />
    </div>
  )
}

function PaperForm({ id, patientId }: Props) {
  const { t } = useText()
  const errorId = useId()
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<Picked | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function choose(file: File): Promise<void> {
    setBusy(true)
    const made = await pickFile(file)
    setBusy(false)
    const isRefused = 'problem' in made
    setPicked(isRefused ? null : made)
    setProblem(
      isRefused
        ? (t.find(`documents.fields.${made.problem}`) ?? t.find(`documents.refusals.${made.problem}`))
        : undefined,
    )
  }

  async function add({ bytes }: Picked): Promise<void> {
    setBusy(true)
    try {
      await queuePaper({ id, patientId }, bytes)
    } catch (error) {
      setProblem(errorText(t, error))
      setBusy(false)
    }
  }

  if (!isOpen)
    return (
      <Button kind="quiet" icon="camera" onClick={() => setOpen(true)}>
        {t('signedPaper.open')}
      </Button>
    )
  return (
    <fieldset
      aria-describedby={problem ? `${errorId}-error` : undefined}
      className="w-full min-w-0 space-y-3"
    >
      <legend className="font-semibold">{t('signedPaper.open')}</legend>
      <p>{t('signedPaper.lead')}</p>
      {picked && <ChosenFile picked={picked} name={t('signedPaper.chosen')} />}
      <FileButtons
        camera={t('documents.form.camera')}
        choose={t('documents.form.choose')}
        busy={isBusy}
        onChoose={([file]) => void (file && choose(file))}
      />
      {problem && <FieldError id={errorId} error={problem} />}
      {picked && (
        <Button busy={isBusy} onClick={() => void add(picked)}>
          {t('signedPaper.add')}
        </Button>
      )}
    </fieldset>
  )
}

async function queuePaper({ id, patientId }: Props, file: Uint8Array<ArrayBuffer>): Promise<void> {
  const { queueWithFiles } = await loadOutbox()
  const key = newKey()
  await queueWithFiles(beginUploadFor, [file], {
    endpoint: addPaper,
    params: { id: patientId },
    asked: ([upload = '']) => ({ params: { id }, body: { upload }, key }),
  })
}
