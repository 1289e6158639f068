import type { DoseCode } from './immunizations.codes.ts'
import type { ImmunizationEntry } from './immunizations.forms.ts'
import { scheduledDoses } from './immunizations.schedule.ts'

export type Given = Pick<ImmunizationEntry, 'givenOn' | 'doses' | 'text'>

export interface KnownOfPatient {
  /** YYYY-MM-DD; null: only an age is known. */
  bornOn: string | null
  today: string
  /** What the record has, without what was marked as wrong. */
  given: readonly Given[]
}

export type EntryProblems = Partial<
  Record<'givenOn' | 'doses', 'dateFuture' | 'dateTooOld' | 'beforeBirth' | 'alreadyThere'>
>

/** A day that can be, and no dose twice: one of the schedule is given once, another one once a day. */
export function entryProblems(entry: Given, { bornOn, today, given }: KnownOfPatient): EntryProblems {
  if (entry.givenOn > today) return { givenOn: 'dateFuture' }
  if (entry.givenOn < '1920-01-01') return { givenOn: 'dateTooOld' }
  if (bornOn !== null && entry.givenOn < bornOn) return { givenOn: 'beforeBirth' }
  return entry.doses.some((dose) => given.some((one) => isThere(dose, entry, one)))
    ? { doses: 'alreadyThere' }
    : {}
}

function isThere(dose: DoseCode, entry: Given, known: Given): boolean {
  if (!known.doses.includes(dose)) return false
  if (scheduledDoses.has(dose)) return true
  if (known.givenOn !== entry.givenOn) return false
  return dose !== 'other' || known.text.toLowerCase() === entry.text.toLowerCase()
}
