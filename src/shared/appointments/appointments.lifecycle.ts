import { lapsesAt } from './appointments.deadlines.ts'

export const types = ['teleconsultation', 'in-person'] as const
export type AppointmentType = (typeof types)[number]

export const statuses = [
  'pending',
  'scheduled',
  'in-progress',
  'completed',
  'rejected',
  'failed',
  'cancelled',
  'missed',
] as const
export type Status = (typeof statuses)[number]

// Each status is in exactly one of these; the database's partial indexes are built from them.
export const requestedStatuses = ['pending'] as const satisfies readonly Status[]
/** The doctor's time is taken: at most one per doctor and time. */
export const bookedStatuses = ['scheduled', 'in-progress'] as const satisfies readonly Status[]
/** Over, and the doctor treated this patient. */
export const heldStatuses = ['completed', 'missed'] as const satisfies readonly Status[]
/** Over without a doctor. `rejected` is what one doctor sees and is never stored. */
export const closedStatuses = ['failed', 'cancelled', 'rejected'] as const satisfies readonly Status[]

/** Still ahead: at most one per patient and time. */
export const activeStatuses = [...requestedStatuses, ...bookedStatuses] as const satisfies readonly Status[]

export const actions = ['accept', 'reject', 'start', 'finish', 'cancel', 'takeOffer', 'declineOffer'] as const
export type Action = (typeof actions)[number]

/** What decides who may act on an appointment. A `null` doctor means open to all. */
export interface AppointmentState {
  status: Status
  patientId: string
  doctorId: string | null
  startsAt: Date
  /** YYYY-MM-DD in the town's zone. */
  day: string
  /** This actor has already declined, gave the time to another patient, or does not treat its red flag. */
  hasDeclined: boolean
  /** This actor was asked before: declined, or did not answer in time. */
  wasAsked: boolean
  /** The doctor must see the patient in person, and offered this time: the patient's turn. */
  offerStartsAt: Date | null
  /** It was once open to every approved doctor. */
  offeredToAll: boolean
}

export interface Actor {
  id: string
  /** The patient this person acts for. */
  patientId: string | null
  role: 'patient' | 'doctor' | 'coordinator'
  /** An unapproved doctor may not act on anything. */
  approved: boolean
}

export interface Moment {
  now: Date
  /** The town's date at `now`. */
  today: string
}

/** Used both for the buttons on screen and for the server's check. */
export function allowedActions(appointment: AppointmentState, actor: Actor, moment: Moment): Action[] {
  return actions.filter((action) => isAllowed(action, appointment, actor, moment))
}

export function isAllowed(
  action: Action,
  appointment: AppointmentState,
  actor: Actor,
  moment: Moment,
): boolean {
  switch (action) {
    case 'accept':
    case 'reject':
      return mayAnswer(appointment, actor) && isAnswerable(appointment, moment)
    case 'start':
      return (
        isTreating(appointment, actor) &&
        appointment.status === 'scheduled' &&
        appointment.day === moment.today
      )
    case 'finish':
      return isTreating(appointment, actor) && appointment.status === 'in-progress'
    case 'cancel':
      return mayCancel(appointment, actor, moment)
    case 'takeOffer':
    case 'declineOffer':
      return (
        isOwn(appointment, actor) && appointment.offerStartsAt !== null && isAnswerable(appointment, moment)
      )
  }
}

function mayAnswer(appointment: AppointmentState, actor: Actor): boolean {
  const isAsked = appointment.doctorId === null ? !appointment.hasDeclined : appointment.doctorId === actor.id
  const isDoctors = appointment.status === 'pending' && appointment.offerStartsAt === null
  return isDoctors && actor.role === 'doctor' && actor.approved && isAsked
}

/** Whether the desk may give it to a doctor. */
export function isAssignable(appointment: AppointmentState, moment: Pick<Moment, 'now'>): boolean {
  return appointment.offerStartsAt === null && isAnswerable(appointment, moment)
}

function isAnswerable(appointment: AppointmentState, { now }: Pick<Moment, 'now'>): boolean {
  return appointment.status === 'pending' && lapsesAt(appointment) > now
}

function isOwn(appointment: AppointmentState, actor: Actor): boolean {
  return actor.role === 'patient' && appointment.patientId === actor.patientId
}

function isTreating(appointment: AppointmentState, actor: Actor): boolean {
  return actor.role === 'doctor' && actor.approved && appointment.doctorId === actor.id
}

function mayCancel(appointment: AppointmentState, actor: Actor, moment: Moment): boolean {
  // A scheduled visit that has not started stays open until its day ends; only then is it missed.
  if (appointment.status === 'scheduled') {
    return (isOwn(appointment, actor) || isTreating(appointment, actor)) && appointment.day >= moment.today
  }
  return (
    appointment.status === 'pending' &&
    isOwn(appointment, actor) &&
    (appointment.offerStartsAt ?? appointment.startsAt) > moment.now
  )
}

/**
 * What the passing of time does: unanswered → failed an hour before its time; after its day, not started → missed, and
 * not finished → completed.
 */
export function statusAfterTime(
  appointment: Pick<AppointmentState, 'status' | 'startsAt' | 'day' | 'offerStartsAt'>,
  moment: Moment,
): Status {
  if (appointment.status === 'pending' && lapsesAt(appointment) <= moment.now) return 'failed'
  if (appointment.day >= moment.today) return appointment.status
  if (appointment.status === 'scheduled') return 'missed'
  return appointment.status === 'in-progress' ? 'completed' : appointment.status
}

/** Still ahead for the patient: listed under "upcoming", not "past". */
export function isUpcoming(status: Status): boolean {
  return activeStatuses.some((active) => active === status)
}

/** Confirmed and past its time, but not started; `startsAt` is an ISO instant. */
export function isLate({ status, startsAt }: { status: Status; startsAt: string }, now: Date): boolean {
  return status === 'scheduled' && Date.parse(startsAt) < now.getTime()
}
