import type { InferOutput } from 'valibot'
import type { DoctorProfile, listedDoctor } from '../../shared/doctors/doctors.contract.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../platform/db/tables.ts'

type Row = Pick<
  Selectable<Tables['doctors']>,
  'name' | 'specialization' | 'experience' | 'phone' | 'clinic' | 'registration_number' | 'approval'
>

export function presentProfile(row: Row): DoctorProfile {
  return {
    name: row.name,
    specialization: row.specialization,
    experience: row.experience,
    phone: row.phone,
    clinic: row.clinic,
    registrationNumber: row.registration_number,
    approval: row.approval,
  }
}

/** For the coordinator's list only: a patient never sees a doctor's phone through this. */
export function presentListed(row: Row & { id: string; username: string }): InferOutput<typeof listedDoctor> {
  return { id: row.id, username: row.username, ...presentProfile(row) }
}
