import type {
  AppointmentEvent,
  QuietAppointmentEvent,
} from '../../shared/appointments/appointments.events.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import { isNamed } from '../../shared/red-flags/red-flags.kinds.ts'
import type { Tx } from '../platform/db/database.ts'
import { publish, topicOfPerson, withdrawNotices, type DomainEvent } from '../platform/events/publish.ts'
import type { AppointmentRow } from './appointments.repo.ts'
import { queuePatientPush } from './answers/appointments.patient-push.ts'
import { queueRequestPush } from './answers/appointments.request-push.ts'

const offered = 'appointments.offered'
const requested = 'appointments.requested'

/** Topic for coordinators: every appointment event, for the requests at their desk. */
export const appointmentsOfTown = 'appointments'

export type Row = Pick<
  AppointmentRow,
  'id' | 'patient_id' | 'doctor_id' | 'day' | 'time' | 'patient_name' | 'red_flags'
>
export type NamedRow = Row & Pick<AppointmentRow, 'doctor_name'>
/** Why the request moved, for its patient: the doctor who may no longer treat, or when else the one without time is free. */
export type ForPatient = { away?: string; freeTimes?: string }
type Facts = {
  token?: string
  doctor?: string
  away?: string
  patient?: string
  reason?: string
  place?: string
  redFlag?: 'yes'
  freeTimes?: string
}

export async function tell(
  tx: Tx,
  kind: AppointmentEvent | QuietAppointmentEvent,
  row: Row,
  now: Date,
  to: {
    topics: (string | null)[]
    /** Whether those who act for the patient get the event, or a notice too. */
    patient?: 'hears' | 'isTold'
    /** The doctors who get a notice. */
    doctors?: (string | null)[]
    facts?: Facts
    told?: DomainEvent['tell']
    isHandled?: true
  },
): Promise<void> {
  const facts = factsOf(row, to.facts)
  const doctors = (to.doctors ?? []).filter((id) => id !== null).map((personId) => ({ personId, facts }))
  const patient = to.patient === 'isTold' ? [{ patientId: row.patient_id, facts }] : []
  await publish(
    tx,
    {
      kind,
      subject: row.id,
      topics: [...to.topics.filter((topic) => topic !== null), appointmentsOfTown],
      ...(to.patient && { about: { patientId: row.patient_id, area: 'appointments' } }),
      tell: to.told ?? [...patient, ...doctors],
      ...(to.isHandled && { isHandled: true }),
    },
    now,
  )
  const about = { id: row.id, patientId: row.patient_id, isAway: to.facts?.away !== undefined }
  await queuePatientPush(tx, kind, about, now)
}

export function factsOf(row: Row, facts: Facts = {}): Record<string, string> {
  return {
    date: row.day,
    time: row.time,
    ...facts,
    ...(facts.doctor !== undefined && { doctor: nameWithoutTitle(facts.doctor) }),
    ...(facts.away !== undefined && { away: nameWithoutTitle(facts.away) }),
  }
}

/** What a doctor reads who is asked to answer. */
function toAsked({ patient_name: patient, red_flags: redFlags }: Row): Facts {
  return { patient, ...(isNamed(redFlags) && { redFlag: 'yes' }) }
}

/** Notifies both sides, each with the name of the other; `more`: for the patient. */
function bothSides(row: NamedRow, more: Facts = {}): DomainEvent['tell'] {
  const doctor = row.doctor_name === null ? {} : { doctor: row.doctor_name }
  const toPatient = { patientId: row.patient_id, facts: factsOf(row, { ...doctor, ...more }) }
  if (row.doctor_id === null) return [toPatient]
  return [toPatient, { personId: row.doctor_id, facts: factsOf(row, { patient: row.patient_name }) }]
}

export const person = (id: string | null) => (id === null ? null : topicOfPerson(id))

/**
 * Withdraws the notice of the doctor who was asked, or for an open request of those it was offered to, and returns
 * their topics. Other doctors see the change at the next refresh of their lists.
 */
export async function thoseAsked(tx: Tx, row: Row, now: Date): Promise<string[]> {
  if (row.doctor_id !== null) {
    await withdrawNotices(tx, requested, row.id, now, row.doctor_id)
    return [topicOfPerson(row.doctor_id)]
  }
  return (await withdrawNotices(tx, offered, row.id, now)).map(topicOfPerson)
}

export async function notifyRequested(tx: Tx, row: Row, now: Date): Promise<void> {
  await tell(tx, requested, row, now, {
    topics: [person(row.doctor_id)],
    patient: 'hears',
    doctors: [row.doctor_id],
    facts: toAsked(row),
  })
  if (row.doctor_id !== null) await queueRequestPush(tx, row.id, [row.doctor_id], now)
}

/** Any of these doctors may take it. */
export async function tellOffered(tx: Tx, row: Row, doctorIds: string[], now: Date): Promise<void> {
  await tell(tx, offered, row, now, {
    topics: doctorIds.map(topicOfPerson),
    doctors: doctorIds,
    facts: toAsked(row),
  })
  await queueRequestPush(tx, row.id, doctorIds, now)
}

export async function notifyAccepted(
  tx: Tx,
  row: Row,
  doctor: { id: string; name: string; place: string | undefined },
  now: Date,
): Promise<void> {
  const asked = await thoseAsked(tx, row, now)
  return tell(tx, 'appointments.accepted', row, now, {
    topics: [...new Set([topicOfPerson(doctor.id), ...asked])],
    patient: 'isTold',
    facts: { doctor: doctor.name, ...(doctor.place !== undefined && { place: doctor.place }) },
  })
}

export async function notifyReassigned(
  tx: Tx,
  row: Row,
  next: { id: string; name: string },
  now: Date,
  more: ForPatient = {},
): Promise<void> {
  await tell(tx, 'appointments.reassigned', row, now, {
    topics: await thoseAsked(tx, row, now),
    patient: 'isTold',
    facts: { doctor: next.name, ...more },
  })
  await tell(tx, requested, row, now, {
    topics: [person(next.id)],
    doctors: [next.id],
    facts: toAsked(row),
  })
  await queueRequestPush(tx, row.id, [next.id], now)
}

export async function notifyOfferedToAll(tx: Tx, row: Row, now: Date, more: ForPatient = {}): Promise<void> {
  return tell(tx, 'appointments.opened', row, now, {
    topics: await thoseAsked(tx, row, now),
    patient: 'isTold',
    facts: more,
  })
}

/**
 * One doctor rejected an open request: only that doctor's other screens need to know. The doctor's notice of the
 * offer counts as seen.
 */
export async function notifyDeclined(tx: Tx, row: Row, doctorId: string, now: Date): Promise<void> {
  await withdrawNotices(tx, offered, row.id, now, doctorId)
  return tell(tx, 'appointments.declined', row, now, { topics: [person(doctorId)] })
}

export async function notifyFailed(tx: Tx, row: Row, now: Date, more: ForPatient = {}): Promise<void> {
  return tell(tx, 'appointments.failed', row, now, {
    topics: await thoseAsked(tx, row, now),
    patient: 'isTold',
    facts: more,
  })
}

/** As a fact of a notice; nothing where none is free. */
export function freeTimesFact(free: readonly { date: string; time: string }[]): { freeTimes?: string } {
  return free.length === 0 ? {} : { freeTimes: free.map(({ date, time }) => `${date} ${time}`).join(', ') }
}

/** `free`: times for another try. */
export async function notifyExpired(
  tx: Tx,
  row: NamedRow & Pick<AppointmentRow, 'offer_starts_at'>,
  now: Date,
  free: readonly { date: string; time: string }[],
): Promise<void> {
  // After an offer it was the patient who had to answer.
  const named = row.offer_starts_at === null ? row : { ...row, doctor_name: null }
  return tell(tx, 'appointments.lapsed', row, now, {
    topics: await thoseAsked(tx, row, now),
    patient: 'hears',
    told: bothSides(named, freeTimesFact(free)),
  })
}

export function notifyMissed(tx: Tx, row: NamedRow, now: Date): Promise<void> {
  return tell(tx, 'appointments.missed', row, now, {
    topics: [person(row.doctor_id)],
    patient: 'hears',
    told: bothSides(row),
  })
}

/** `hasRedFlag`: in what the patient wrote as the reason. */
export async function notifyCancelledByPatient(
  tx: Tx,
  row: Row,
  hasRedFlag: boolean,
  now: Date,
): Promise<void> {
  return tell(tx, 'appointments.cancelledByPatient', row, now, {
    topics: await thoseAsked(tx, row, now),
    patient: 'hears',
    doctors: [row.doctor_id],
    facts: { patient: row.patient_name, ...(hasRedFlag && { redFlag: 'yes' }) },
  })
}

export function notifyCancelledByDoctor(
  tx: Tx,
  row: Row,
  doctorName: string,
  reason: string,
  now: Date,
): Promise<void> {
  return tell(tx, 'appointments.cancelledByDoctor', row, now, {
    topics: [person(row.doctor_id)],
    patient: 'isTold',
    facts: { doctor: doctorName, reason },
  })
}

/** The doctor who took an open request gave it back: it is open again. */
export function tellReopened(
  tx: Tx,
  row: Row,
  doctor: { name: string; reason: string },
  now: Date,
): Promise<void> {
  return tell(tx, 'appointments.reopened', row, now, {
    topics: [person(row.doctor_id)],
    patient: 'isTold',
    facts: { doctor: doctor.name, reason: doctor.reason },
  })
}

export function notifyStarted(tx: Tx, row: Row, doctorName: string, now: Date): Promise<void> {
  return tell(tx, 'appointments.started', row, now, {
    topics: [person(row.doctor_id)],
    patient: 'isTold',
    facts: { doctor: doctorName },
  })
}

export function tellFinished(tx: Tx, row: Row, doctorName: string, now: Date): Promise<void> {
  return tell(tx, 'appointments.finished', row, now, {
    topics: [person(row.doctor_id)],
    patient: 'isTold',
    facts: { doctor: doctorName },
  })
}

/** By a signed note: the patient is told of the note, see src/server/encounters. */
export function tellFinishedQuietly(tx: Tx, row: Row, now: Date): Promise<void> {
  return tell(tx, 'appointments.finished', row, now, { topics: [person(row.doctor_id)], patient: 'hears' })
}

/** Its day ended before the doctor finished it. */
export function tellAutoClosed(tx: Tx, row: NamedRow, now: Date): Promise<void> {
  return tell(tx, 'appointments.autoClosed', row, now, {
    topics: [person(row.doctor_id)],
    patient: 'hears',
    told: bothSides(row),
  })
}
