import { useCallback, useEffect, useRef } from 'react'
import {
  listDoctors,
  readThread,
  sendToDoctor,
} from '../../shared/communications/communications.endpoints.ts'
import type { Message, MessagePhoto } from '../../shared/communications/communications.schemas.ts'
import { beginUpload } from '../../shared/documents/documents.endpoints.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { idFromKey } from '../../shared/kit/own-ids.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import { town } from '../platform/clock/town.ts'
import { loadOutbox } from '../platform/outbox/load-outbox.ts'
import { useWithQueued, type QueuedMutation } from '../platform/outbox/queued-mutation.ts'
import { knownAnswer } from '../platform/query/query-client.ts'
import { refreshEveryMs, useAnswer } from '../platform/queries/queries.tsx'

export interface ShownPhoto extends Omit<MessagePhoto, 'type'> {
  /** Null while it waits on this phone, which does not know it then. */
  type: MessagePhoto['type'] | null
  /** The key of its file's upload, while that waits on this phone. */
  uploadKey?: string | undefined
}

export interface ShownMessage extends Omit<Message, 'photos'> {
  photos: ShownPhoto[]
  waiting?: 'waiting' | 'refused'
}

type Thread = AnswerOf<typeof readThread>

export interface ShownThread extends Omit<Thread, 'messages' | 'promisedBy' | 'awayUntil' | 'standIn'> {
  messages: ShownMessage[]
  /** Null where this phone has not asked the server. */
  promisedBy: Thread['promisedBy'] | null
  awayUntil: Thread['awayUntil']
  standIn: Thread['standIn']
}

/** The thread with a doctor, with what waits on this phone. */
export function useThread(doctorId: string) {
  const lay = useCallback(
    (known: Thread | undefined, queued: readonly QueuedMutation[]) => withQueued(known, queued, doctorId),
    [doctorId],
  )
  const options = { params: { id: doctorId }, refetchEveryMs: refreshEveryMs }
  return useWithQueued(useAnswer(readThread, options), lay)
}

function withQueued(
  known: Thread | undefined,
  queued: readonly QueuedMutation[],
  doctorId: string,
): ShownThread | undefined {
  const thread = known ?? fromList(doctorId)
  if (!thread) return undefined
  return {
    ...thread,
    messages: withWaiting(thread.messages, queued, { endpoint: sendToDoctor, id: doctorId }),
  }
}

/** Those that wait on this phone first, unless they have arrived. `id`: as in the path of the endpoint. */
export function withWaiting(
  messages: readonly ShownMessage[],
  queued: readonly QueuedMutation[],
  {
    endpoint,
    id,
    by = 'patient',
    standingInFor,
  }: { endpoint: { name: string }; id: string; by?: Message['by']; standingInFor?: string | undefined },
): ShownMessage[] {
  const sent = new Set(messages.map((one) => one.id))
  const mine = queued
    .filter(
      ({ to, params, body }) =>
        to.name === endpoint.name &&
        params['id'] === id &&
        (body as { standingInFor?: string }).standingInFor === standingInFor,
    )
    .map((one) => ({ ...toMessage(one, queued), by }))
  return [...mine.filter((one) => !sent.has(one.id)).toReversed(), ...messages]
}

/** Without a network, and never opened on this phone: what the list of doctors says. */
function fromList(doctorId: string): ShownThread | undefined {
  const doctor = knownAnswer(listDoctors)?.doctors.find(({ id }) => id === doctorId)
  if (!doctor) return undefined
  const { canWrite, answerDueAt, isOverdue } = doctor
  return {
    doctor,
    canWrite,
    answerDueAt,
    isOverdue,
    promisedBy: null,
    awayUntil: null,
    standIn: null,
    visit: null,
    comeBy: null,
    messages: [],
    next: null,
  }
}

function toMessage(
  { key, body, submittedAt, state }: QueuedMutation,
  all: readonly QueuedMutation[],
): ShownMessage {
  const said = body as { text: string; photos?: string[]; asksToCome?: boolean }
  const { text, photos = [], asksToCome = false } = said
  const at = new Date(submittedAt)
  return {
    id: idFromKey(key) ?? key,
    by: 'patient',
    name: '',
    text,
    photos: photos.map((id) => toPhoto(id, all)),
    sentAt: momentIn(town().timeZone, at),
    receivedAt: at.toISOString(),
    asksToCome,
    standIn: null,
    isSeen: false,
    redFlags: [],
    waiting: state === 'refused' ? 'refused' : 'waiting',
  }
}

function toPhoto(id: string, all: readonly QueuedMutation[]): ShownPhoto {
  const upload = all.find((one) => idFromKey(one.key) === id)
  return { id, type: null, isWrong: false, thumbnail: null, uploadKey: upload?.key }
}

/** Queues a message with its photos: all of it or nothing. Sending begins at once. */
export async function queueMessage(
  doctorId: string,
  said: { text: string; redFlagsSeen?: true },
  { files, key }: { files: readonly Uint8Array<ArrayBuffer>[]; key: string },
): Promise<void> {
  const { queueWithFiles } = await loadOutbox()
  await queueWithFiles(beginUpload, files, {
    endpoint: sendToDoctor,
    asked: (photos) => ({ params: { id: doctorId }, body: { ...said, photos }, key }),
  })
}

/** Says once, and only while the page is looked at, that the newest message of the other side was seen. */
export function useSeen(upTo: string | undefined, mark: (upTo: string) => void): void {
  const marked = useRef('')
  useEffect(() => {
    function look(): void {
      if (upTo === undefined || marked.current >= upTo || document.visibilityState !== 'visible') return
      marked.current = upTo
      mark(upTo)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  })
}

/** The newest message of the other side that is not marked as seen. */
export function newestUnseen(messages: readonly ShownMessage[], by: Message['by']): string | undefined {
  return messages.find((one) => one.by === by && !one.isSeen)?.receivedAt
}
