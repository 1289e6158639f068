import { maxTimes } from '../../../../shared/reminders/reminders.schedule.ts'
import type { Unit } from '../../../../shared/reminders/reminders.dosage.ts'

/** A row of the form, as typed: a time, empty when none is chosen yet, and how much then. */
export interface TypedDose {
  time: string
  amount: string
  /** And how much in each step, if the amount changes over the days. */
  inSteps?: string[]
}

export const parts = ['morning', 'noon', 'evening', 'night'] as const
export type Part = (typeof parts)[number]

const usual: Record<Part, string> = { morning: '08:00', noon: '14:00', evening: '18:00', night: '21:00' }

export function partOf(time: string): Part | null {
  if (time === '') return null
  if (time < '04:00' || time >= '19:00') return 'night'
  if (time < '11:00') return 'morning'
  return time < '16:00' ? 'noon' : 'evening'
}

/** With the usual time of this part of the day, or without its times if there are some. */
export function toggled(doses: readonly TypedDose[], part: Part): TypedDose[] {
  const others = doses.filter(({ time }) => partOf(time) !== part)
  if (others.length < doses.length) return orOne(others, doses)
  const known = doses.filter(({ time }) => time !== '')
  return [...known, { time: usual[part], amount: doses.at(-1)?.amount ?? '' }]
    .toSorted((one, other) => (one.time < other.time ? -1 : 1))
    .slice(0, maxTimes)
}

/** Every so many hours while people are awake. */
export function everyHours(hours: number, doses: readonly TypedDose[]): TypedDose[] {
  const amount = doses[0]?.amount ?? ''
  const count = Math.floor((22 - 6) / hours) + 1
  return Array.from({ length: count }, (_, n) => ({
    ...doses[0],
    time: `${String(6 + n * hours).padStart(2, '0')}:00`,
    amount,
  }))
}

/** The amounts after another kind of medicine was chosen: typed ones stay, suggested ones do not. */
export function amountsFor(unit: Unit | '', amounts: readonly string[]): string[] {
  const suggested = suggestedAmount(unit)
  return amounts.map((amount) => (amount === '' || amount === '1' ? suggested : amount))
}

/** One, where that is the usual dose. Millilitres and units of insulin are never guessed. */
function suggestedAmount(unit: Unit | ''): string {
  return unit === 'tablet' || unit === 'capsule' || unit === 'sachet' ? '1' : ''
}

/** A form always shows one time. */
function orOne(doses: TypedDose[], before: readonly TypedDose[]): TypedDose[] {
  return doses.length > 0 ? doses : [{ time: '', amount: before[0]?.amount ?? '' }]
}
