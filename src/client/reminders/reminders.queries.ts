import { useRef, useState } from 'react'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import {
  listReminders,
  markDose,
  type addReminder,
  type changeReminder,
  type removeReminder,
  type restoreReminder,
} from '../../shared/reminders/reminders.endpoints.ts'
import type { Dose, Mark, SkipReason } from '../../shared/reminders/reminders.schedule.ts'
import { isTakenThisWeek } from '../../shared/reminders/reminders.weekly.ts'
import type { RequestOptions } from '../platform/api/api.ts'
import { ApiError } from '../platform/api/api-error.ts'
import { useQueuedMutations, useWithQueued, type QueuedMutation } from '../platform/outbox/queued-mutation.ts'
import { town } from '../platform/clock/town.ts'
import {
  withWaitingReminders,
  type KnownList,
  type KnownReminder,
  type ShownList,
} from './components/waiting-reminders.ts'
import { replaceAnswer, useAnswer, useWrite, type WriteOptions } from '../platform/queries/queries.tsx'

export type { ShownList as ReminderList } from './components/waiting-reminders.ts'
export type { ShownReminder as Reminder } from './components/waiting-reminders.ts'
type DoseKey = Pick<Dose, 'reminderId' | 'day' | 'time'>
type Marked = AnswerOf<typeof markDose>
type Change = typeof addReminder | typeof changeReminder | typeof removeReminder | typeof restoreReminder

/** The reminders with the queued changes. */
export function useReminders() {
  return useWithQueued(useAnswer(listReminders), layWaiting)
}

function layWaiting(known: KnownList | undefined, waiting: readonly QueuedMutation[]) {
  return withWaitingReminders(known, waiting, town().timeZone)
}

/** Add, edit, remove or restore: the returned reminder replaces the cached one. */
export function useChange<C extends Change>(
  endpoint: C,
  options: Pick<WriteOptions<C>, 'onDone' | 'onKept'> = {},
) {
  return useWrite(endpoint, {
    onDone: (answer, asked) => {
      replaceAnswer(listReminders, (known) => ({ ...known, reminders: put(known.reminders, answer) }))
      options.onDone?.(answer, asked)
    },
    ...(options.onKept && { onKept: options.onKept }),
  })
}

function put(known: readonly KnownReminder[], changed: KnownReminder): KnownReminder[] {
  const isKnown = known.some(({ id }) => id === changed.id)
  // What is left comes with the list alone.
  return isKnown
    ? known.map((one) => (one.id === changed.id ? { ...changed, stock: one.stock } : one))
    : [...known, changed]
}

/**
 * Marks doses. Optimistic marks are kept beside the query data, not in it: a failed one disappears by itself, and a
 * refetch does not undo it. A dose pressed again before its answer is sent again afterwards, so that the last press
 * wins.
 */
export function useMarking() {
  const waiting = useQueuedMutations()
  const { data: list } = useReminders()
  const [wishes, setWishes] = useState<readonly Marked[]>([])
  const latest = useRef<readonly Marked[]>([])
  const [problem, setProblem] = useState<{ dose: DoseKey; error: Error } | null>(null)
  const { mutate } = useWrite(markDose, {
    onDone: (answer) => {
      replaceAnswer(listReminders, (known) => ({ ...known, doses: withMark(known.doses, answer) }))
      const wish = latest.current.find((one) => isSameDose(one, answer))
      if (wish && !isSameMark(wish, answer)) send(wish)
      else drop(answer)
    },
    // The outbox shows it from now on; later presses are queued after it.
    onKept: (asked) => {
      const dose = doseOf(asked)
      const wish = latest.current.find((one) => isSameDose(one, dose))
      if (wish && asked.body && !isSameMark(wish, asked.body)) send(wish)
      else drop(dose)
    },
    onError: (error, asked) => {
      const dose = doseOf(asked)
      drop(dose)
      setProblem({ dose, error })
    },
  })

  function keep(next: readonly Marked[]): void {
    latest.current = next
    setWishes(next)
  }
  const without = (dose: DoseKey) => latest.current.filter((one) => !isSameDose(one, dose))
  const drop = (dose: DoseKey) => keep(without(dose))
  const send = ({ reminderId, ...body }: Marked) => mutate({ params: { id: reminderId }, body })

  function want(wish: Marked): void {
    const isUnderWay = latest.current.some((one) => isSameDose(one, wish))
    setProblem(null)
    keep([...without(wish), wish])
    if (!isUnderWay) send(wish)
  }

  /** The server refuses it too; without a network nobody may learn that too late. */
  function isSecondOfWeek(dose: DoseKey): boolean {
    const reminder = list?.reminders.find(({ id }) => id === dose.reminderId)
    const marks = wishes.reduce(withMark, list?.doses ?? [])
    return reminder !== undefined && isTakenThisWeek(reminder, marks, dose, town().timeZone)
  }

  return {
    /** Pressing the same mark again removes it. */
    press({ reminderId, day, time, mark, reason }: Dose, pressed: Mark): void {
      const state = mark === pressed ? null : pressed
      const wish = { reminderId, day, time, state, ...(state === 'skipped' && { reason }) }
      if (wish.state === 'taken' && isSecondOfWeek(wish)) {
        setProblem({ dose: wish, error: takenThisWeek })
        return
      }
      want(wish)
    },
    /** Why a skipped dose was skipped; said again, the reason is taken back. */
    explain({ reminderId, day, time, reason }: Dose, said: SkipReason): void {
      want({ reminderId, day, time, state: 'skipped', reason: reason === said ? null : said })
    },
    /** The server's marks with the pending ones applied. */
    shown: (doses: ShownList['doses']) => wishes.reduce(withMark, doses),
    /** The state of a queued mark. */
    waitsAs(dose: Dose): 'waiting' | 'refused' | undefined {
      const isOfDose = ({ to, params, body }: QueuedMutation) =>
        to.name === markDose.name &&
        isSameDose(doseOf({ params, body } as RequestOptions<typeof markDose>), dose)
      const entry = waiting.findLast(isOfDose)
      return entry && (entry.state === 'refused' ? 'refused' : 'waiting')
    },
    problemWith: (dose: Dose) => (problem && isSameDose(problem.dose, dose) ? problem.error : null),
  }
}
const takenThisWeek = new ApiError('', { status: 409, code: 'takenThisWeek', feature: 'reminders' })
export type Marking = ReturnType<typeof useMarking>

function doseOf({ params, body }: RequestOptions<typeof markDose>): DoseKey {
  return { reminderId: params?.id ?? '', day: body?.day ?? '', time: body?.time ?? '' }
}

function isSameMark(one: Pick<Marked, 'state' | 'reason'>, other: Pick<Marked, 'state' | 'reason'>): boolean {
  return one.state === other.state && (one.reason ?? null) === (other.reason ?? null)
}

function withMark(doses: ShownList['doses'], { state, ...dose }: Marked): ShownList['doses'] {
  const others = doses.filter((one) => !isSameDose(one, dose))
  return state === null ? others : [...others, { ...dose, state }]
}

function isSameDose(one: DoseKey, other: DoseKey): boolean {
  return one.reminderId === other.reminderId && one.day === other.day && one.time === other.time
}
