import type { Tx } from '../platform/db/database.ts'
import { tellOffered } from './appointments.notifications.ts'
import type { AppointmentRow } from './appointments.repo.ts'
import { listDoctorsToOffer, type Wanted } from './assignment/appointments.routing.repo.ts'

type Offered = Pick<
  AppointmentRow,
  'id' | 'patient_id' | 'doctor_id' | 'day' | 'time' | 'patient_name' | 'red_flags'
>

/** Notifies the doctors who could take a request that has just become open to all: decision 0030. */
export async function offerToAll(tx: Tx, row: Offered, wanted: Wanted, now: Date): Promise<void> {
  const doctorIds = await listDoctorsToOffer(tx, wanted)
  if (doctorIds.length > 0) await tellOffered(tx, row, doctorIds, now)
}
