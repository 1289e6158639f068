import { requestAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { listDoctors } from '../../../shared/communications/communications.endpoints.ts'
import { navigate } from '../../platform/browser/navigation.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { loadOutbox } from '../../platform/outbox/load-outbox.ts'
import type { QueuedMutation } from '../../platform/outbox/queued-mutation.ts'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { actFor, actingFor } from '../../platform/session/acting-for.ts'
import { readDraft, writeDraft } from '../../platform/session/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { mutationLabels } from './mutation-labels.ts'

/** As the note of a request may be. */
const mostOfNote = 200

/**
 * For a message to a thread that was closed while it waited: a visit with the same words, or another doctor. The message
 * stays where it is until it is sent or deleted.
 */
export function ClosedThread({ entry }: { entry: QueuedMutation }) {
  const { t } = useText()
  const doctorId = entry.params['id'] ?? ''
  const isForOther = (entry.patientId ?? null) !== actingFor()
  const { data } = useAnswer(listDoctors, { enabled: !isForOther })
  const others = data?.doctors.filter(({ id, canWrite }) => canWrite && id !== doctorId) ?? []

  function book(): void {
    // The form of the patient whom the message is about.
    actFor(entry.patientId ?? null)
    const { text } = entry.body as { text: string }
    const specialization = text.replace(/\s+/g, ' ').slice(0, mostOfNote)
    const form = mutationLabels[requestAppointment.name]?.edit?.({ ...entry, body: { specialization } })
    if (!form) return
    writeDraft(form.draft, { values: { ...readDraft(form.draft)?.values, ...form.typed.values } })
    navigate(`${form.path}?doctor=${doctorId}`)
  }

  return (
    <div className="space-y-2">
      <Button kind="quiet" icon="calendar-plus" onClick={book}>
        {t('waiting.closedThread.book')}
      </Button>
      <p className="text-soft">{t('waiting.closedThread.booked')}</p>
      {others.map(({ id, name }) => (
        <Button key={id} kind="quiet" icon="message" onClick={() => void sendTo(entry, id)}>
          {t('waiting.closedThread.sendTo', { name })}
        </Button>
      ))}
    </div>
  )
}

/** On a full phone it stays as it was. */
async function sendTo(entry: QueuedMutation, id: string): Promise<void> {
  const { sendAgain } = await loadOutbox()
  await sendAgain(entry, undefined, { id }).catch(() => undefined)
}
