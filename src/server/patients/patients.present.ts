import type { Selectable } from 'kysely'
import type { PatientProfile } from '../../shared/patients/patients.contract.ts'
import { ageOn } from '../../shared/patients/patients.rules.ts'
import type { Tables } from '../platform/db/tables.ts'

type Row = Pick<
  Selectable<Tables['patients']>,
  'name' | 'birth_year' | 'age_said_on' | 'gender' | 'address' | 'phone'
>

export function presentProfile(row: Row, today: string): PatientProfile {
  return {
    name: row.name,
    age: ageOn(today, { birthYear: row.birth_year, saidOn: row.age_said_on }),
    gender: row.gender,
    address: row.address,
    phone: row.phone,
  }
}
