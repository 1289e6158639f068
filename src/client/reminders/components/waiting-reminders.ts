import { mergeThreeWay, type Base } from '../../../shared/kit/three-way-merge.ts'
import { idFromKey } from '../../../shared/kit/own-ids.ts'
import { dayIn } from '../../../shared/kit/time/town-time.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import {
  addReminder,
  changeReminder,
  countStock,
  type listReminders,
  markDose,
  removeReminder,
  restoreReminder,
} from '../../../shared/reminders/reminders.endpoints.ts'
import { oneKind } from '../../../shared/reminders/reminders.cycle.ts'
import { oneAmount } from '../../../shared/reminders/steps/reminders.steps.ts'
import type { ReminderBody } from '../../../shared/reminders/reminders.forms.ts'
import type { MarkedDose } from '../../../shared/reminders/reminders.schedule.ts'
import type { StopReason } from '../../../shared/reminders/removal/reminders.stop-reasons.ts'
import type { Stock } from '../../../shared/reminders/reminders.stock.ts'
import type { QueuedMutation } from '../../platform/outbox/queued-mutation.ts'
import { saidIn } from './said-in.ts'

export type KnownList = AnswerOf<typeof listReminders>
export type KnownReminder = KnownList['reminders'][number]

interface WaitingState {
  waiting?: 'waiting' | 'refused'
}
export interface ShownReminder extends KnownReminder, WaitingState {}
export interface ShownList extends KnownList {
  reminders: ShownReminder[]
  doses: (MarkedDose & WaitingState)[]
}

/** The list with the queued changes applied. */
export function withWaitingReminders(
  known: ShownList | undefined,
  waiting: readonly QueuedMutation[],
  zone: string,
): ShownList | undefined {
  return waiting.reduce<ShownList | undefined>((list, entry) => lay(list, entry, zone), known)
}

function lay(list: ShownList | undefined, entry: QueuedMutation, zone: string): ShownList | undefined {
  const { to, params } = entry
  const id = params['id'] ?? ''
  switch (to.name) {
    case addReminder.name: {
      const { reminders = [], doses = [] } = list ?? {}
      const made = newReminder(entry, zone)
      // It has arrived, but the answer was lost.
      if (reminders.some((one) => one.id === made.id)) return list
      return { doses, reminders: [...reminders, made] }
    }
    case changeReminder.name:
      return change(list, id, entry, (one) => changed(one, entry))
    case removeReminder.name:
      return change(list, id, entry, ({ isRemoved, removedBecause }) =>
        isRemoved ? { removedBecause } : { isRemoved: true, removedBecause: reasonIn(entry) },
      )
    case restoreReminder.name:
      return change(list, id, entry, () => ({ isRemoved: false }))
    case countStock.name:
      return change(list, id, entry, ({ stock }) => counted(stock, entry))
    case markDose.name:
      return list && { ...list, doses: mark(list.doses, id, entry) }
    default:
      return list
  }
}

function change(
  list: ShownList | undefined,
  id: string,
  entry: QueuedMutation,
  make: (one: ShownReminder) => Partial<ShownReminder>,
): ShownList | undefined {
  const reminders = list?.reminders.map((one) =>
    one.id === id ? { ...one, ...make(one), waiting: stateOf(entry) } : one,
  )
  return list && reminders && { ...list, reminders }
}

function newReminder(entry: QueuedMutation, zone: string): ShownReminder {
  const { name, ...plan } = entry.body as ReminderBody
  const said = new Date(entry.submittedAt)
  return {
    id: idFromKey(entry.key) ?? entry.key,
    name,
    isRemoved: false,
    plans: [
      onePlan({ ...plan, since: said.toISOString(), startsOn: plan.startsOn ?? dayIn(zone, said) }, plan),
    ],
    waiting: stateOf(entry),
  }
}

function changed(
  known: ShownReminder,
  { body, submittedAt }: QueuedMutation,
): Pick<ShownReminder, 'name' | 'plans'> {
  const {
    from: base,
    isBack: _,
    ...said
  } = body as ReminderBody & { from?: Base<ReminderBody>; isBack?: boolean }
  const { name, ...plan } = base ? mergeThreeWay(said, base, saidIn(known)).merged : said
  const { plans } = known
  const since = new Date(submittedAt).toISOString()
  const startsOn = plan.startsOn ?? plans.at(-1)?.startsOn ?? since.slice(0, 10)
  return {
    name,
    plans: [...plans, onePlan({ ...unsaidIn(known), ...plan, since, startsOn }, said)],
  }
}

function onePlan<T extends Parameters<typeof oneKind>[0] & Parameters<typeof oneAmount>[0]>(
  plan: T,
  said: Omit<ReminderBody, 'name'>,
): T {
  return oneAmount(oneKind(plan, said), said)
}

/** What an earlier version of the app did not write stays as it was. */
function unsaidIn({ plans }: ShownReminder) {
  const { unit, amounts, food, cycle, asNeeded, steps, lastTime } = plans.at(-1) ?? {}
  return { unit, amounts, food, cycle, asNeeded, steps, lastTime }
}

function reasonIn({ body }: QueuedMutation): StopReason | null {
  return (body as { reason?: StopReason | null } | undefined)?.reason ?? null
}

/** As on the server, the newer count holds. */
function counted(known: Stock | null | undefined, { body, submittedAt }: QueuedMutation) {
  const since = new Date(submittedAt).toISOString()
  return known && known.since > since ? {} : { stock: { left: (body as Pick<Stock, 'left'>).left, since } }
}

function mark(doses: ShownList['doses'], reminderId: string, entry: QueuedMutation): ShownList['doses'] {
  const { day, time, state, reason } = entry.body as Omit<AnswerOf<typeof markDose>, 'reminderId'>
  const others = doses.filter((one) => one.reminderId !== reminderId || one.day !== day || one.time !== time)
  return state === null
    ? others
    : [...others, { reminderId, day, time, state, reason, waiting: stateOf(entry) }]
}

function stateOf({ state }: QueuedMutation): 'waiting' | 'refused' {
  return state === 'refused' ? 'refused' : 'waiting'
}
