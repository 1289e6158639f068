import type { Selectable } from 'kysely'
import type { PatientProfile, ListedPatient, PatientInCare } from '../../shared/patients/patients.schemas.ts'
import { ageOn } from '../../shared/patients/patients.rules.ts'
import type { Tables } from '../platform/db/tables.ts'
import type { PatientInCareRow, VisitRow } from './patients.treated.repo.ts'

type Row = Pick<
  Selectable<Tables['patients']>,
  'name' | 'birth_year' | 'age_said_on' | 'gender' | 'address' | 'phone'
> & {
  /** Given at registration: counts where the profile has none. */
  account_phone: string
}

export function presentProfile(row: Row, today: string): PatientProfile {
  return {
    name: row.name,
    age: ageOn(today, { birthYear: row.birth_year, saidOn: row.age_said_on }),
    gender: row.gender,
    address: row.address,
    phone: phoneOf(row),
  }
}

function phoneOf(row: Pick<Row, 'phone' | 'account_phone'>): string {
  return row.phone || row.account_phone
}

/** A patient in the list of a doctor. */
export function presentListed(row: PatientInCareRow, today: string): ListedPatient {
  const { phone: _, ...known } = presentProfile(row, today)
  const isSeen = row.seen_at.getTime() > 0
  return {
    id: row.id,
    ...known,
    lastVisit: isSeen ? row.day : null,
    condition: row.specialization,
  }
}

export function presentTreated(
  row: PatientInCareRow,
  visits: readonly VisitRow[],
  today: string,
): PatientInCare {
  return {
    ...presentListed(row, today),
    phone: phoneOf(row),
    appointments: visits.map(({ day, ...visit }) => ({ ...visit, date: day })),
  }
}
