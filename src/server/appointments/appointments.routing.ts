import { specialtiesIn } from '../../shared/doctors/doctors.specialties.ts'
import { addDays, startOfDay } from '../../shared/kit/town-time.ts'
import type { Tx } from '../platform/db/database.ts'
import { changeOne, insertPassedOn, type AppointmentRow } from './appointments.repo.ts'
import { findSuitableDoctor, isAnyoneLeft } from './appointments.routing.repo.ts'
import { tellFailed, tellOpened, tellPassedOn, tellRejectedOpen, type Away } from './appointments.news.ts'

export function suitableDoctor(
  tx: Tx,
  one: { id: string; specialization: string; starts_at: Date; day: string },
  zone: string,
) {
  return findSuitableDoctor(tx, {
    appointmentId: one.id,
    note: one.specialization,
    specialties: specialtiesIn(one.specialization),
    startsAt: one.starts_at,
    dayFrom: startOfDay(zone, one.day),
    dayTo: startOfDay(zone, addDays(one.day, 1)),
  })
}

/** The doctor said no: on to the next suitable one; when nobody is left, it has failed and is with nobody. */
export async function passOnRejected(
  tx: Tx,
  row: AppointmentRow,
  doctorId: string,
  now: Date,
  zone: string,
): Promise<void> {
  await insertPassedOn(tx, row.id, doctorId, 'rejected', now)
  if (row.doctor_id === null) {
    if (await isAnyoneLeft(tx, row.id)) return tellRejectedOpen(tx, row, doctorId, now)
    return fail(tx, row, null, now)
  }
  const next = await suitableDoctor(tx, row, zone)
  return next ? direct(tx, row, next, now) : fail(tx, row, null, now)
}

/** The doctor gave the time to another patient: on to the next suitable one, else open to all. */
export async function passOnRival(
  tx: Tx,
  row: AppointmentRow,
  doctorId: string,
  now: Date,
  zone: string,
): Promise<void> {
  await insertPassedOn(tx, row.id, doctorId, 'slotTaken', now)
  await toNextOrAll(tx, row, now, zone)
}

/** The doctor may not treat any more: on to the next suitable one, else open to all; its time is over: failed. */
export async function passOnStray(tx: Tx, row: AppointmentRow, now: Date, zone: string): Promise<void> {
  const away = row.doctor_name === null ? {} : { away: row.doctor_name }
  return row.starts_at <= now
    ? fail(tx, row, row.doctor_id, now, away)
    : toNextOrAll(tx, row, now, zone, away)
}

async function toNextOrAll(tx: Tx, row: AppointmentRow, now: Date, zone: string, away?: Away): Promise<void> {
  const next = await suitableDoctor(tx, row, zone)
  if (next) return direct(tx, row, next, now, away)
  await changeOne(tx, row.id, { status: 'pending', doctor_id: null, was_open: true }, now)
  await tellOpened(tx, row, now, away)
}

async function direct(
  tx: Tx,
  row: AppointmentRow,
  next: { id: string; name: string },
  now: Date,
  away?: Away,
): Promise<void> {
  await changeOne(tx, row.id, { status: 'pending', doctor_id: next.id }, now)
  await tellPassedOn(tx, row, next, now, away)
}

async function fail(
  tx: Tx,
  row: AppointmentRow,
  doctorId: string | null,
  now: Date,
  away?: Away,
): Promise<void> {
  await changeOne(tx, row.id, { status: 'failed', doctor_id: doctorId }, now)
  await tellFailed(tx, row, now, away)
}
