import type { Approval } from '../../shared/doctors/doctors.approval.ts'
import { specialtiesIn } from '../../shared/doctors/doctors.specialties.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { saveProfile } from './doctors.repo.ts'

export interface DoctorOptions {
  name: string
  specialization?: string
  approval?: Approval
  registrationNumber?: string
  qualification?: string
  council?: string
  clinic?: string
  experience?: string
  phone?: string
  /** Why the doctor was refused or suspended. */
  reason?: string
}

/** A doctor's saved profile, approved by default. For tests and seeds. */
export async function buildDoctorProfile(
  appContext: Pick<AppContext, 'store' | 'clock'>,
  personId: string,
  options: DoctorOptions,
): Promise<void> {
  const specialization = options.specialization ?? 'General physician'
  const row = {
    user_id: personId,
    name: options.name,
    specialization,
    specialties: [...specialtiesIn(specialization)],
    experience: options.experience ?? '8',
    phone: options.phone ?? '5550000001',
    clinic: options.clinic ?? 'Civil Hospital Nabha',
    registration_number: options.registrationNumber ?? 'PMC-00000',
    qualification: options.qualification ?? 'MBBS',
    council: options.council ?? 'Punjab Medical Council',
    approval: options.approval ?? ('approved' as const),
    approval_reason: options.reason ?? null,
    approval_since: appContext.clock(),
    updated_at: appContext.clock(),
  }
  await appContext.store.db.transaction().execute((tx) => saveProfile(tx, row))
}
