import type { AppointmentType, Status } from '../../shared/appointments/appointments.lifecycle.ts'
import { instantIn } from '../../shared/kit/time/town-time.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { newId } from '../platform/runtime/ids.ts'

export interface AppointmentOptions {
  patientId: string
  doctorId: string | null
  date: string
  time: string
  status?: Exclude<Status, 'rejected'>
  type?: AppointmentType
  specialization?: string
  autoClosed?: boolean
}

/** Inserts appointments in their final state, without the steps before. For seeds and benches. */
export async function buildAppointments(
  appContext: Pick<AppContext, 'store' | 'clock' | 'town'>,
  wishes: readonly AppointmentOptions[],
): Promise<void> {
  const now = appContext.clock()
  const rows = wishes.map((options) => ({
    id: newId(),
    patient_id: options.patientId,
    doctor_id: options.doctorId,
    specialization: options.specialization ?? 'General check-up',
    type: options.type ?? ('in-person' as const),
    status: options.status ?? ('pending' as const),
    offered_to_all: options.doctorId === null,
    starts_at: instantIn(appContext.town.timeZone, options.date, options.time),
    day: options.date,
    time: options.time,
    reason: null,
    auto_closed: options.autoClosed ?? false,
    created_at: now,
    updated_at: now,
  }))
  await appContext.store.db.insertInto('appointments').values(rows).execute()
}
