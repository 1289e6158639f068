import { addDays } from '../../kit/time/town-time.ts'
import { isAmount } from '../reminders.dosage.ts'

/** One amount for so many days: prednisolone, 8 tablets for 5 days, then 6 tablets for 5 days. */
export interface Step {
  /** Null if it goes on without an end, which only the last one may. */
  days: number | null
  /**
   * How much at each time, in the unit of the plan; 0 for no dose at this time. A time that an earlier version of the
   * app moved has none: no amount is better than a wrong one.
   */
  amounts: Readonly<Record<string, number>>
}

export const leastSteps = 2
export const mostSteps = 8
export const mostStepDays = 180

export function isStepAmount(amount: number): boolean {
  return amount === 0 || isAmount(amount)
}

interface Stepped {
  times: readonly string[]
  amounts?: Readonly<Record<string, number>> | null | undefined
  steps?: readonly Step[] | null | undefined
  startsOn: string
  endsOn: string | null
}

/**
 * Each step as a plan of its own, with its days, times and amounts, the first one first. A plan without steps is its
 * only one.
 */
export function plansOfSteps<T extends Stepped>(plan: T): T[] {
  if (!plan.steps) return [plan]
  let next = plan.startsOn
  return plan.steps.map(({ days, amounts }) => {
    const startsOn = next
    next = addDays(startsOn, days ?? 0)
    const times = plan.times.filter((time) => amounts[time] !== 0)
    const known = times.flatMap((time) => (amounts[time] ? [[time, amounts[time]] as const] : []))
    const endsOn = days === null ? null : addDays(next, -1)
    return { ...plan, times, amounts: Object.fromEntries(known), steps: null, startsOn, endsOn }
  })
}

/** What the plan says for one day; before its first day what it says for that. */
export function planOn<T extends Stepped>(plan: T, day: string): T {
  const plans = plansOfSteps(plan)
  return plans.findLast(({ startsOn }) => startsOn <= day) ?? plans[0] ?? plan
}

/** The last day of the last step; null if it goes on. */
export function endOfSteps(steps: readonly Step[], startsOn: string): string | null {
  return steps.reduce<string | null>(
    (before, { days }) => (before === null || days === null ? null : addDays(before, days)),
    addDays(startsOn, -1),
  )
}

/** The amounts of a step that begins, and those of the day before. */
export interface StepChange {
  before: Readonly<Record<string, number>>
  now: Readonly<Record<string, number>>
}

/** Whether another step begins on this day. The first one is no change. */
export function changeOn(plan: Stepped, day: string): StepChange | null {
  const n = plansOfSteps(plan).findIndex(({ startsOn }) => startsOn === day)
  const [before, now] = [plan.steps?.[n - 1], plan.steps?.[n]]
  return before && now ? { before: before.amounts, now: now.amounts } : null
}

interface Entered extends Omit<Stepped, 'startsOn'> {
  startsOn?: string | undefined
  unit?: string | null | undefined
  days: readonly number[]
  cycle?: object | null | undefined
  asNeeded?: object | null | undefined
}

/**
 * Steps go with every day and set times alone, and hold the amounts. The write that says so last wins: who names other
 * amounts, days or a medicine as needed ends the steps, also with a version of the app that knows none. Their last day
 * stays.
 */
export function oneAmount<T extends Entered>(plan: T, said: Pick<Entered, 'steps'>): T {
  const { steps, startsOn } = plan
  if (!steps) return plan
  const isOther = Boolean(plan.amounts) || !isDaily(plan)
  const endsOn = startsOn === undefined ? plan.endsOn : endOfSteps(steps, startsOn)
  if (!plan.unit || (isOther && !said.steps)) return { ...plan, steps: null, endsOn: plan.endsOn ?? endsOn }
  const daily = { days: [0, 1, 2, 3, 4, 5, 6], cycle: null, asNeeded: null }
  return { ...plan, ...daily, amounts: null, steps: fittingSteps(steps, plan.times), endsOn }
}

function isDaily({ days, cycle, asNeeded }: Pick<Entered, 'days' | 'cycle' | 'asNeeded'>): boolean {
  return days.length === 7 && !cycle && !asNeeded
}

/** For these times. A step without any dose, and a time without one in all steps, have no amounts instead. */
function fittingSteps(steps: readonly Step[], times: readonly string[]): Step[] {
  const taken = times.filter((time) => steps.some(({ amounts }) => amounts[time] !== 0))
  return steps.map(({ days, amounts }) => {
    const isWithout = taken.every((time) => amounts[time] === 0)
    const known = Object.entries(amounts).filter(([time]) => taken.includes(time))
    return { days, amounts: Object.fromEntries(isWithout ? [] : known) }
  })
}

/** As they were entered: a field left empty is undefined, one that could not be read is no number. */
interface EnteredStep {
  days: number | null | undefined
  amounts: Readonly<Record<string, number | undefined>>
}
interface EnteredSteps extends Omit<Entered, 'steps' | 'endsOn'> {
  steps?: readonly EnteredStep[] | null | undefined
}

/** The wrong fields of the steps, with the code of their error; `times` may have empty rows. */
export function wrongSteps({ steps, times, unit, ...when }: EnteredSteps): Record<string, string> {
  if (!steps) return {}
  if (!isDaily(when)) return { steps: 'stepsDaily' }
  if (!unit) return { unit: 'required' }
  const set = times.filter((time) => time !== '')
  const isNever = (time: string) => steps.every(({ amounts }) => amounts[time] === 0)
  const wrong: Record<string, string> = {}
  for (const [n, { days, amounts }] of steps.entries()) {
    const isEnd = days === null && n === steps.length - 1
    if (!isEnd && !isStepDays(days)) {
      wrong[`steps.${n}.days`] = typeof days === 'number' ? 'stepDays' : 'required'
    }
    const isWithout = set.every((time) => amounts[time] === 0)
    for (const [k, time] of times.entries()) {
      const amount = time === '' ? 1 : amounts[time]
      const isRight = amount !== undefined && isStepAmount(amount) && !isWithout && !isNever(time)
      if (!isRight) wrong[`steps.${n}.amounts.${k}`] = amount === undefined ? 'required' : 'amountInvalid'
    }
  }
  return wrong
}

function isStepDays(days: number | null | undefined): boolean {
  return Number.isInteger(days) && Number(days) >= 1 && Number(days) <= mostStepDays
}
