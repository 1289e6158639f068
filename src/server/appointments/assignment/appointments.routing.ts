import { specialtiesIn } from '../../../shared/doctors/doctors.specialties.ts'
import { addDays, startOfDay } from '../../../shared/kit/time/town-time.ts'
import type { Tx } from '../../platform/db/database.ts'
import { changeOne, insertDecline, type AppointmentRow } from '../appointments.repo.ts'
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

type Request = Pick<AppointmentRow, 'id' | 'specialization' | 'starts_at' | 'day'>

/** What a request needs from a doctor. `zone`: the town's time zone, which defines its day. */
export function wantedBy(one: Request, zone: string): Wanted {
  return {
    appointmentId: one.id,
    note: one.specialization,
    specialties: specialtiesIn(one.specialization),
    startsAt: one.starts_at,
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
  doctorId: string,
  now: Date,
  zone: string,
): Promise<void> {
  await insertDecline(tx, row, doctorId, 'rejected', now)
  if (row.doctor_id === null) return notifyDeclined(tx, row, doctorId, now)
  await assignNextOrOffer(tx, row, now, zone)
}

/** The doctor gave the time to another patient: moves on to the next one, else opens to all. */
export async function reassignCompeting(
  tx: Tx,
  row: AppointmentRow,
  doctorId: string,
  now: Date,
  zone: string,
): Promise<void> {
  await insertDecline(tx, row, doctorId, 'slotTaken', now)
  await assignNextOrOffer(tx, row, now, zone)
}

/** The doctor took it when it was open and then cancelled: opens to all others again. */
export async function reassignCancelled(
  tx: Tx,
  row: AppointmentRow,
  doctor: { id: string; name: string; reason: string },
  now: Date,
  zone: string,
): Promise<void> {
  await insertDecline(tx, row, doctor.id, 'cancelled', now)
  await changeOne(tx, row.id, { status: 'pending', doctor_id: null }, now)
  await tellReopened(tx, row, doctor, now)
  await offerToAll(tx, row, wantedBy(row, zone), now)
}

/** The doctor may no longer treat: moves on to the next one, else opens to all; fails if its time is past. */
export async function reassignOrphaned(tx: Tx, row: AppointmentRow, now: Date, zone: string): Promise<void> {
  const away = row.doctor_name === null ? {} : { away: row.doctor_name }
  return row.starts_at <= now ? fail(tx, row, now, away) : assignNextOrOffer(tx, row, now, zone, away)
}

/** To the next suitable doctor, else to a general physician, else open to all approved doctors. */
async function assignNextOrOffer(
  tx: Tx,
  row: AppointmentRow,
  now: Date,
  zone: string,
  away?: Away,
): Promise<void> {
  const wanted = wantedBy(row, zone)
  const next =
    (await findSuitableDoctor(tx, wanted)) ??
    (await findSuitableDoctor(tx, { ...wanted, specialties: ['generalPhysician'] }))
  if (next) return assignTo(tx, row, next, now, away)
  await changeOne(tx, row.id, { status: 'pending', doctor_id: null, offered_to_all: true }, now)
  await notifyOfferedToAll(tx, row, now, away)
  await offerToAll(tx, row, wanted, now)
}

async function assignTo(
  tx: Tx,
  row: AppointmentRow,
  next: { id: string; name: string },
  now: Date,
  away?: Away,
): Promise<void> {
  await changeOne(tx, row.id, { status: 'pending', doctor_id: next.id }, now)
  await notifyReassigned(tx, row, next, now, away)
}

async function fail(tx: Tx, row: AppointmentRow, now: Date, away: Away): Promise<void> {
  await changeOne(tx, row.id, { status: 'failed' }, now)
  await notifyFailed(tx, row, now, away)
}
