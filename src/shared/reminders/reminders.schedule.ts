import { addDays, dayIn, instantIn, timeIn } from '../kit/time/town-time.ts'
import type { AsNeeded } from './reminders.as-needed.ts'
import { isDayOfCycle, type Cycle } from './reminders.cycle.ts'
import type { Amount, Food, Unit } from './reminders.dosage.ts'
import { changeOn, planOn, type Step, type StepChange } from './steps/reminders.steps.ts'

/** More than this is a mistake or a script. */
export const maxReminders = 30
/** How many past days of marks the list includes. */
export const listedDays = 7

export const everyDay = [0, 1, 2, 3, 4, 5, 6] as const
/** Eye drops every two hours, by day and night. */
export const maxTimes = 12
/** For this long after its time a dose is "now"; later it is missed and no longer rings. */
export const dueForMs = 60 * 60_000
/** A mark earlier than this needs confirmation: an accidental tap would silence the dose. */
export const earlyForMs = 60 * 60_000

/** When the doses of a reminder are, from `since` until its next plan. */
export interface Plan {
  /** An instant. Earlier doses belong to the previous plan, or to none. */
  since: string
  /** In the person's own words. */
  dosage: string
  /** The town's HH:mm, ascending. None if it is taken as needed. */
  times: readonly string[]
  /** How much at each time, in `unit`; null where it was not said. A list kept by an earlier version has none. */
  amounts?: Readonly<Record<string, number>> | null | undefined
  /** If the amounts change over the days, counted from `startsOn`; then they stand here alone. */
  steps?: readonly Step[] | null | undefined
  unit?: Unit | null | undefined
  food?: Food | null | undefined
  /** 0 is Sunday. All seven if there is a cycle. */
  days: readonly number[]
  /** Counted from `startsOn`. A list kept by an earlier version has none. */
  cycle?: Cycle | null | undefined
  asNeeded?: AsNeeded | null | undefined
  /** The first day; the doses of the day before `since` belong to an earlier plan all the same. */
  startsOn: string
  /** Inclusive; null means no end. That of the last step, if there are steps. */
  endsOn: string | null
  /** On the last day, no dose after this time: a course of so many doses. A list kept by an earlier version has none. */
  lastTime?: string | null | undefined
}

export interface Reminder {
  id: string
  name: string
  /** No more doses are expected; marked ones are kept. */
  isRemoved: boolean
  /** Oldest first; the last one is current. */
  plans: readonly Plan[]
}

export const marks = ['taken', 'skipped'] as const
export type Mark = (typeof marks)[number]

/** Why a dose was skipped. */
export const skipReasons = ['ranOut', 'cost', 'ill', 'forgot', 'stopped', 'other'] as const
export type SkipReason = (typeof skipReasons)[number]

/** A person's mark on one dose. */
export interface MarkedDose {
  reminderId: string
  day: string
  time: string
  state: Mark
  /** Of a skipped one, if it was said. A list kept by an earlier version has none. */
  reason?: SkipReason | null | undefined
}

export interface Dose extends Amount {
  reminderId: string
  name: string
  day: string
  time: string
  mark: Mark | null
  reason: SkipReason | null
  /** Not planned: there is nothing to skip. */
  isAsNeeded?: boolean
  /** Another step begins on this day: the amount may not be that of the day before. */
  change?: StepChange
}

export type DoseState = 'upcoming' | 'due' | 'overdue' | Mark

/** The town's local time as sortable text: `2026-11-21 08:00`. */
function wallOf(zone: string, instant: Date): string {
  return `${dayIn(zone, instant)} ${timeIn(zone, instant)}`
}

/** 0 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** Whether the plan has doses on this day, ignoring `since`. */
export function coversDay(
  { days, cycle, startsOn, endsOn }: Pick<Plan, 'days' | 'cycle' | 'startsOn' | 'endsOn'>,
  day: string,
): boolean {
  if (day < startsOn || (endsOn !== null && day > endsOn)) return false
  return cycle ? isDayOfCycle(cycle, startsOn, day) : days.includes(weekdayOf(day))
}

/** The plan in force at this day and time: the last one that had begun. */
export function planAt(plans: readonly Plan[], day: string, time: string, zone: string): Plan | undefined {
  return plans.findLast(({ since }) => wallOf(zone, new Date(since)) <= `${day} ${time}`)
}

function timesOn(plan: Plan, day: string): readonly string[] {
  const { times } = planOn(plan, day)
  const { endsOn, lastTime } = plan
  return day === endsOn && lastTime ? times.filter((time) => time <= lastTime) : times
}

/** The times of a day, ascending, even if the reminder was removed since. */
export function plannedTimes({ plans }: Pick<Reminder, 'plans'>, day: string, zone: string): string[] {
  const times = plans.flatMap((plan) =>
    coversDay(plan, day) ? timesOn(plan, day).filter((time) => planAt(plans, day, time, zone) === plan) : [],
  )
  return times.toSorted()
}

/** All doses of a day: those planned, and those marked before the plan changed. Sorted by time. */
export function dosesOfDay(
  reminders: readonly Reminder[],
  marked: readonly MarkedDose[],
  day: string,
  zone: string,
): Dose[] {
  const doses = reminders.flatMap((reminder) => {
    const own = marked.filter((one) => one.reminderId === reminder.id && one.day === day)
    const planned = reminder.isRemoved ? [] : plannedTimes(reminder, day, zone)
    const times = new Set([...planned, ...own.map(({ time }) => time)])
    return Array.from(times, (time) => {
      const { state = null, reason = null } = own.find((one) => one.time === time) ?? {}
      const plan = planAt(reminder.plans, day, time, zone)
      const change = plan && changeOn(plan, day)
      const much = {
        ...amountAt(plan && planOn(plan, day), time),
        ...(plan?.asNeeded && { isAsNeeded: true }),
        ...(change && { change }),
      }
      return { reminderId: reminder.id, name: reminder.name, ...much, day, time, mark: state, reason }
    })
  })
  return doses.toSorted((a, b) => compare(a.time, b.time) || compare(a.name, b.name))
}

/** How much is taken at this time. If there are steps, by the plan of one. */
export function amountAt(plan: Plan | undefined, time: string): Amount {
  const { dosage = '', amounts, asNeeded, unit = null, food = null } = plan ?? {}
  return { dosage, amount: (asNeeded ? asNeeded.amount : amounts?.[time]) ?? null, unit, food }
}

/** Today's doses, preceded past midnight by last night's that are still due. */
export function dosesAtHand(
  reminders: readonly Reminder[],
  marked: readonly MarkedDose[],
  now: Date,
  zone: string,
): Dose[] {
  const today = dayIn(zone, now)
  const lastNight = dosesOfDay(reminders, marked, addDays(today, -1), zone)
  return [
    ...lastNight.filter((dose) => stateOf(dose, now, zone) === 'due'),
    ...dosesOfDay(reminders, marked, today, zone),
  ]
}

/** The doses that ring now: due, unmarked, with a time after `from`. */
export function dueDoses(
  reminders: readonly Reminder[],
  marked: readonly MarkedDose[],
  { from, now }: { from: Date; now: Date },
  zone: string,
): Dose[] {
  return dosesSinceYesterday(reminders, marked, now, zone).filter(
    (dose) => stateOf(dose, now, zone) === 'due' && instantIn(zone, dose.day, dose.time) > from,
  )
}

/** Unmarked doses of yesterday and today whose hour is over. */
export function missedDoses(
  reminders: readonly Reminder[],
  marked: readonly MarkedDose[],
  now: Date,
  zone: string,
): Dose[] {
  return dosesSinceYesterday(reminders, marked, now, zone).filter(
    (dose) => stateOf(dose, now, zone) === 'overdue',
  )
}

function dosesSinceYesterday(
  reminders: readonly Reminder[],
  marked: readonly MarkedDose[],
  now: Date,
  zone: string,
): Dose[] {
  const today = dayIn(zone, now)
  return [addDays(today, -1), today].flatMap((day) => dosesOfDay(reminders, marked, day, zone))
}

export function stateOf({ day, time, mark }: Dose, now: Date, zone: string): DoseState {
  if (mark) return mark
  const lateMs = now.getTime() - instantIn(zone, day, time).getTime()
  if (lateMs < 0) return 'upcoming'
  return lateMs < dueForMs ? 'due' : 'overdue'
}

/** More than an hour before its time? */
export function isEarly({ day, time }: Pick<Dose, 'day' | 'time'>, now: Date, zone: string): boolean {
  return instantIn(zone, day, time).getTime() - now.getTime() > earlyForMs
}

/** The first unmarked dose after this moment; undefined when none is left. */
export function nextDose(
  reminders: readonly Reminder[],
  marked: readonly MarkedDose[],
  now: Date,
  zone: string,
): Dose | undefined {
  const nexts = reminders.map((reminder) => nextOf(reminder, marked, now, zone))
  return nexts
    .filter((dose) => dose !== undefined)
    .toSorted((a, b) => compare(`${a.day} ${a.time}`, `${b.day} ${b.time}`))[0]
}

function nextOf(
  reminder: Reminder,
  marked: readonly MarkedDose[],
  now: Date,
  zone: string,
): Dose | undefined {
  const today = dayIn(zone, now)
  const { startsOn = today, cycle } = reminder.plans.at(-1) ?? {}
  const from = startsOn > today ? startsOn : today
  // One day more than the week or the cycle has: today's time may be over.
  const most = cycle ? cycle.on + cycle.off : 7
  for (let ahead = 0; ahead <= most; ahead += 1) {
    const day = addDays(from, ahead)
    const isPossible = reminder.plans.some((plan) => coversDay(plan, day))
    const doses = isPossible ? dosesOfDay([reminder], marked, day, zone) : []
    const next = doses.find((dose) => stateOf(dose, now, zone) === 'upcoming')
    if (next) return next
  }
  return undefined
}

/** Whether this dose may be marked: it is or was planned or as needed, on a day that has come; also ahead of its time. */
export function isMarkable(
  reminder: Pick<Reminder, 'plans'>,
  { day, time }: { day: string; time: string },
  today: string,
  zone: string,
): boolean {
  if (day > today) return false
  const plan = planAt(reminder.plans, day, time, zone)
  return plan?.asNeeded ? coversDay(plan, day) : plannedTimes(reminder, day, zone).includes(time)
}

/** Whether the doses are the same: changing only the name needs no new plan. */
export function isSamePlan(one: Omit<Plan, 'since'>, other: Omit<Plan, 'since'>): boolean {
  const content = (plan: Omit<Plan, 'since'>) => {
    const { dosage, times, amounts, unit = null, food = null, days, cycle, asNeeded, startsOn, endsOn } = plan
    const { lastTime = null } = plan
    const steps = plan.steps?.map((step) => [step.days, times.map((time) => step.amounts[time] ?? null)])
    const much = times.map((time) => amounts?.[time] ?? null)
    const rhythm = cycle ? [cycle.on, cycle.off] : days
    const need = asNeeded ? [asNeeded.gapHours, asNeeded.mostPerDay, asNeeded.amount] : null
    return JSON.stringify([
      dosage,
      times,
      much,
      steps,
      unit,
      food,
      rhythm,
      Boolean(cycle),
      need,
      startsOn,
      endsOn,
      lastTime,
    ])
  }
  return content(one) === content(other)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
