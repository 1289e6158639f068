import { closedStatuses, type Status } from '../appointments.lifecycle.ts'

/** How the number was asked for. */
export const sources = ['app', 'walk-in', 'phone'] as const
export type Source = (typeof sources)[number]

export const queueStates = ['waiting', 'inside', 'done', 'absent', 'cancelled'] as const
export type QueueState = (typeof queueStates)[number]

/** What the staff does with one entry; the next patient is called by an act of its own. */
export const marks = ['call', 'absent', 'back', 'cancel'] as const
export type Mark = (typeof marks)[number]

/** What is stored of one number. `status`: of its visit; null without a record. */
export interface Entry {
  status: Status | null
  source: Source
  calledAt: Date | null
  absentAt: Date | null
  endedAt: Date | null
  cancelledAt: Date | null
}

/** A visit that was started is inside, also where nobody called its number. */
export function queueStateOf({ status, calledAt, absentAt, endedAt, cancelledAt }: Entry): QueueState {
  if (cancelledAt || closedStatuses.some((one) => one === status)) return 'cancelled'
  if (endedAt || status === 'completed') return 'done'
  if (status === 'in-progress') return 'inside'
  if (absentAt || status === 'missed') return 'absent'
  return calledAt ? 'inside' : 'waiting'
}

/** Whoever booked in the app cancels there; a visit that has begun is finished. */
export function mayMark(mark: Mark, entry: Entry): boolean {
  const state = queueStateOf(entry)
  const isStarted = entry.status === 'in-progress'
  switch (mark) {
    case 'call':
      return (state === 'waiting' || state === 'absent') && entry.status !== 'missed'
    case 'absent':
      return state === 'waiting' || (state === 'inside' && !isStarted)
    case 'back':
      return state === 'absent' && entry.status !== 'missed'
    case 'cancel':
      return (
        (state === 'waiting' || state === 'absent') && entry.source !== 'app' && entry.status !== 'missed'
      )
  }
}
