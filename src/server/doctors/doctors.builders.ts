import type { Approval } from '../../shared/doctors/doctors.contract.ts'
import { specialtiesIn } from '../../shared/doctors/doctors.specialties.ts'
import type { AppContext } from '../platform/http/request-context.ts'
import { saveProfile } from './doctors.repo.ts'

export interface DoctorWish {
  name: string
  specialization?: string
  approval?: Approval
  registrationNumber?: string
  clinic?: string
  experience?: string
  phone?: string
  /** Why it was refused or suspended. */
  reason?: string
}

/** The saved profile of a doctor, approved unless wished otherwise. For tests and seeds. */
export async function buildDoctorProfile(
  appContext: Pick<AppContext, 'store' | 'clock'>,
  personId: string,
  wish: DoctorWish,
): Promise<void> {
  const specialization = wish.specialization ?? 'General physician'
  const row = {
    person_id: personId,
    name: wish.name,
    specialization,
    specialties: [...specialtiesIn(specialization)],
    experience: wish.experience ?? '8',
    phone: wish.phone ?? '5550000001',
    clinic: wish.clinic ?? 'Civil Hospital Nabha',
    registration_number: wish.registrationNumber ?? 'PMC-00000',
    approval: wish.approval ?? ('approved' as const),
    approval_reason: wish.reason ?? null,
    approval_since: appContext.clock(),
    updated_at: appContext.clock(),
  }
  await appContext.store.db.transaction().execute((tx) => saveProfile(tx, row))
}
