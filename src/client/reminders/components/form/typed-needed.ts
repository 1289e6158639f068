import { latinDigits } from '../../../../shared/kit/text/digits.ts'
import { maxGapHours, maxPerDay, type AsNeeded } from '../../../../shared/reminders/reminders.as-needed.ts'
import { parseAmount } from '../../../../shared/reminders/reminders.dosage.ts'

export const kinds = ['times', 'asNeeded'] as const

/** When it is taken, as typed. What belongs to the other kind stays where it is, but counts for nothing. */
export interface TypedNeeded {
  kind: string
  gapHours: string
  mostPerDay: string
  /** The first is that of a medicine taken as needed. */
  amounts: string[]
}

export function typedNeeded(asNeeded: AsNeeded | null | undefined) {
  return asNeeded
    ? {
        kind: 'asNeeded' as const,
        gapHours: String(asNeeded.gapHours),
        mostPerDay: String(asNeeded.mostPerDay),
      }
    : { kind: 'times' as const, gapHours: '', mostPerDay: '' }
}

/** The fields that are no whole numbers within the limits, with the code of their error. */
export function wrongNeeded({ kind, gapHours, mostPerDay }: TypedNeeded): Record<string, string> {
  if (kind !== 'asNeeded') return {}
  return {
    ...wrongNumber('gapHours', gapHours, maxGapHours, 'neededInvalid'),
    ...wrongNumber('mostPerDay', mostPerDay, maxPerDay, 'neededInvalid'),
  }
}

function wrongNumber(field: string, typed: string, most: number, code: string): Record<string, string> {
  if (typed.trim() === '') return { [field]: 'required' }
  const number = wholeIn(typed)
  return number >= 1 && number <= most ? {} : { [field]: code }
}

export function neededIn(
  { kind, gapHours, mostPerDay, amounts }: TypedNeeded,
  unit: string,
): AsNeeded | null {
  if (kind !== 'asNeeded') return null
  const amount = unit === '' ? null : parseAmount(amounts[0] ?? '')
  return { gapHours: wholeIn(gapHours), mostPerDay: wholeIn(mostPerDay), amount }
}

/** 0 for anything but a whole number, in the digits of any of the three scripts. */
export function wholeIn(typed: string): number {
  const text = latinDigits(typed).trim()
  return /^\d{1,3}$/.test(text) ? Number(text) : 0
}
