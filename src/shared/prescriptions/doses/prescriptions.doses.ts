import { addDays } from '../../kit/time/town-time.ts'
import type { Form } from '../formulary/prescriptions.formulary.ts'

/** The parts of a day in which a dose is taken, in the order of 1-0-0-1. */
export const slots = ['morning', 'noon', 'evening', 'night'] as const
export type Slot = (typeof slots)[number]
export type Amounts = Readonly<Record<Slot, number>>

/** Every day, every other day, once a week. */
export const rhythms = [1, 2, 7] as const
export type Rhythm = (typeof rhythms)[number]

export const everyHours = [2, 3, 4, 6, 8] as const

/** Waking hours, in which something taken every few hours is taken. */
const wakingHours = 16

export interface TaperStep {
  days: number
  amounts: Amounts
}

/** How a medicine is taken. `application`: a thin layer, without an amount. */
export type Dose =
  | { kind: 'slots'; amounts: Amounts; every: Rhythm; days: number }
  | { kind: 'taper'; steps: readonly TaperStep[] }
  | { kind: 'hourly'; amount: number; hours: number; days: number }
  | { kind: 'needed'; amount: number; gapHours: number; mostPerDay: number; days: number }

export const doseUnits = ['tablet', 'capsule', 'ml', 'drop', 'puff', 'unit', 'sachet', 'application'] as const
export type DoseUnit = (typeof doseUnits)[number]

const unitsOfForms: Record<Form, DoseUnit> = {
  tablet: 'tablet',
  modifiedRelease: 'tablet',
  gastroResistant: 'tablet',
  dispersible: 'tablet',
  capsule: 'capsule',
  liquid: 'ml',
  sachet: 'sachet',
  eyeDrops: 'drop',
  earDrops: 'drop',
  noseDrops: 'drop',
  cream: 'application',
  lotion: 'application',
  inhaler: 'puff',
  nebuliser: 'ml',
  insulin: 'unit',
}
export function unitOf(form: Form): DoseUnit {
  return unitsOfForms[form]
}

/** Where the total is the amount; of the others whole bottles, tubes or inhalers are given. */
const counted: ReadonlySet<DoseUnit> = new Set(['tablet', 'capsule', 'sachet', 'ml', 'unit'])

/** How much is needed for the whole course, in the unit of the form; null where packs are given. */
export function quantityOf(dose: Dose, unit: DoseUnit): number | null {
  if (!counted.has(unit)) return null
  // No part of a tablet or of a millilitre is sold; a sum of decimals may be a little too large.
  return Math.ceil(Math.round(totalOf(dose) * 100) / 100)
}

function totalOf(dose: Dose): number {
  switch (dose.kind) {
    case 'slots':
      return sumOf(dose.amounts) * Math.ceil(dose.days / dose.every)
    case 'taper':
      return dose.steps.reduce((sum, { days, amounts }) => sum + sumOf(amounts) * days, 0)
    case 'hourly':
      return dose.amount * timesPerDay(dose.hours) * dose.days
    case 'needed':
      return dose.amount * dose.mostPerDay * dose.days
  }
}

/** The most that is taken on one day. */
export function mostOnADay(dose: Dose): number {
  switch (dose.kind) {
    case 'slots':
      return sumOf(dose.amounts)
    case 'taper':
      return Math.max(...dose.steps.map(({ amounts }) => sumOf(amounts)))
    case 'hourly':
      return dose.amount * timesPerDay(dose.hours)
    case 'needed':
      return dose.amount * dose.mostPerDay
  }
}

export function daysOf(dose: Dose): number {
  return dose.kind === 'taper' ? dose.steps.reduce((sum, { days }) => sum + days, 0) : dose.days
}

/** The last day of a course that begins on this day. */
export function lastDayOf(dose: Dose, startsOn: string): string {
  return addDays(startsOn, daysOf(dose) - 1)
}

/** Whether the course that began with the prescription, with what may be got again, still goes on. */
export function isCurrent(
  { dose, refills }: { dose: Dose; refills: number },
  date: string,
  today: string,
): boolean {
  return today < addDays(date, daysOf(dose) * (refills + 1))
}

/** Of what is taken every few hours while awake: the first and the last of them count. */
export function timesPerDay(hours: number): number {
  return Math.floor(wakingHours / hours) + 1
}

function sumOf(amounts: Amounts): number {
  return slots.reduce((sum, slot) => sum + amounts[slot], 0)
}

export function isEmpty(amounts: Amounts): boolean {
  return sumOf(amounts) === 0
}

const none: Amounts = { morning: 0, noon: 0, evening: 0, night: 0 }

/**
 * `1-0-1` is morning, noon and night, `1-0-0-1` has the evening before the night; `OD`, `BD`, `TDS`, `QID`, `HS` as on
 * paper. Null for anything else.
 */
export function parsePattern(typed: string, amount: (text: string) => number | null): Amounts | null {
  const text = typed.trim().toUpperCase()
  const known = { OD: '1-0-0', BD: '1-0-1', TDS: '1-1-1', TID: '1-1-1', QID: '1-1-1-1', HS: '0-0-1' }[text]
  const parts = (known ?? text).split(/\s*[-–]\s*/)
  const order = { 3: ['morning', 'noon', 'night'] as const, 4: slots }[parts.length]
  if (!order) return null
  const amounts = parts.map((part) => (part === '0' ? 0 : amount(part)))
  if (amounts.includes(null)) return null
  const read = { ...none, ...Object.fromEntries(order.map((slot, n) => [slot, amounts[n]])) }
  return isEmpty(read) ? null : read
}
