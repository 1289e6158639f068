import { useMemo, useSyncExternalStore } from 'react'
import type { Endpoint } from '../../../shared/kit/endpoint.ts'
import type { ErrorDetails } from '../../../shared/kit/wire-error.ts'
import { actingFor } from '../session/acting-for.ts'
import { currentSession, onSessionOver } from '../session/session-store.ts'

/** The fields of an endpoint stored with a write. */
export type Address = Pick<
  Endpoint,
  'name' | 'method' | 'path' | 'access' | 'outbox' | 'body' | 'actsFor' | 'piecesPath'
>

/** One queued write as stored in the outbox. */
export interface QueuedMutation {
  /** Auto-increment key: the order in which the writes were made. */
  seq: number
  /** The version of its shape; missing before there were versions: see stored-entry.ts. */
  version?: number
  /** Its Idempotency-Key, from the first attempt on. */
  key: string
  /** The key of the entry that must have arrived before: the upload of its file. */
  dependsOn?: string
  /** Id of the person who made it: nobody else sends or sees it. */
  person: string
  /** Whose record it changes, if it is not the person's own. */
  patientId?: string | null
  /** In ms: in the outbox by this phone's clock, which may be wrong; in the queue view by the server's. */
  submittedAt: number
  to: Address
  /** See ordering-key.ts: writes with the same key are sent in order. */
  orderingKey: string
  params: Record<string, string>
  body: unknown
  /** trying: first attempt. waiting: to be sent. refused: the server rejected it, and the person decides. */
  state: 'trying' | 'waiting' | 'refused'
  tries: number
  /** Why the last attempt failed. */
  lastError: QueuedError | null
}

/** An `ApiError` as data. */
export interface QueuedError {
  status: number
  code: string
  /** `ApiError.feature`, under the name that phones store. */
  room: string
  message: string
  fields?: Record<string, string> | undefined
  details?: ErrorDetails | undefined
}

const none: readonly QueuedMutation[] = []
let shown = none
let whose: string | undefined
const listeners = new Set<() => void>()
onSessionOver(() => showQueued(none))

/** The signed-in user's queued writes in order; empty until the outbox has been read. */
export function queuedNow(): readonly QueuedMutation[] {
  // Another user may have signed in in another tab.
  return whose === currentSession()?.person.id ? shown : none
}

export function showQueued(next: readonly QueuedMutation[], person?: string): void {
  if (next.length === 0 && shown.length === 0 && whose === person) return
  shown = next
  whose = person
  for (const tell of listeners) tell()
}

/** Whether this user's outbox has been read: before that, an empty list means nothing. */
export function useIsQueueLoaded(): boolean {
  return useSyncExternalStore(follow, isOpened, isOpened)
}

function isOpened(): boolean {
  return whose !== undefined && whose === currentSession()?.person.id
}

export function useQueuedMutations(): readonly QueuedMutation[] {
  return useSyncExternalStore(follow, queuedNow, queuedNow)
}

function follow(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/**
 * Shows an answer as it will be once the queued writes have arrived: `lay` applies them to the known data, also when
 * there is none. It must be a stable function.
 */
export function useWithQueued<A extends { data: unknown; isPending: boolean }, Shown>(
  answered: A,
  lay: (known: A['data'], waiting: readonly QueuedMutation[]) => Shown | undefined,
): Omit<A, 'data'> & { data: Shown | undefined } {
  const waiting = useQueuedMutations()
  const { data } = answered
  const patientId = actingFor()
  const laid = useMemo(
    () =>
      lay(
        data,
        waiting.filter(({ to, ...entry }) => !to.actsFor || (entry.patientId ?? null) === patientId),
      ),
    [data, waiting, lay, patientId],
  )
  return { ...answered, data: laid, isPending: answered.isPending && laid === undefined }
}
