export const genders = ['Male', 'Female', 'Other'] as const

/** A stated age is stored as a birth year with the day it was stated, so that it grows by itself. */
export interface SaidAge {
  birthYear: number
  /** YYYY-MM-DD, in the town's zone. */
  saidOn: string
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

/** The specification's gate: a patient profile counts once it has a name. */
export function profileOpensGate(profile: { name: string } | null): boolean {
  return profile !== null && profile.name.trim() !== ''
}
