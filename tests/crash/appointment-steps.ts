import { isAllowed, type Action } from '../../src/shared/appointments/appointments.lifecycle.ts'
import { dayIn } from '../../src/shared/kit/time/town-time.ts'
import { peopleOf, stepOf, type Event } from './events.ts'
import type { AppointmentRead } from './store-reader.ts'
import type { Write } from './writes.ts'

export type Cause = 'rejected' | 'slotTaken' | 'cancelled'

/** The state of an appointment between two writes, derived from its events. */
export interface State {
  status: 'pending' | 'scheduled' | 'cancelled'
  /** Null: open to all. */
  doctor: string | null
  offeredToAll: boolean
  /** The doctors who declined. */
  declines: ReadonlyMap<string, Cause>
  /** The doctors last notified that it is open. */
  offeredTo: readonly string[]
}

/** What one write did to one appointment. */
export interface Step {
  write: Write
  /** Milliseconds, as text. */
  at: string
  appointment: AppointmentRead
  /** The appointment that the write was about; another one in the case of a competing request. */
  meant: AppointmentRead | undefined
  /** In order, all from one transaction. */
  events: readonly Event[]
  /** A doctor who was certainly approved and free then, and is not among these. */
  findFreeDoctor(declines: ReadonlyMap<string, Cause>): string | undefined
}

/** An expected event: whose streams get it, and who gets a notice. */
export interface Expected {
  kind: string
  hears: readonly string[]
  told: readonly string[]
}

export interface Outcome {
  next: State
  expected: Expected[]
  withdraws?: Withdrawal
}

/** Marks the notices of these events as seen: for everybody, or for one doctor. */
export interface Withdrawal {
  step: 'offered' | 'requested'
  of?: string
}

const zone = 'Asia/Kolkata'
const actionOf: Record<string, Action> = {
  'appointments.accept': 'accept',
  'appointments.reject': 'reject',
  'appointments.cancel': 'cancel',
}

/** The next state and the expected events of a write; null if the previous state does not allow it. */
export function follow(was: State | null, step: Step): Outcome | null {
  const { write, appointment } = step
  const { action, actor, subject } = write
  if (was === null) return action === 'appointments.request' && isPatient(step) ? request(step) : null
  if (subject !== appointment.id) return isCompeting(was, step) ? reassign(was, step, 'slotTaken') : null
  const decided = actionOf[action]
  if (decided === undefined || !allows(was, step, decided)) return null
  if (decided === 'accept') return accept(was, step)
  if (decided === 'reject')
    return was.doctor === null ? declineOpen(was, actor) : reassign(was, step, 'rejected')
  if (isPatient(step)) return cancelByPatient(was, step)
  return was.offeredToAll ? reopen(was, step) : cancelByDoctor(was, step)
}

function isPatient({ write, appointment }: Step): boolean {
  return write.actor === appointment.patient_id
}

/** Uses the product's own rules for buttons and endpoints. */
function allows(was: State, step: Step, action: Action): boolean {
  const { write, appointment, at } = step
  const startsAt = new Date(Number(appointment.starts_at))
  const now = new Date(Number(at))
  const state = {
    status: was.status,
    patientId: appointment.patient_id,
    doctorId: was.doctor,
    startsAt,
    day: dayIn(zone, startsAt),
    hasDeclined: was.declines.has(write.actor),
    wasAsked: was.declines.has(write.actor),
    offerStartsAt: null,
    offeredToAll: was.offeredToAll,
  }
  const role = isPatient(step) ? 'patient' : 'doctor'
  const actor = { id: write.actor, patientId: write.actor, role, approved: true } as const
  return isAllowed(action, state, actor, { now, today: dayIn(zone, now) })
}

/** Another patient's request for the time that its doctor has just given away. */
function isCompeting(was: State, { write, appointment, meant }: Step): boolean {
  const isSameTime = meant?.starts_at === appointment.starts_at
  return (
    write.action === 'appointments.accept' &&
    was.status === 'pending' &&
    was.doctor === write.actor &&
    isSameTime
  )
}

function request(step: Step): Outcome | null {
  const patient = step.appointment.patient_id
  const doctor = chosenIn(step, patient)
  const next = { status: 'pending', doctor, declines: new Map(), offeredTo: [] } as const
  if (doctor !== null) {
    const expected = [{ kind: 'requested', hears: [patient, doctor], told: [doctor] }]
    return { next: { ...next, offeredToAll: false }, expected }
  }
  const event = { kind: 'requested', hears: [patient], told: [] }
  return offer({ ...next, offeredToAll: true }, step, event)
}

function accept(was: State, { write: { actor }, appointment }: Step): Outcome {
  const hears = [...new Set([appointment.patient_id, actor, ...askedIn(was)])]
  return {
    next: { ...was, status: 'scheduled', doctor: actor },
    expected: [{ kind: 'accepted', hears, told: [appointment.patient_id] }],
    withdraws: answered(was),
  }
}

/** To another doctor who has not declined; else open to all. */
function reassign(was: State, step: Step, cause: Cause): Outcome | null {
  const patient = step.appointment.patient_id
  const leaving = step.write.actor
  const declines = new Map([...was.declines, [leaving, cause] as const])
  const doctor = chosenIn(step, patient)
  if (doctor === null) {
    const event = { kind: 'opened', hears: [patient, leaving], told: [patient] }
    const outcome = offer({ ...was, doctor: null, offeredToAll: true, declines }, step, event)
    return outcome && { ...outcome, withdraws: answered(was) }
  }
  if (declines.has(doctor)) return null
  const expected = [
    { kind: 'reassigned', hears: [patient, leaving], told: [patient] },
    { kind: 'requested', hears: [doctor], told: [doctor] },
  ]
  return { next: { ...was, doctor, declines }, expected, withdraws: answered(was) }
}

/** One of many doctors rejected it: it stays open, and only that doctor's screens get the event. */
function declineOpen(was: State, actor: string): Outcome {
  const declines = new Map([...was.declines, [actor, 'rejected'] as const])
  const expected = [{ kind: 'declined', hears: [actor], told: [] }]
  return { next: { ...was, declines }, expected, withdraws: { step: 'offered', of: actor } }
}

function cancelByPatient(was: State, { appointment }: Step): Outcome {
  const told = was.doctor === null ? [] : [was.doctor]
  const hears = [appointment.patient_id, ...askedIn(was)]
  return {
    next: { ...was, status: 'cancelled' },
    expected: [{ kind: 'cancelledByPatient', hears, told }],
    withdraws: answered(was),
  }
}

function cancelByDoctor(was: State, { write, appointment: { patient_id: patient } }: Step): Outcome {
  const event = { kind: 'cancelledByDoctor', hears: [patient, write.actor], told: [patient] }
  return { next: { ...was, status: 'cancelled' }, expected: [event] }
}

/** It was open to all before this doctor took it. */
function reopen(was: State, step: Step): Outcome | null {
  const { actor } = step.write
  const patient = step.appointment.patient_id
  const declines = new Map([...was.declines, [actor, 'cancelled'] as const])
  const event = { kind: 'reopened', hears: [patient, actor], told: [patient] }
  return offer({ ...was, status: 'pending', doctor: null, declines }, step, event)
}

/** Doctors who have not declined are notified; nobody is only if nobody was free. */
function offer(next: State, step: Step, event: Expected): Outcome | null {
  const offers = step.events.filter((one) => stepOf(one) === 'offered').map(peopleOf)
  const offered = offers.flat()
  if (offered.some((doctor) => next.declines.has(doctor))) return null
  if (offered.length === 0) {
    return step.findFreeDoctor(next.declines) === undefined ? { next, expected: [event] } : null
  }
  return {
    next: { ...next, offeredTo: offered },
    expected: [event, { kind: 'offered', hears: offered, told: offered }],
  }
}

/** The doctor the server chose: several may be right, so the event is trusted. */
function chosenIn({ events }: Step, patient: string): string | null {
  const people = events.filter((one) => stepOf(one) === 'requested').flatMap(peopleOf)
  return people.find((person) => person !== patient) ?? null
}

function answered({ doctor }: State): Withdrawal {
  return doctor === null ? { step: 'offered' } : { step: 'requested', of: doctor }
}

function askedIn(was: State): readonly string[] {
  return was.doctor === null ? was.offeredTo : [was.doctor]
}
