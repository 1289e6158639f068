import type { ClinicTown } from '../../../shared/appointments/appointments.deadlines.ts'
import type { Person } from '../../platform/auth/sessions.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notifyAccepted } from '../appointments.notifications.ts'
import type { AppointmentRow } from '../appointments.repo.ts'
import { changeOne, type MovedTo } from '../changes/appointments.changes.repo.ts'
import { describeClinic, holdFacilityOf } from '../details/appointments.details.repo.ts'
import { reassignCompeting } from './appointments.routing.ts'
import { lockCompeting } from './appointments.slots.repo.ts'

/**
 * Schedules it with the doctor, whose times and whose row the caller has locked, and passes on the other requests for
 * that time. `to`: at another time, in person.
 */
export async function schedule(
  tx: Tx,
  row: AppointmentRow,
  doctor: { id: string; name: string },
  origin: { cause: 'accept' | 'assign' | 'takeOffer'; by: Pick<Person, 'id' | 'role'> },
  now: Date,
  town: ClinicTown,
  to?: MovedTo & { starts_at: Date; day: string },
): Promise<AppointmentRow> {
  const agreed = { ...row, ...to }
  const { facilityId, place } = await placeOfVisit(tx, agreed, doctor.id)
  const change = { status: 'scheduled', doctor_id: doctor.id, facility_id: facilityId, ...to } as const
  await changeOne(tx, row.id, change, origin, now)
  await notifyAccepted(tx, { ...agreed, doctor_id: row.doctor_id }, { ...doctor, place }, now)
  // No patient stands in the history of another.
  const by = origin.by.role === 'patient' ? ({ id: doctor.id, role: 'doctor' } as const) : origin.by
  for (const competitor of await lockCompeting(tx, doctor.id, agreed))
    await reassignCompeting(tx, competitor, { doctorId: doctor.id, by }, now, town)
  return { ...agreed, ...change, doctor_name: doctor.name, answer_due_at: null, offer_starts_at: null }
}

/**
 * Of a visit in person: the facility where the doctor works, else the doctor's own clinic; `place`: the same as text.
 */
export async function placeOfVisit(
  tx: Tx,
  { type }: Pick<AppointmentRow, 'type'>,
  doctorId: string,
): Promise<{ facilityId: string | null; place?: string | undefined }> {
  if (type !== 'in-person') return { facilityId: null }
  const facility = await holdFacilityOf(tx, doctorId)
  if (!facility) return { facilityId: null, place: await describeClinic(tx, doctorId) }
  const { id, name, address, place } = facility
  return { facilityId: id, place: [name, address || place].filter(Boolean).join(', ') }
}
