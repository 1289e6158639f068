import type { LabPerson } from '../../shared/labs/rules/labs.person.ts'
import { ageOn } from '../../shared/patients/patients.rules.ts'
import type { PatientRow } from './labs.repo.ts'

/** Whom the ranges are for, on this day. Null: no age is known, and no range holds. */
export function personOf(
  { birth_year: birthYear, age_said_on: saidOn, age_said_at_birth: atBirth, gender }: PatientRow,
  { day, pregnancy }: { day: string; pregnancy: LabPerson['pregnancy'] },
): LabPerson | null {
  if (birthYear === null || saidOn === null) return null
  return { ageInYears: ageOn(day, { birthYear, saidOn, atBirth }), gender, pregnancy }
}
