import * as v from 'valibot'
import { day, id, idParams, instant } from '../kit/schemas.ts'
import { actions, activeStatuses, statuses, types } from './appointments.lifecycle.ts'
import { moment } from '../kit/moments.ts'
import { pageCursor, pageSize } from '../kit/pages.ts'
import { redFlags } from '../red-flags/red-flags.flags.ts'
import { specialties } from '../doctors/doctors.specialty-codes.ts'
import { freeTimeDays } from './appointments.booking.ts'
import { doctorSummary, townFigures } from './worklist/appointments.figures.schemas.ts'
import { appointmentRequest, cancellation, rejection } from './appointments.forms.ts'
import { namedSpecialties } from './tokens/appointments.specialties.schemas.ts'
import {
  doctorForPatient,
  patientForDoctor,
  placeName,
  sentToHospital,
} from './appointments.people.schemas.ts'

const freeTime = v.object({ date: v.string(), time: v.string() })

export const appointment = v.object({
  _id: id,
  date: v.string(),
  time: v.string(),
  startsAt: instant,
  status: v.picklist(statuses),
  type: v.picklist(types),
  specialization: v.string(),
  /** The username is a sign-in name: doctors get it only for a patient without a name. */
  patient: v.object({ name: v.string(), username: v.optional(v.string()), ...patientForDoctor.entries }),
  doctor: v.nullable(v.object({ name: v.string(), ...doctorForPatient.entries })),
  /** Why it was cancelled, as entered by the person who did. */
  reason: v.nullable(v.string()),
  /** Completed by the end of its day rather than by its doctor: there is no note. */
  autoClosed: v.boolean(),
  /** Found in the note by the server; the patient said that it is not happening now. */
  redFlags: v.array(v.picklist(redFlags)),
  /** Until when the doctor who is asked must answer, for the patient and for that doctor. */
  answerBy: v.optional(moment),
  /** For the doctor who is asked: another one said that it is not their field. */
  isOtherField: v.optional(v.literal(true)),
  /** The doctor must see the patient in person, at the place in `doctor`: the patient takes or declines it. */
  offer: v.optional(freeTime),
  sentToHospital: v.optional(sentToHospital),
  /** The patient's number in a session by token; `time` is when the patient is expected, about. */
  token: v.optional(v.number()),
  /** For a request of the patient that failed, or that nobody has confirmed although it is near: what is free next. */
  freeTimes: v.optional(v.array(freeTime)),
  allowedActions: v.array(v.picklist(actions)),
})
export type Appointment = v.InferOutput<typeof appointment>

const byDoctor = { params: idParams, answer: appointment }

/** Pass `next` as `after`; null on the last page. */
const pageOfAppointments = v.object({ appointments: v.array(appointment), next: v.nullable(v.string()) })

export const listAppointments = {
  /** Days, both inclusive. Default: all for a patient, from today on for a doctor. At most `appointmentsListedTo`. */
  query: v.object({
    from: v.optional(day),
    to: v.optional(day),
  }),
  answer: v.array(appointment),
}

export const listMoreAppointments = {
  /** The cursor of the last known row, from `cursorAfter`. */
  query: v.object({ after: pageCursor }),
  answer: pageOfAppointments,
}

export const listFreeTimes = {
  /** `from`: default today. `days`: how many. `specialties`: those that the note names, by commas; default: any. */
  query: v.object({
    from: v.optional(day),
    days: v.optional(
      v.pipe(
        v.string(),
        v.transform(Number),
        v.integer('invalid'),
        v.minValue(1, 'invalid'),
        v.maxValue(freeTimeDays, 'invalid'),
      ),
      '1',
    ),
    specialties: namedSpecialties,
  }),
  /**
   * Each of the days, by date, with its times in order, none where no doctor sees patients; and the clinics of the
   * doctors who are free on it, by name.
   */
  answer: v.array(
    v.object({
      date: v.string(),
      times: v.array(v.string()),
      clinics: v.optional(v.array(placeName)),
    }),
  ),
}

export const requestAppointment = {
  /** `redFlagsSeen`: told of the red flags in the note, the person said that it is not happening now. */
  body: v.object({ ...appointmentRequest.entries, redFlagsSeen: v.optional(v.boolean()) }),
  answer: appointment,
}

export const acceptAppointment = byDoctor

export const rejectAppointment = { ...byDoctor, body: rejection }

export const takeOffer = byDoctor

export const declineOffer = byDoctor

export const startAppointment = byDoctor

export const finishAppointment = byDoctor

export const cancelAppointment = {
  params: idParams,
  /** `redFlagsSeen`: as of a request, for what a patient writes. */
  body: v.object({ ...cancellation.entries, redFlagsSeen: v.optional(v.boolean()) }),
  answer: appointment,
}

const deskStatuses = [...activeStatuses, 'cancelled'] as const

/** For the coordinator, who may have to call the patient. Never what the patient wrote: it is health data. */
export const unansweredRequest = v.object({
  _id: id,
  date: v.string(),
  time: v.string(),
  startsAt: instant,
  askedAt: moment,
  status: v.picklist(deskStatuses),
  type: v.picklist(types),
  /** Whom the patient's words ask for; empty if nothing in them says so. */
  specialties: v.array(v.picklist(specialties)),
  /** The mark of a named flag without its name: the desk reads no complaint. */
  hasRedFlag: v.boolean(),
  patient: v.object({ name: v.string(), phone: v.string() }),
  doctor: v.nullable(v.object({ name: v.string() })),
  /** How many approved doctors could still accept. */
  openFor: v.number(),
  /** How many doctors let the time for an answer pass. */
  notAnsweredBy: v.number(),
  /** A doctor offered to see the patient in person: the patient has not answered yet. */
  isOffered: v.boolean(),
  sentToHospitalAt: v.nullable(moment),
  /** When the desk last phoned the patient. */
  phonedAt: v.nullable(moment),
})
export type UnansweredRequest = v.InferOutput<typeof unansweredRequest>

export const listUnanswered = {
  query: v.object({
    /** Soonest appointment first, or longest waiting patient first. */
    order: v.optional(v.picklist(['soonest', 'longest'], 'invalid')),
    after: v.optional(pageCursor),
    limit: v.optional(pageSize),
  }),
  answer: v.object({
    requests: v.array(unansweredRequest),
    /** Scheduled with a doctor who is no longer approved; on the first page only. */
    inDoubt: v.array(unansweredRequest),
    /** The cursor for `listInDoubt`; null if these were all. */
    inDoubtNext: v.nullable(v.string()),
    /** Sent to hospital in the last 24 hours and not phoned yet; on the first page only. */
    sentToHospital: v.array(unansweredRequest),
    next: v.nullable(v.string()),
  }),
}

export const listInDoubt = {
  query: v.object({ after: v.optional(pageCursor) }),
  answer: v.object({ inDoubt: v.array(unansweredRequest), next: v.nullable(v.string()) }),
}

export const markPhoned = { params: idParams, answer: unansweredRequest }

/** An approved doctor who is free at the time of a request. */
export const assignableDoctor = v.object({
  id,
  /** Without title. */
  name: v.string(),
  specialization: v.string(),
  phone: v.string(),
  /** How many requests and visits the doctor has that day. */
  visits: v.number(),
})

export const listAssignable = { params: idParams, answer: v.array(assignableDoctor) }

export const assignAppointment = {
  params: idParams,
  body: v.object({ doctorId: id }),
  answer: unansweredRequest,
}

export const readTownFigures = {
  answer: townFigures,
}

export const readDoctorSummary = {
  answer: doctorSummary,
}

export const followUp = v.object({
  patientId: id,
  name: v.string(),
  phone: v.string(),
  /** Of the missed appointment. */
  date: v.string(),
  time: v.string(),
  specialization: v.string(),
})
export type FollowUp = v.InferOutput<typeof followUp>

export const listFollowUps = {
  answer: v.array(followUp),
}

const place = v.object({ after: v.optional(pageCursor) })

export const listOwnRequests = {
  query: place,
  answer: pageOfAppointments,
}

export const listOpenRequests = {
  query: place,
  answer: pageOfAppointments,
}

export const listTeleconsultations = {
  query: place,
  answer: pageOfAppointments,
}

export const listVisitsWithoutNote = {
  query: place,
  answer: pageOfAppointments,
}

/** A visit of today with another doctor of a facility where the reader works, too. */
const facilityVisit = v.object({
  id,
  time: v.string(),
  status: v.picklist(statuses),
  specialization: v.string(),
  patient: v.object({ id, name: v.string() }),
  /** Without title. */
  doctor: v.string(),
})
export type FacilityVisit = v.InferOutput<typeof facilityVisit>

const facilityName = v.object({ name: v.string(), nameHi: v.string(), namePa: v.string() })

export const listFacilityVisits = {
  query: v.object({ after: v.optional(pageCursor) }),
  /** No facilities: the doctor works at none. Pass `next` as `after`; null on the last page. */
  answer: v.object({
    facilities: v.array(facilityName),
    visits: v.array(facilityVisit),
    next: v.nullable(v.string()),
  }),
}
