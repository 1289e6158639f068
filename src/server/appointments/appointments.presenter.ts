import {
  canAskWhy,
  canSeePatient,
  canSeePlace,
  isTreatedBy,
} from '../../shared/appointments/appointments.access.ts'
import type { Appointment, FollowUp } from '../../shared/appointments/appointments.schemas.ts'
import { ageBandOf } from '../../shared/patients/patients.age-bands.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import {
  allowedActions,
  type Actor,
  type Moment,
  type AppointmentState,
  type Status,
} from '../../shared/appointments/appointments.lifecycle.ts'
import { momentIn } from '../../shared/kit/moments.ts'
import { dayIn, timeIn } from '../../shared/kit/time/town-time.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import type { FollowUpRow } from './worklist/appointments.worklist.repo.ts'
import type { AppointmentRow } from './appointments.repo.ts'
import { ageOfPatient } from './details/appointments.patient-age.ts'

export function stateOf(row: AppointmentRow): AppointmentState {
  return {
    status: row.status,
    patientId: row.patient_id,
    doctorId: row.doctor_id,
    startsAt: row.starts_at,
    day: row.day,
    hasDeclined:
      (row.decline_cause !== null && row.decline_cause !== 'unanswered') ||
      // Of a red flag that another field treats.
      (row.doctor_id === null && !row.may_take_open),
    wasAsked: row.decline_cause !== null,
    offerStartsAt: row.offer_starts_at,
    offeredToAll: row.offered_to_all,
  }
}

/** The status shown to a doctor who rejected or gave back the request, whatever became of it since. */
function statusAfterNo({ decline_cause }: AppointmentRow): Status {
  return decline_cause === 'cancelled' ? 'cancelled' : 'rejected'
}

export type Reading = NonNullable<Appointment['patient']['abnormal']>

export type Home = Pick<Appointment['patient'], 'village' | 'distanceKm'>

export type AskedBy = NonNullable<Appointment['patient']['askedBy']>

type SentToHospital = NonNullable<Appointment['sentToHospital']>

type VisitPlace = NonNullable<NonNullable<Appointment['doctor']>['place']>

/** The moment, and the town whose days it is told in. */
export type Viewed = Moment & { appContext: Pick<AppContext, 'town'> }

/** Data of other features, read for a whole list at once: see appointments.details.ts. */
export interface Beside {
  places?: ReadonlyMap<string, VisitPlace>
  /** By id, with where patients call. */
  facilities?: ReadonlyMap<string, { name: string; phone: string; place: VisitPlace }>
  abnormal?: ReadonlyMap<string, Reading>
  /** By patient, for the doctor who has not accepted yet. */
  homes?: ReadonlyMap<string, Home>
  /** By patient, as said within six weeks. */
  pregnancies?: ReadonlyMap<string, NonNullable<Appointment['patient']['pregnancy']>>
  /** By appointment. */
  askedBy?: ReadonlyMap<string, AskedBy>
  /** The patients whom this doctor has seen lately. */
  seenBefore?: ReadonlySet<string>
  /** The requests of which a doctor has said that it is not their field. */
  otherField?: ReadonlySet<string>
  /** Where patients are sent in an emergency. */
  hospital?: Omit<SentToHospital, 'at'> | undefined
  /** By appointment. */
  freeTimes?: ReadonlyMap<string, NonNullable<Appointment['freeTimes']>>
}

/** The patient's data that this doctor may see. */
function forDoctor(
  row: AppointmentRow,
  viewer: Actor,
  moment: Moment,
  { abnormal, homes, pregnancies, askedBy, seenBefore }: Beside,
) {
  const state = stateOf(row)
  if (!canSeePatient(state, viewer, moment)) return {}
  const { patient_gender: gender } = row
  const reading = abnormal?.get(row.patient_id)
  const pregnancy = pregnancies?.get(row.patient_id)
  const asking = askedBy?.get(row.id)
  const treats = isTreatedBy(state, viewer, moment)
  const age = ageOfPatient(row, moment.today)
  return {
    ...(treats ? age : age && { ageBand: ageBandOf(age.age) }),
    ...(gender !== null && { gender }),
    ...(!treats && homes?.get(row.patient_id)),
    ...(pregnancy && { pregnancy }),
    ...(asking && { askedBy: asking }),
    ...(seenBefore && { isFollowUp: seenBefore.has(row.patient_id) }),
    ...(treats && {
      ...(reading && { abnormal: reading }),
      ...(row.patient_address && { address: row.patient_address }),
      id: row.patient_id,
      phone: row.patient_phone,
    }),
  }
}

/**
 * The place of a confirmed visit, for its patient: the facility as agreed, else the doctor's own clinic. Of one that did
 * not take place the number.
 */
function forPatient(row: AppointmentRow, viewer: Actor, moment: Moment, { places, facilities }: Beside) {
  const state = stateOf(row)
  if (canAskWhy(state, viewer, moment)) return row.doctor_phone ? { phone: row.doctor_phone } : {}
  if (!canSeePlace(state, viewer) || row.doctor_clinic === null || row.doctor_phone === null) return {}
  const facility = facilities?.get(row.facility_id ?? '')
  if (facility)
    return { clinic: facility.name, phone: facility.phone || row.doctor_phone, place: facility.place }
  const place = places?.get(row.doctor_clinic)
  return { clinic: row.doctor_clinic, phone: row.doctor_phone, ...(place && { place }) }
}

/** The doctor rejected it or gave it back, or sent the patient to hospital. */
function hasSaidNo(row: AppointmentRow, doctorId: string): boolean {
  if (row.doctor_id === doctorId) return row.sent_to_hospital_at !== null
  // Who was asked and did not answer may still take it once it is open.
  return row.decline_cause !== null && !(row.decline_cause === 'unanswered' && row.doctor_id === null)
}

/** Until when somebody must answer what: for the patient, and the doctor who is asked. */
function waitingFor(
  row: AppointmentRow,
  viewer: Actor,
  zone: string,
): Pick<Appointment, 'answerBy' | 'offer'> {
  const isConcerned = viewer.role === 'patient' || viewer.id === row.doctor_id
  if (!isConcerned || row.status !== 'pending') return {}
  const { answer_due_at: due, offer_starts_at: offered } = row
  return {
    ...(due !== null && { answerBy: momentIn(zone, due) }),
    ...(offered !== null && { offer: { date: dayIn(zone, offered), time: timeIn(zone, offered) } }),
  }
}

/** What its patient needs to know of a request that no visit came of. */
function endOf(
  row: AppointmentRow,
  viewer: Actor,
  zone: string,
  { hospital, freeTimes }: Beside,
): Pick<Appointment, 'sentToHospital' | 'freeTimes'> {
  if (viewer.role !== 'patient') return {}
  const free = freeTimes?.get(row.id)
  const sentAt = row.sent_to_hospital_at
  return {
    ...(sentAt !== null && hospital && { sentToHospital: { at: momentIn(zone, sentAt), ...hospital } }),
    ...(free && { freeTimes: free }),
  }
}

/** The wire format for this viewer: a doctor who rejected it sees that, but not who has it now. */
export function presentAppointment(
  row: AppointmentRow,
  viewer: Actor & { name: string; username: string },
  moment: Viewed,
  beside: Beside = {},
): Appointment {
  const saidNo = viewer.role === 'doctor' && hasSaidNo(row, viewer.id)
  const doctorName = saidNo ? viewer.name : row.doctor_name
  return {
    _id: row.id,
    date: row.day,
    time: row.time,
    startsAt: row.starts_at.toISOString(),
    status: saidNo ? statusAfterNo(row) : row.status,
    type: row.type,
    specialization: row.specialization,
    patient: {
      name: row.patient_name,
      ...(viewer.role === 'patient' && { username: viewer.username }),
      ...forDoctor(row, viewer, moment, beside),
    },
    doctor:
      doctorName === null
        ? null
        : { name: nameWithoutTitle(doctorName), ...forPatient(row, viewer, moment, beside) },
    reason: row.reason,
    autoClosed: row.auto_closed,
    redFlags: row.red_flags,
    ...(row.token !== null && { token: row.token }),
    ...(beside.otherField?.has(row.id) && { isOtherField: true }),
    ...waitingFor(row, viewer, moment.appContext.town.timeZone),
    ...endOf(row, viewer, moment.appContext.town.timeZone, beside),
    allowedActions: allowedActions(stateOf(row), viewer, moment),
  }
}

/** Includes the phone number, for the doctor who makes the call. */
export function presentFollowUp(row: FollowUpRow): FollowUp {
  return {
    patientId: row.patient_id,
    name: row.name,
    phone: row.phone,
    date: row.day,
    time: row.time,
    specialization: row.specialization,
  }
}
