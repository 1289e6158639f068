import { routeOf } from '../../../shared/doctors/doctors.routing.ts'
import { addDays, startOfDay } from '../../../shared/kit/time/town-time.ts'
import type { Person } from '../../platform/auth/sessions.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { AppointmentRow } from '../appointments.repo.ts'
import { ageOfPatient } from '../details/appointments.patient-age.ts'
import { changeOne, insertDecline, type Origin } from '../changes/appointments.changes.repo.ts'
import { findSuitableDoctor, type Wanted } from './appointments.routing.repo.ts'
import {
  notifyFailed,
  notifyOfferedToAll,
  notifyReassigned,
  notifyDeclined,
  tellReopened,
  type Away,
} from '../appointments.notifications.ts'
import { offerToAll } from '../appointments.offers.ts'

type Doctor = Pick<Person, 'id' | 'role'>
type Request = Pick<
  AppointmentRow,
  | 'id'
  | 'specialization'
  | 'red_flags'
  | 'starts_at'
  | 'duration_minutes'
  | 'day'
  | 'patient_birth_year'
  | 'patient_age_said_on'
  | 'patient_age_said_at_birth'
>

/** What a request needs from a doctor. `zone`: the town's time zone, which defines its day. */
export function wantedBy(one: Request, zone: string): Wanted {
  return {
    appointmentId: one.id,
    note: one.specialization,
    ...routeOf(one.specialization, { redFlags: one.red_flags, age: ageOfPatient(one, one.day)?.age }),
    slot: one,
    dayFrom: startOfDay(zone, one.day),
    dayTo: startOfDay(zone, addDays(one.day, 1)),
  }
}

export function suitableDoctor(tx: Tx, one: Request, zone: string) {
  return findSuitableDoctor(tx, wantedBy(one, zone))
}

/** The doctor rejected it: moves on to the next one, else opens to all. It fails only when its time passes. */
export async function reassignRejected(
  tx: Tx,
  row: AppointmentRow,
  doctor: Doctor,
  now: Date,
  zone: string,
): Promise<void> {
  const origin = { cause: 'reject', by: doctor } as const
  await insertDecline(tx, row, doctor.id, 'rejected', now)
  if (row.doctor_id !== null) return assignNextOrOffer(tx, row, origin, now, zone)
  // It stays open to the others: only the history has it.
  await changeOne(tx, row.id, {}, origin, now)
  await notifyDeclined(tx, row, doctor.id, now)
}

/** The doctor gave the time to another patient: moves on to the next one, else opens to all. */
export async function reassignCompeting(
  tx: Tx,
  row: AppointmentRow,
  doctor: Doctor,
  now: Date,
  zone: string,
): Promise<void> {
  await insertDecline(tx, row, doctor.id, 'slotTaken', now)
  await assignNextOrOffer(tx, row, { cause: 'slotTaken', by: doctor }, now, zone)
}

/** The doctor took it when it was open and then cancelled: opens to all others again. */
export async function reassignCancelled(
  tx: Tx,
  row: AppointmentRow,
  doctor: Doctor & { name: string; reason: string },
  now: Date,
  zone: string,
): Promise<void> {
  await insertDecline(tx, row, doctor.id, 'cancelled', now)
  const origin = { cause: 'cancel', by: doctor, reason: doctor.reason } as const
  await changeOne(tx, row.id, { status: 'pending', doctor_id: null }, origin, now)
  await tellReopened(tx, row, doctor, now)
  await offerToAll(tx, row, wantedBy(row, zone), now)
}

/** The doctor may no longer treat: moves on to the next one, else opens to all; fails if its time is past. */
export async function reassignOrphaned(tx: Tx, row: AppointmentRow, now: Date, zone: string): Promise<void> {
  const away = row.doctor_name === null ? {} : { away: row.doctor_name }
  const origin = { cause: 'orphaned', by: null } as const
  if (row.starts_at > now) return assignNextOrOffer(tx, row, origin, now, zone, away)
  await changeOne(tx, row.id, { status: 'failed' }, origin, now)
  await notifyFailed(tx, row, now, away)
}

/** To the next suitable doctor, else to a general physician, else open to all approved doctors. */
async function assignNextOrOffer(
  tx: Tx,
  row: AppointmentRow,
  origin: Origin,
  now: Date,
  zone: string,
  away?: Away,
): Promise<void> {
  const wanted = wantedBy(row, zone)
  const next =
    (await findSuitableDoctor(tx, wanted)) ??
    (await findSuitableDoctor(tx, { ...wanted, specialties: ['generalPhysician'], firstAsked: [] }))
  if (next) return assignTo(tx, row, next, origin, now, away)
  await changeOne(tx, row.id, { status: 'pending', doctor_id: null, offered_to_all: true }, origin, now)
  await notifyOfferedToAll(tx, row, now, away)
  await offerToAll(tx, row, wanted, now)
}

async function assignTo(
  tx: Tx,
  row: AppointmentRow,
  next: { id: string; name: string },
  origin: Origin,
  now: Date,
  away?: Away,
): Promise<void> {
  await changeOne(tx, row.id, { status: 'pending', doctor_id: next.id }, origin, now)
  await notifyReassigned(tx, row, next, now, away)
}
