import type { ListedPatient, PatientInCare, Visit } from '../../shared/patients/patients.schemas.ts'
import { presentMonths, presentProfile } from './patients.profile.ts'
import type { PatientInCareRow, VisitRow } from './patients.treated.repo.ts'

/** A patient in a doctor's list. */
export function presentListed(row: PatientInCareRow, today: string): ListedPatient {
  const { name, age, gender, address } = presentProfile(row, today)
  const isSeen = row.seen_at.getTime() > 0
  return {
    id: row.id,
    name,
    age,
    ...presentMonths(row, today),
    gender,
    address,
    lastVisit: isSeen ? row.day : null,
    condition: row.specialization,
  }
}

export function presentTreated(
  row: PatientInCareRow,
  visits: { page: readonly VisitRow[]; next: string | null },
  { today, byFacility }: { today: string; byFacility: boolean },
): PatientInCare {
  return {
    ...presentProfile(row, today),
    ...presentListed(row, today),
    appointments: visits.page.map(presentVisit),
    olderAppointments: visits.next,
    ...(byFacility && { byFacility }),
  }
}

export function presentVisit({ starts_at: _, day, ...visit }: VisitRow): Visit {
  return { ...visit, date: day }
}
