import { specialtiesIn } from '../../shared/doctors/doctors.specialties.ts'
import { addDays, startOfDay } from '../../shared/kit/town-time.ts'
import type { Tx } from '../platform/db/database.ts'
import { changeOne, insertPassedOn, type AppointmentRow } from './appointments.repo.ts'
import { findSuitableDoctor, isAnyoneLeft } from './appointments.routing.repo.ts'
import { tellFailed, tellOpened, tellPassedOn, tellRejectedOpen } from './appointments.news.ts'

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

/** The doctor said no: on to the next suitable one; when nobody is left, it has failed. */
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
    return fail(tx, row, now)
  }
  const next = await suitableDoctor(tx, row, zone)
  return next ? direct(tx, row, next, now) : fail(tx, row, now)
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
  const next = await suitableDoctor(tx, row, zone)
  if (next) return direct(tx, row, next, now)
  await changeOne(tx, row.id, { doctor_id: null, was_open: true }, now)
  await tellOpened(tx, row, now)
}

async function direct(
  tx: Tx,
  row: AppointmentRow,
  next: { id: string; name: string },
  now: Date,
): Promise<void> {
  await changeOne(tx, row.id, { doctor_id: next.id }, now)
  await tellPassedOn(tx, row, next, now)
}

async function fail(tx: Tx, row: AppointmentRow, now: Date): Promise<void> {
  await changeOne(tx, row.id, { status: 'failed' }, now)
  await tellFailed(tx, row, now)
}
