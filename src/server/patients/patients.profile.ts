import type { Selectable } from 'kysely'
import { ageOn, monthsOn, type SaidAge } from '../../shared/patients/patients.rules.ts'
import type { PatientProfile } from '../../shared/patients/patients.schemas.ts'
import type { Tables } from '../platform/db/tables.ts'

// Maps a profile to its row in `patients`: a new field is added in these three places.

export const profileColumns = [
  'name',
  'birth_year',
  'age_said_on',
  'age_said_at_birth',
  'gender',
  'address',
  'phone',
] as const

type Column = (typeof profileColumns)[number]

/** A patient whose profile was saved: see `patients_profile_is_whole` in the database. */
export type ProfileRow = { [C in Column]: NonNullable<Selectable<Tables['patients']>[C]> }

/** `today` is YYYY-MM-DD in the town's zone. */
export function presentProfile(row: ProfileRow, today: string): PatientProfile {
  return {
    name: row.name,
    age: ageOn(today, saidAgeOf(row)),
    gender: row.gender,
    address: row.address,
    phone: row.phone,
  }
}

export function saidAgeOf(
  row: Pick<ProfileRow, 'birth_year' | 'age_said_on' | 'age_said_at_birth'>,
): SaidAge {
  return { birthYear: row.birth_year, saidOn: row.age_said_on, atBirth: row.age_said_at_birth }
}

/** The same of any patient; null before the first profile. */
export function saidAgeIn(
  row: Pick<Selectable<Tables['patients']>, 'birth_year' | 'age_said_on' | 'age_said_at_birth'>,
): SaidAge | null {
  const { birth_year, age_said_on, age_said_at_birth } = row
  if (birth_year === null || age_said_on === null) return null
  return saidAgeOf({ birth_year, age_said_on, age_said_at_birth })
}

/** Beside the fields of the form: a baby's age in months. */
export function presentMonths(row: ProfileRow, today: string): { ageMonths?: number } {
  const ageMonths = monthsOn(today, saidAgeOf(row))
  return ageMonths === undefined ? {} : { ageMonths }
}

/** `saidAge` is stored instead of the profile's age, which grows. */
export function rowOfProfile(
  { age: _, ...said }: PatientProfile,
  { birthYear, saidOn, atBirth = false }: SaidAge,
): ProfileRow {
  return { ...said, birth_year: birthYear, age_said_on: saidOn, age_said_at_birth: atBirth }
}
