import {
  addDocument,
  beginUpload,
  listDocuments,
  listPatientDocuments,
  markDocumentError,
} from '../../shared/documents/documents.endpoints.ts'
import type { DocumentEntry } from '../../shared/documents/documents.forms.ts'
import type { PatientDocument } from '../../shared/documents/documents.schemas.ts'
import { idFromKey } from '../../shared/kit/own-ids.ts'
import { dayIn } from '../../shared/kit/time/town-time.ts'
import { town } from '../platform/clock/town.ts'
import { loadOutbox } from '../platform/outbox/load-outbox.ts'
import { useWithQueued, type QueuedMutation } from '../platform/outbox/queued-mutation.ts'
import { useAnswer, useWrite } from '../platform/queries/queries.tsx'

/** A document with its queued state, if any. */
export interface ShownDocument extends Pick<
  PatientDocument,
  | 'id'
  | 'kind'
  | 'title'
  | 'sentTo'
  | 'sentBy'
  | 'laboratory'
  | 'takenOn'
  | 'status'
  | 'isPrivate'
  | 'doctorsMark'
> {
  /** Null while its file is on this phone only. */
  type: PatientDocument['type'] | null
  waiting?: 'waiting' | 'refused'
  /** The key of its file's upload. */
  uploadKey?: string | undefined
}

/** The documents with the queued ones. */
export function useDocuments() {
  return useWithQueued(useAnswer(listDocuments), withQueued)
}

function withQueued(
  known: PatientDocument[] | undefined,
  queued: readonly QueuedMutation[],
): ShownDocument[] | undefined {
  const added = queued.filter(({ to }) => to.name === addDocument.name).map((one) => toDocument(one, queued))
  if (!known && added.length === 0) return undefined
  const marked = new Map(
    queued.filter(({ to }) => to.name === markDocumentError.name).map((one) => [one.params['id'], one]),
  )
  // Just sent, and already in the answer.
  const sent = new Set(known?.map(({ id }) => id))
  return [...added.filter(({ id }) => !sent.has(id)).toReversed(), ...(known ?? [])].map((one) => {
    const mark = marked.get(one.id)
    return mark ? { ...one, status: 'enteredInError', waiting: stateOf(mark) } : one
  })
}

function toDocument(entry: QueuedMutation, all: readonly QueuedMutation[]): ShownDocument {
  const { kind, title, takenOn, isPrivate } = entry.body as DocumentEntry
  const upload = all.find(({ key }) => key === entry.dependsOn)
  return {
    id: idFromKey(entry.key) ?? entry.key,
    kind,
    title,
    sentTo: '',
    sentBy: '',
    takenOn: takenOn || dayIn(town().timeZone, new Date(entry.submittedAt)),
    status: 'current',
    isPrivate,
    type: null,
    waiting: stateOf(upload?.state === 'refused' ? upload : entry),
    uploadKey: entry.dependsOn,
  }
}

function stateOf({ state }: QueuedMutation): 'waiting' | 'refused' {
  return state === 'refused' ? 'refused' : 'waiting'
}

/** Queues the file and what was said about it; sending begins at once. */
export async function queueDocument(
  entry: DocumentEntry,
  { file, key }: { file: Uint8Array<ArrayBuffer>; key: string },
): Promise<void> {
  const { queueWithFiles } = await loadOutbox()
  const asked = ([upload = '']: string[]) => ({ body: { ...entry, upload }, key })
  await queueWithFiles(beginUpload, [file], { endpoint: addDocument, asked })
}

export function useMarkError(options: { onDone: () => void; onError: (error: Error) => void }) {
  const { onDone, onError } = options
  const { mutate, isPending } = useWrite(markDocumentError, { onDone, onKept: onDone, onError })
  return { markError: (id: string) => mutate({ params: { id } }), isPending }
}

export function usePatientDocuments(patientId: string) {
  return useAnswer(listPatientDocuments, { params: { id: patientId } })
}
