import type { GuidelineList, Schedule } from '../prescriptions/formulary/prescriptions.formulary.ts'

/** A line of a prescription, as far as its dispensing goes. */
export interface Prescribed {
  quantity: number
  refills: number
  list: GuidelineList
  schedule: Schedule
}

/** Why a line is not dispensed on this prescription at all. */
export const bars = ['scheduleX', 'prohibited'] as const
export type Bar = (typeof bars)[number]

/** Schedule X wants a prescription on paper, in duplicate; the rest of the list is never prescribed here. */
export function barOf({ schedule, list }: Pick<Prescribed, 'schedule' | 'list'>): Bar | null {
  if (schedule === 'X') return 'scheduleX'
  return list === 'prohibited' ? 'prohibited' : null
}

/** The course, and once more for each refill. */
export function totalOf({ quantity, refills }: Pick<Prescribed, 'quantity' | 'refills'>): number {
  return quantity * (1 + refills)
}

/** Two shops that both gave it, without a network, may have given more than there was. */
export function leftOf(item: Prescribed, given: number): number {
  return barOf(item) === null ? Math.max(0, totalOf(item) - given) : 0
}

/** What one press gives: the rest of the course that was begun, or the next one. */
export function offerOf(item: Prescribed, given: number): number {
  const left = leftOf(item, given)
  return Math.min(left, left % item.quantity || item.quantity)
}

export const extents = ['none', 'part', 'all'] as const
export type Extent = (typeof extents)[number]

/** How much of a prescription has been dispensed, whatever may not be dispensed left aside. */
export function extentOf(items: readonly (Prescribed & { given: number })[]): Extent {
  const open = items.filter((item) => barOf(item) === null)
  if (open.every(({ given }) => given === 0)) return 'none'
  return open.every((item) => leftOf(item, item.given) === 0) ? 'all' : 'part'
}
