import { isConsulting } from '../../../shared/appointments/hours/appointments.consulting-hours.ts'
import { routeOf } from '../../../shared/doctors/doctors.routing.ts'
import {
  answerDueAt,
  firstWarningAt,
  lapsesAt,
  type ClinicTown,
} from '../../../shared/appointments/appointments.deadlines.ts'
import type { Rejection } from '../../../shared/appointments/appointments.rejections.ts'
import { addDays, startOfDay } from '../../../shared/kit/time/town-time.ts'
import { namedOf } from '../../../shared/red-flags/red-flags.kinds.ts'
import type { Person } from '../../platform/auth/sessions.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { AppointmentRow } from '../appointments.repo.ts'
import { ageOfPatient } from '../details/appointments.patient-age.ts'
import { changeOne, insertDecline, type Origin } from '../changes/appointments.changes.repo.ts'
import {
  listDeniedFields,
  listSuitableDoctors,
  withoutFields,
  type Wanted,
} from './appointments.routing.repo.ts'
import { nextFreeTimesFor } from './appointments.free-times.ts'
import { listWorkplaces } from './appointments.workplaces.repo.ts'
import {
  notifyFailed,
  notifyOfferedToAll,
  notifyReassigned,
  notifyDeclined,
  tellReopened,
  freeTimesFact,
  type ForPatient,
} from '../appointments.notifications.ts'
import { offerToAll } from '../appointments.offers.ts'
import { tellMovedOn } from '../answers/appointments.answer-notifications.ts'

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
type Town = ClinicTown

/** What a request needs from a doctor. `zone`: the town's time zone, which defines its day. */
export function wantedBy(one: Request, zone: string): Wanted {
  return {
    appointmentId: one.id,
    note: one.specialization,
    denied: [],
    redFlags: namedOf(one.red_flags),
    ...routeOf(one.specialization, { redFlags: one.red_flags, age: ageOfPatient(one, one.day)?.age }),
    slot: one,
    dayFrom: startOfDay(zone, one.day),
    dayTo: startOfDay(zone, addDays(one.day, 1)),
  }
}

export function suitableDoctor(tx: Tx, one: Request, town: Town) {
  return findSuitableDoctor(tx, wantedBy(one, town.timeZone), town)
}

/** Of the suitable doctors the first who sees patients at that time, else the first; undefined when there is none. */
async function findSuitableDoctor(tx: Tx, wanted: Wanted, town: Town) {
  const doctors = await listSuitableDoctors(tx, wanted)
  const workplaces = await listWorkplaces(
    tx,
    doctors.map(({ id }) => id),
  )
  const at = wanted.slot.starts_at
  return doctors.find(({ id }) => isConsulting(workplaces.get(id) ?? [], town, at)) ?? doctors[0]
}

/**
 * The doctor rejected it: moves on to the next one, else opens to all. It fails only when its time passes. For want of
 * time the patient is told when else that doctor is free.
 */
export async function reassignRejected(
  tx: Tx,
  row: AppointmentRow,
  doctor: Doctor,
  rejection: Rejection,
  now: Date,
  town: Town,
): Promise<void> {
  const origin = { cause: 'reject', by: doctor, rejection } as const
  await insertDecline(tx, row, doctor.id, 'rejected', now)
  if (row.doctor_id !== null) {
    const isBusy = rejection === 'noTime'
    const more = isBusy ? freeTimesFact(await nextFreeTimesFor(tx, row, now, town)) : {}
    return assignNextOrOffer(tx, row, origin, now, town, more)
  }
  // It stays open to the others: only the history has it.
  await changeOne(tx, row.id, {}, origin, now)
  await notifyDeclined(tx, row, doctor.id, now)
}

/** The doctor's time went to another patient, `by` the doctor or the desk: moves on to the next one, else opens to all. */
export async function reassignCompeting(
  tx: Tx,
  row: AppointmentRow,
  { doctorId, by }: { doctorId: string; by: Doctor },
  now: Date,
  town: Town,
): Promise<void> {
  await insertDecline(tx, row, doctorId, 'slotTaken', now)
  await assignNextOrOffer(tx, row, { cause: 'slotTaken', by }, now, town)
}

/** The doctor took it when it was open and then cancelled: opens to all others again. */
export async function reassignCancelled(
  tx: Tx,
  row: AppointmentRow,
  doctor: Doctor & { name: string; reason: string },
  now: Date,
  town: Town,
): Promise<void> {
  await insertDecline(tx, row, doctor.id, 'cancelled', now)
  const origin = { cause: 'cancel', by: doctor, reason: doctor.reason } as const
  const change = { status: 'pending', doctor_id: null, ...warningOf(row, now, town) } as const
  await changeOne(tx, row.id, change, origin, now)
  await tellReopened(tx, row, doctor, now)
  await offerToAll(tx, row, await wantedNow(tx, row, town, origin), now)
}

/** The doctor may no longer treat: moves on to the next one, else opens to all; fails if its time is past. */
export async function reassignOrphaned(tx: Tx, row: AppointmentRow, now: Date, town: Town): Promise<void> {
  const away = row.doctor_name === null ? {} : { away: row.doctor_name }
  const origin = { cause: 'orphaned', by: null } as const
  if (isAhead(row, now)) return assignNextOrOffer(tx, row, origin, now, town, away)
  await changeOne(tx, row.id, { status: 'failed' }, origin, now)
  await notifyFailed(tx, row, now, away)
}

/** Its deadline passed: moves on to the next one, else opens to all, this doctor among them. */
export async function reassignUnanswered(tx: Tx, row: AppointmentRow, now: Date, town: Town): Promise<void> {
  if (row.doctor_id === null) return
  const asked = row.doctor_id
  await insertDecline(tx, row, asked, 'unanswered', now)
  await assignNextOrOffer(tx, row, { cause: 'unanswered', by: null }, now, town)
  await tellMovedOn(tx, row, asked, now)
}

/** No visit in person at this doctor's: another doctor may see it as asked for; fails if its time is past. */
export async function reassignDeclined(
  tx: Tx,
  row: AppointmentRow,
  origin: Origin,
  now: Date,
  town: Town,
): Promise<void> {
  if (row.doctor_id !== null) await insertDecline(tx, row, row.doctor_id, 'rejected', now)
  if (isAhead(row, now)) return assignNextOrOffer(tx, row, origin, now, town)
  await changeOne(tx, row.id, { status: 'failed' }, origin, now)
  await notifyFailed(tx, row, now)
}

/** Whether there is still time for another doctor to answer it. */
function isAhead({ starts_at }: AppointmentRow, now: Date): boolean {
  return lapsesAt({ startsAt: starts_at }) > now
}

/** What it needs once doctors have said that it is not their field, the one of `origin` among them. */
async function wantedNow(tx: Tx, row: AppointmentRow, { timeZone }: Town, { by, ...origin }: Origin) {
  const isDenied = 'rejection' in origin && origin.rejection === 'notMyField'
  const denied = await listDeniedFields(tx, row.id, isDenied ? (by?.id ?? null) : null)
  return withoutFields(wantedBy(row, timeZone), denied)
}

/** To the next suitable doctor, else to a general physician, else open to all approved doctors. */
async function assignNextOrOffer(
  tx: Tx,
  row: AppointmentRow,
  origin: Origin,
  now: Date,
  town: Town,
  more?: ForPatient,
): Promise<void> {
  const wanted = await wantedNow(tx, row, town, origin)
  const general = withoutFields(
    { ...wanted, specialties: ['generalPhysician'], firstAsked: [] },
    // Of a danger sign another general physician may always be asked: else it goes to the bone doctor.
    wanted.redFlags.length > 0 ? [] : wanted.denied,
  )
  const next = (await findSuitableDoctor(tx, wanted, town)) ?? (await findSuitableDoctor(tx, general, town))
  if (next) return assignTo(tx, row, next, origin, now, town, more)
  const change = {
    status: 'pending',
    doctor_id: null,
    offered_to_all: true,
    ...warningOf(row, now, town),
  } as const
  await changeOne(tx, row.id, change, origin, now)
  await notifyOfferedToAll(tx, row, now, more)
  await offerToAll(tx, row, wanted, now)
}

async function assignTo(
  tx: Tx,
  row: AppointmentRow,
  next: { id: string; name: string },
  origin: Origin,
  now: Date,
  town: Town,
  more?: ForPatient,
): Promise<void> {
  const answer_due_at = answerDueAt({ startsAt: row.starts_at, type: row.type }, now, town)
  const change = {
    status: 'pending',
    doctor_id: next.id,
    answer_due_at,
    ...warningOf(row, now, town),
  } as const
  await changeOne(tx, row.id, change, origin, now)
  await notifyReassigned(tx, row, next, now, more)
}

/** What was confirmed and is so no more has a warning again: it ended with the confirmation. */
function warningOf(row: AppointmentRow, now: Date, { timeZone }: Town): { warn_at?: Date | null } {
  if (row.status === 'pending') return {}
  return { warn_at: firstWarningAt({ startsAt: row.starts_at, day: row.day }, now, timeZone) }
}
