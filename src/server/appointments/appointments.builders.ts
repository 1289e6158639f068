import type { AppointmentType, Status } from '../../shared/appointments/appointments.lifecycle.ts'
import { instantIn } from '../../shared/kit/town-time.ts'
import type { AppContext } from '../platform/http/request-context.ts'
import { newId } from '../platform/ids.ts'

export interface AppointmentWish {
  patientId: string
  doctorId: string | null
  date: string
  time: string
  status?: Exclude<Status, 'rejected'>
  type?: AppointmentType
  specialization?: string
  autoClosed?: boolean
}

/** Appointments as they would stand there, without having gone through their states. For seeds and benches. */
export async function buildAppointments(
  appContext: Pick<AppContext, 'store' | 'clock' | 'town'>,
  wishes: readonly AppointmentWish[],
): Promise<void> {
  const now = appContext.clock()
  const rows = wishes.map((wish) => ({
    id: newId(),
    patient_id: wish.patientId,
    doctor_id: wish.doctorId,
    specialization: wish.specialization ?? 'General check-up',
    type: wish.type ?? ('in-person' as const),
    status: wish.status ?? ('pending' as const),
    was_open: wish.doctorId === null,
    starts_at: instantIn(appContext.town.timeZone, wish.date, wish.time),
    day: wish.date,
    time: wish.time,
    reason: null,
    auto_closed: wish.autoClosed ?? false,
    created_at: now,
    updated_at: now,
  }))
  await appContext.store.db.insertInto('appointments').values(rows).execute()
}
