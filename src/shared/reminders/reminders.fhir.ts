import type { AsNeeded } from './reminders.as-needed.ts'
import type { Cycle } from './reminders.cycle.ts'
import type { Food, Unit } from './reminders.dosage.ts'
import { daysOfCourse, lastTimeIn } from './course/reminders.course.ts'
import { everyDay, type Plan } from './reminders.schedule.ts'
import { plansOfSteps, type Step } from './steps/reminders.steps.ts'

/** The parts of a Dosage of FHIR R4 that a plan has: https://hl7.org/fhir/R4/dosage.html */
export interface Dosage {
  /** Counts the steps. Those of one step apply together: R4 says so of equal numbers. */
  sequence: number
  timing: {
    repeat: {
      boundsPeriod: { start: string; end?: string }
      /** Every day when missing. */
      dayOfWeek?: WeekdayCode[]
      /** HH:mm:ss. Missing if it is taken as needed. */
      timeOfDay?: string[]
      /** How many doses there are from the first to the last day, if the last day ends early. */
      count?: number
    } & Partial<RepeatingCycle | AsNeededRepeat>
  }
  asNeededBoolean?: true
  maxDosePerPeriod?: { numerator: DoseCount; denominator: DayCount }
  additionalInstruction?: { coding: { system: string; code: MealCode }[] }[]
  patientInstruction?: string
  doseAndRate?: { doseQuantity: Quantity }[]
}
/** One day in every `period`, or `duration` days in a row. */
interface RepeatingCycle {
  period: number
  periodUnit: 'd'
  duration?: number
  durationUnit?: 'd'
}
/** Not more often than once in `period` hours. */
interface AsNeededRepeat {
  frequency: 1
  period: number
  periodUnit: 'h'
}
interface DoseCount {
  value: number
  unit: 'dose'
  system: string
  code: '{dose}'
}
interface DayCount {
  value: 1
  unit: 'd'
  system: string
  code: 'd'
}
interface Quantity {
  value: number
  unit: Unit
  system?: string
  code?: string
}
type WeekdayCode = (typeof weekdayCodes)[number]
type MealCode = (typeof mealCodes)[Food]

const weekdayCodes = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** `Timing.repeat.when` would be their place, but FHIR forbids it beside `timeOfDay` (tim-10). */
const mealCodes = { before: 'AC', with: 'C', after: 'PC' } as const
const mealSystem = 'http://terminology.hl7.org/CodeSystem/v3-TimingEvent'

const ucum = 'http://unitsofmeasure.org'
const drugForms = 'http://terminology.hl7.org/CodeSystem/v3-orderableDrugForm'
/** UCUM where it has the unit. A sachet has no code. */
const unitCodes: Record<Unit, Pick<Quantity, 'system' | 'code'>> = {
  tablet: { system: drugForms, code: 'TAB' },
  capsule: { system: drugForms, code: 'CAP' },
  ml: { system: ucum, code: 'mL' },
  drop: { system: ucum, code: '[drp]' },
  puff: { system: drugForms, code: 'PUFF' },
  unit: { system: ucum, code: '[iU]' },
  sachet: {},
}

export type PlanContent = Omit<Plan, 'since'>

/** One Dosage for each amount of a step: its times have it in common. */
export function dosagesOf(plan: PlanContent): Dosage[] {
  const { asNeeded } = plan
  if (asNeeded) return [neededDosage(plan, asNeeded)]
  // Steps count their days.
  const whole = plan.steps ? { ...plan, lastTime: null } : plan
  return plansOfSteps(whole).flatMap((step, n) => dosagesOfStep(step, n + 1))
}

function dosagesOfStep(plan: PlanContent, sequence: number): Dosage[] {
  const { times, amounts } = plan
  const byAmount = new Map<number | null, string[]>()
  for (const time of times) {
    const amount = amounts?.[time] ?? null
    byAmount.set(amount, [...(byAmount.get(amount) ?? []), time])
  }
  return Array.from(byAmount, ([amount, ofAmount]) => dosageOf(plan, sequence, amount, ofAmount))
}

function dosageOf(plan: PlanContent, sequence: number, amount: number | null, times: string[]): Dosage {
  const { days, cycle } = plan
  return {
    sequence,
    timing: {
      repeat: {
        ...boundsOf(plan),
        ...(days.length < everyDay.length && { dayOfWeek: days.flatMap((day) => weekdayCodes[day] ?? []) }),
        ...(cycle && repeatingCycle(cycle)),
        timeOfDay: times.map((time) => `${time}:00`),
        ...countOf(plan, times),
      },
    },
    ...instructionsOf(plan, amount),
  }
}

/** `timing` says how far apart, `maxDosePerPeriod` how many a day. */
function neededDosage(plan: PlanContent, { gapHours, mostPerDay, amount }: AsNeeded): Dosage {
  return {
    sequence: 1,
    asNeededBoolean: true,
    timing: { repeat: { ...boundsOf(plan), frequency: 1, period: gapHours, periodUnit: 'h' } },
    maxDosePerPeriod: {
      numerator: { value: mostPerDay, unit: 'dose', system: ucum, code: '{dose}' },
      denominator: { value: 1, unit: 'd', system: ucum, code: 'd' },
    },
    ...instructionsOf(plan, amount),
  }
}

/** A Dosage without a dose on the last day has all of the days before. */
function countOf(plan: PlanContent, times: readonly string[]): { count?: number } {
  const { endsOn } = plan
  const lastTime = lastTimeIn(plan)
  if (lastTime === null || endsOn === null) return {}
  const after = times.filter((time) => time > lastTime).length
  return { count: daysOfCourse({ ...plan, endsOn }) * times.length - after }
}

/** The inverse: the latest time that any Dosage still has on the last day. */
function lastTimeOf(dosages: readonly Dosage[], plan: Omit<PlanContent, 'lastTime'>): string | null {
  const { endsOn } = plan
  if (endsOn === null || dosages.every(({ timing }) => timing.repeat.count === undefined)) return null
  const days = daysOfCourse({ ...plan, endsOn })
  const lasts = dosages.flatMap((dosage) => {
    const times = timesOf(dosage).toSorted()
    const { count = days * times.length } = dosage.timing.repeat
    return times.slice(0, Math.max(0, times.length - (days * times.length - count))).slice(-1)
  })
  return lastTimeIn({ ...plan, lastTime: lasts.toSorted().at(-1) })
}

function boundsOf({ startsOn, endsOn }: PlanContent) {
  return { boundsPeriod: { start: startsOn, ...(endsOn !== null && { end: endsOn }) } }
}

function instructionsOf({ dosage, unit, food }: PlanContent, amount: number | null) {
  return {
    ...(food && { additionalInstruction: [{ coding: [{ system: mealSystem, code: mealCodes[food] }] }] }),
    ...(dosage !== '' && { patientInstruction: dosage }),
    ...(unit &&
      amount !== null && { doseAndRate: [{ doseQuantity: { value: amount, unit, ...unitCodes[unit] } }] }),
  }
}

/**
 * FHIR says beside `timeOfDay` that it is not meant to go with `period`, but has no other place for a cycle, and no
 * rule of it (tim-1 to tim-10) is broken.
 */
function repeatingCycle({ on, off }: Cycle): RepeatingCycle {
  return { ...(on > 1 && { duration: on, durationUnit: 'd' }), period: on + off, periodUnit: 'd' }
}

type Repeat = Dosage['timing']['repeat']

function cycleOf(repeat: Omit<Repeat, 'boundsPeriod'>): Cycle | null {
  if (repeat.periodUnit !== 'd' || repeat.period === undefined) return null
  const { period, duration = 1 } = repeat as RepeatingCycle
  return { on: duration, off: period - duration }
}

function asNeededOf({ asNeededBoolean, maxDosePerPeriod, timing, doseAndRate }: Dosage): AsNeeded | null {
  if (!asNeededBoolean) return null
  const amount = doseAndRate?.[0]?.doseQuantity.value ?? null
  return {
    gapHours: timing.repeat.period ?? 1,
    mostPerDay: maxDosePerPeriod?.numerator.value ?? 1,
    amount,
  }
}

/** The inverse of `dosagesOf`. */
export function planOf(dosages: readonly Dosage[]): Required<PlanContent> {
  const [first] = dosages
  const bounds = dosages.at(-1)?.timing.repeat.boundsPeriod
  if (!first || !bounds) throw new Error('A plan without a dosage.')
  const { boundsPeriod, dayOfWeek, ...repeat } = first.timing.repeat
  const meal = first.additionalInstruction?.[0]?.coding[0]?.code
  const food = (Object.keys(mealCodes) as Food[]).find((one) => mealCodes[one] === meal)
  const times = Array.from(new Set(dosages.flatMap(timesOf))).toSorted()
  const steps = stepsOf(dosages, times)
  const amounts = amountsOf(dosages)
  const plan = {
    dosage: first.patientInstruction ?? '',
    times,
    amounts: steps || Object.keys(amounts).length === 0 ? null : amounts,
    steps,
    unit: dosages.find(({ doseAndRate }) => doseAndRate)?.doseAndRate?.[0]?.doseQuantity.unit ?? null,
    food: food ?? null,
    days: dayOfWeek ? dayOfWeek.map((code) => weekdayCodes.indexOf(code)) : [...everyDay],
    cycle: cycleOf(repeat),
    asNeeded: asNeededOf(first),
    startsOn: boundsPeriod.start,
    endsOn: bounds.end ?? null,
  }
  return { ...plan, lastTime: lastTimeOf(dosages, plan) }
}

/** Null if there is but one sequence. A time without a Dosage in a step has no dose in it. */
function stepsOf(dosages: readonly Dosage[], times: readonly string[]): Step[] | null {
  const numbers = new Set(dosages.map(({ sequence }) => sequence))
  if (numbers.size === 1) return null
  return Array.from(numbers, (number) => {
    const ofStep = dosages.filter(({ sequence }) => sequence === number)
    const { start, end } = ofStep[0]?.timing.repeat.boundsPeriod ?? {}
    const taken = new Set(ofStep.flatMap(timesOf))
    const none = times.filter((time) => !taken.has(time)).map((time): [string, number] => [time, 0])
    const amounts = [...Object.entries(amountsOf(ofStep)), ...none]
    return {
      days: start && end ? daysBetween(start, end) + 1 : null,
      amounts: Object.fromEntries(amounts.toSorted(([one], [other]) => (one < other ? -1 : 1))),
    }
  })
}

function timesOf({ timing }: Dosage): string[] {
  return (timing.repeat.timeOfDay ?? []).map((time) => time.slice(0, 5))
}

/** By time, in the order of the day. */
function amountsOf(dosages: readonly Dosage[]): Record<string, number> {
  const doses = dosages.flatMap((dosage) => {
    const value = dosage.doseAndRate?.[0]?.doseQuantity.value
    return value === undefined ? [] : timesOf(dosage).map((time) => [time, value] as const)
  })
  return Object.fromEntries(doses.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function daysBetween(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000)
}
