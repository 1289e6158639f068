import { useCallback } from 'react'
import {
  readThreadOfPatient,
  sendToPatient,
} from '../../../shared/communications/communications.doctor.endpoints.ts'
import { beginUploadFor } from '../../../shared/documents/documents.doctor.endpoints.ts'
import type { AnswerOf, BodyInput } from '../../../shared/kit/endpoint.ts'
import { loadOutbox } from '../../platform/outbox/load-outbox.ts'
import { useWithQueued, type QueuedMutation } from '../../platform/outbox/queued-mutation.ts'
import { useAnswer } from '../../platform/queries/queries.tsx'
import { withWaiting, type ShownMessage } from '../communications.queries.ts'

type Thread = AnswerOf<typeof readThreadOfPatient>
export type ShownThreadOfPatient = Omit<Thread, 'messages'> & { messages: ShownMessage[] }

/**
 * A doctor's thread with a patient, or that of a doctor for whom they stand in, with the answers that wait on this device.
 */
export function useThreadOfPatient(patientId: string, standingInFor?: string) {
  const lay = useCallback(
    (known: Thread | undefined, queued: readonly QueuedMutation[]): ShownThreadOfPatient | undefined => {
      if (!known) return undefined
      const where = { endpoint: sendToPatient, id: patientId, by: 'doctor', standingInFor } as const
      return { ...known, messages: withWaiting(known.messages, queued, where) }
    },
    [patientId, standingInFor],
  )
  const query = standingInFor === undefined ? {} : { standingInFor }
  return useWithQueued(useAnswer(readThreadOfPatient, { params: { id: patientId }, query }), lay)
}

/** Queues an answer with its photos: all of it or nothing. Sending begins at once. */
export async function queueAnswer(
  patientId: string,
  said: Omit<BodyInput<typeof sendToPatient>, 'photos'>,
  { files, key }: { files: readonly Uint8Array<ArrayBuffer>[]; key: string },
): Promise<void> {
  const { queueWithFiles } = await loadOutbox()
  const params = { id: patientId }
  await queueWithFiles(beginUploadFor, files, {
    endpoint: sendToPatient,
    params,
    asked: (photos) => ({ params, body: { ...said, photos }, key }),
  })
}
