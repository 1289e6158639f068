import {
  listAnswered,
  listWaiting,
  sendToPatient,
} from '../../shared/communications/communications.doctor.endpoints.ts'
import { sendToDoctor } from '../../shared/communications/communications.endpoints.ts'
import type { BodyInput } from '../../shared/kit/endpoint.ts'
import { messageBundle } from '../platform/i18n/namespaces.ts'
import type { Text } from '../platform/i18n/i18n.tsx'
import { typedFrom, type QueuedManifest } from '../platform/outbox/mutation-label.ts'
import type { QueuedMutation } from '../platform/outbox/queued-mutation.ts'
import { knownAnswer } from '../platform/query/query-client.ts'

type Sent = (BodyInput<typeof sendToDoctor> | BodyInput<typeof sendToPatient>) & { text: string }

function factsOf({ body }: QueuedMutation, { t }: Text) {
  const { text, photos = [] } = body as Sent
  const count = photos.length > 0 && t('communications.photoCount', { count: photos.length })
  return { text: [text, count].filter(Boolean).join(' · ') }
}

/** A draft keeps no photos, and the page of a closed thread has no form for it. */
function isChangedInPlace({ body, lastError }: QueuedMutation): boolean {
  return Boolean((body as Sent).photos?.length) || lastError?.code === 'threadClosed'
}

const loadChange = () => import('./components/change-message.tsx')

/** As the lists of threads name the patient, if this phone has them. */
function nameOf(patientId: string | undefined): string | undefined {
  const lists = [knownAnswer(listWaiting), knownAnswer(listAnswered)]
  const threads = lists.flatMap((list) => list?.threads ?? [])
  return threads.find(({ patient }) => patient.id === patientId)?.patient.name
}

export const queued: QueuedManifest = {
  messages: [messageBundle('communications'), messageBundle('documents')],
  labels: {
    [sendToDoctor.name]: {
      facts: factsOf,
      edit: (entry) => {
        const { text } = entry.body as Sent
        const { params } = entry
        if (isChangedInPlace(entry)) return undefined
        const doctor = params['id'] ?? ''
        return {
          path: `/patient/messages/${doctor}`,
          draft: `communications.ask.${doctor}`,
          typed: typedFrom({ text }),
        }
      },
      changeInPlace: (entry) => (isChangedInPlace(entry) ? loadChange : undefined),
    },
    // In place: a draft knows neither what was read before nor that the patient is asked to come.
    [sendToPatient.name]: {
      facts: (entry, text) => ({
        ...factsOf(entry, text),
        name: nameOf(entry.params['id']) ?? text.t('communications.aPatient'),
      }),
      changeInPlace: () => loadChange,
      accepting: (code) => (code === 'answered' ? { answeredSeen: true } : undefined),
    },
  },
}
