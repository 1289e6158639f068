import { momentIn } from '../../shared/kit/moments.ts'
import type { DoctorProfile, ListedDoctor } from '../../shared/doctors/doctors.schemas.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../platform/db/tables.ts'
import type { ListedRow } from './doctors.repo.ts'

type Row = Pick<
  Selectable<Tables['doctors']>,
  | 'name'
  | 'specialization'
  | 'experience'
  | 'phone'
  | 'clinic'
  | 'registration_number'
  | 'qualification'
  | 'council'
  | 'approval'
  | 'approval_reason'
>

export function presentProfile(row: Row): DoctorProfile {
  return { ...presentSaid(row), approval: row.approval, approvalReason: row.approval_reason }
}

/** The fields doctors enter themselves. */
export function presentSaid(row: Omit<Row, 'approval' | 'approval_reason'>) {
  return {
    name: row.name,
    specialization: row.specialization,
    experience: row.experience,
    phone: row.phone,
    clinic: row.clinic,
    registrationNumber: row.registration_number,
    qualification: row.qualification,
    council: row.council,
  }
}

/** For the coordinator's list only: patients never get a doctor's phone number this way. */
export function presentListed(row: ListedRow, zone: string): ListedDoctor {
  return {
    id: row.id,
    username: row.username,
    ...presentProfile(row),
    approvalSince: momentIn(zone, row.approval_since),
    approvedAs: row.approved_as,
    decidedBy: row.decided_by_name,
  }
}
