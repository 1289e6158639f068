import type { Care } from '../platform/auth/care/doctor-access.ts'
import type { Moment } from '../../shared/kit/moments.ts'
import type { ListedPatient, PatientInCare, Visit } from '../../shared/patients/patients.schemas.ts'
import { presentMonths, presentProfile } from './patients.profile.ts'
import type { PatientInCareRow, VisitRow } from './patients.treated.repo.ts'

/** A patient in a doctor's list. */
export function presentListed(
  row: PatientInCareRow,
  { today, isFormer }: { today: string; isFormer: boolean },
): ListedPatient {
  const { name, age, gender, address } = presentProfile(row, today)
  const isSeen = row.seen_at.getTime() > 0
  return {
    id: row.id,
    name,
    age,
    ...presentMonths(row, today),
    gender,
    address: isFormer ? '' : address,
    lastVisit: isSeen ? row.day : null,
    condition: row.specialization,
    ...(isFormer && { former: isFormer }),
  }
}

interface Presenting {
  today: string
  care: Care
  emergencyUntil: Moment | null
  sharedUntil: Moment | null
}

export function presentTreated(
  row: PatientInCareRow,
  visits: { page: readonly VisitRow[]; next: string | null },
  { today, care, emergencyUntil, sharedUntil }: Presenting,
): PatientInCare {
  return {
    ...presentProfile(row, today),
    ...presentListed(row, { today, isFormer: care === 'former' }),
    appointments: visits.page.map(presentVisit),
    olderAppointments: visits.next,
    ...(care === 'reading' && { byFacility: true as const }),
    ...(care === 'reading' && emergencyUntil && { emergencyUntil }),
    ...(care === 'reading' && sharedUntil && { sharedUntil }),
  }
}

export function presentVisit({ starts_at: _, day, ...visit }: VisitRow): Visit {
  return { ...visit, date: day }
}
