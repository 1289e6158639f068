import { useMemo, useSyncExternalStore } from 'react'
import type { Endpoint } from '../../../shared/kit/endpoint.ts'
import type { ErrorDetails } from '../../../shared/kit/wire-error.ts'
import { currentSession, onSessionOver } from '../session/session-store.ts'

/** What of an endpoint is kept with a write. */
export type Address = Pick<Endpoint, 'name' | 'method' | 'path' | 'access' | 'outbox' | 'body'>

/** One write that may wait, as it lies in the outbox. */
export interface QueuedMutation {
  /** The order in which it was said. */
  seq: number
  /** Its Idempotency-Key, from the first attempt on. */
  key: string
  /** Id of whoever said it: nobody else sends or sees it. */
  person: string
  /** Milliseconds: in the outbox by the clock of this phone, which may be wrong; where it is shown, by the server's. */
  submittedAt: number
  to: Address
  /** What it is about: see subject.ts. Writes about one thing are sent in their order. */
  orderingKey: string
  params: Record<string, string>
  body: unknown
  /** On its first way; to be sent; or refused by the server, so that the person decides. */
  state: 'trying' | 'waiting' | 'refused'
  tries: number
  /** Why the last try did not work out. */
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

/** What the person who is signed in has waiting, in its order, as far as the outbox was opened. */
export function queuedNow(): readonly QueuedMutation[] {
  // Another tab may have signed in somebody else since.
  return whose === currentSession()?.person.id ? shown : none
}

export function showQueued(next: readonly QueuedMutation[], person?: string): void {
  if (next.length === 0 && shown.length === 0 && whose === person) return
  shown = next
  whose = person
  for (const tell of listeners) tell()
}

/** Whether the outbox of this person has been looked into: before, nobody can say that it is empty. */
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
 * Shows an answer as it will be once what waits has arrived: `lay` puts this feature's waiting writes over what is
 * known, also where nothing is. It must be the same function every time.
 */
export function useWithQueued<A extends { data: unknown; isPending: boolean }, Shown>(
  answered: A,
  lay: (known: A['data'], waiting: readonly QueuedMutation[]) => Shown | undefined,
): Omit<A, 'data'> & { data: Shown | undefined } {
  const waiting = useQueuedMutations()
  const { data } = answered
  const laid = useMemo(() => lay(data, waiting), [data, waiting, lay])
  return { ...answered, data: laid, isPending: answered.isPending && laid === undefined }
}
