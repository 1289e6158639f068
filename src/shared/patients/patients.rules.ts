import { latinDigits } from '../kit/text/digits.ts'

export const genders = ['Male', 'Female', 'Other'] as const

/** A stated age is stored as a birth year with the day it was stated, so that it grows by itself. */
export interface SaidAge {
  birthYear: number
  /** YYYY-MM-DD, in the town's zone. */
  saidOn: string
  /** `saidOn` is the day of birth, or the first of its month. */
  atBirth?: boolean
}

export function rememberAge(ageInYears: number, today: string): SaidAge {
  return { birthYear: Number(today.slice(0, 4)) - ageInYears, saidOn: today }
}

/** The age today: the stated age plus one for each anniversary of that day. */
export function ageOn(today: string, said: SaidAge): number {
  const years = Number(today.slice(0, 4)) - Number(said.saidOn.slice(0, 4))
  const anniversaryPassed = today.slice(5) >= said.saidOn.slice(5)
  const saidAge = Number(said.saidOn.slice(0, 4)) - said.birthYear
  return saidAge + years - (anniversaryPassed ? 0 : 1)
}

const monthsUntil = 24

/**
 * Full months, of whoever is under two and whose month of birth is known; else undefined. A stated age of 0 says
 * nothing of months.
 */
export function monthsOn(today: string, { saidOn, atBirth }: SaidAge): number | undefined {
  if (!atBirth) return undefined
  const [months, since] = [today, saidOn].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)))
  const full = (months ?? NaN) - (since ?? NaN) - (today.slice(8) >= saidOn.slice(8) ? 0 : 1)
  return full < monthsUntil ? Math.max(0, full) : undefined
}

/** `1958`, `1958-04` or `1958-04-09`; what was typed in any script. Not checked. */
export function birthDateOf({ year, month, day }: { year: string; month: string; day: string }): string {
  const parts = [year, month, day && day.padStart(2, '0')].filter((part) => part !== '')
  return latinDigits(parts.join('-'))
}

/** A birth date as an age that was said on that day: 0. What is not known of it is the first: YYYY is 1 January. */
export function ageFromBirth(birthDate: string): SaidAge {
  const said = rememberAge(0, birthDate + '-01-01'.slice(birthDate.length - 4))
  return { ...said, atBirth: birthDate.length > 4 }
}

export const adultFromYears = 18
const oldestYears = 125

export type NewPatientProblems = Partial<
  Record<'birthDate' | 'consent', 'invalid' | 'required' | 'monthNeeded'>
>

/**
 * An adult must have agreed; a birth lies in the past; the year alone is enough only for who is an adult in any case.
 * `today` is YYYY-MM-DD in the town's zone.
 */
export function checkNewPatient(
  { birthDate, consent }: { birthDate: string; consent: boolean },
  today: string,
): NewPatientProblems {
  const { saidOn } = ageFromBirth(birthDate)
  const age = ageOn(today, ageFromBirth(birthDate))
  if (!isDay(saidOn) || saidOn > today || age > oldestYears) return { birthDate: 'invalid' }
  if (birthDate.length === 4 && age <= adultFromYears) return { birthDate: 'monthNeeded' }
  return age >= adultFromYears && !consent ? { consent: 'required' } : {}
}

/** Not so for 30 February, which JavaScript takes for 2 March. */
function isDay(day: string): boolean {
  const at = new Date(day)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** The specification's gate: a patient profile counts once it has a name. */
export function profileOpensGate(profile: { name: string } | null): boolean {
  return profile !== null && profile.name.trim() !== ''
}
