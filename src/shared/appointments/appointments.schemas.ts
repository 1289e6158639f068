import * as v from 'valibot'
import { day, id, idParams, instant } from '../kit/schemas.ts'
import { actions, activeStatuses, statuses, types } from './appointments.lifecycle.ts'
import { readingTypes, units } from '../vitals/vitals.units.ts'
import { moment } from '../kit/moments.ts'
import { pageCursor, pageSize } from '../kit/pages.ts'
import { genders } from '../patients/patients.rules.ts'
import { appointmentRequest, cancellation } from './appointments.forms.ts'

/** For the doctor who may answer, or treats: see appointments.access.ts. */
const patientForDoctor = v.object({
  age: v.optional(v.number()),
  gender: v.optional(v.picklist(genders)),
  address: v.optional(v.string()),
  /** The latest reading of a type, when it was not normal. */
  abnormal: v.optional(
    v.object({
      type: v.picklist(readingTypes),
      values: v.array(v.number()),
      unit: v.picklist(units),
      saidUnit: v.picklist(units),
      grade: v.picklist(['abnormal', 'critical']),
      date: v.string(),
    }),
  ),
  /** Only once the visit is agreed upon: the way to the patient's page, and the number to call. */
  id: v.optional(id),
  phone: v.optional(v.string()),
})

/** For the patient of a confirmed visit: where to go, and whom to call. */
const doctorForPatient = v.object({
  clinic: v.optional(v.string()),
  phone: v.optional(v.string()),
  /** The facility of the town that the clinic names, where there is one. */
  place: v.optional(v.object({ address: v.string(), lat: v.number(), lng: v.number() })),
})

export const appointment = v.object({
  _id: id,
  date: v.string(),
  time: v.string(),
  startsAt: instant,
  status: v.picklist(statuses),
  type: v.picklist(types),
  specialization: v.string(),
  /** The username is what the patient logs in with: doctors are told it only of one without a name. */
  patient: v.object({ name: v.string(), username: v.optional(v.string()), ...patientForDoctor.entries }),
  doctor: v.nullable(v.object({ name: v.string(), ...doctorForPatient.entries })),
  /** Why it was cancelled, in the words of who did. */
  reason: v.nullable(v.string()),
  /** Completed by the end of its day and not by its doctor: there is no note. */
  autoClosed: v.boolean(),
  allowedActions: v.array(v.picklist(actions)),
})
export type Appointment = v.InferOutput<typeof appointment>

const byDoctor = { params: idParams, answer: appointment }

/** `next` is asked for as `after`; null: this was the last page. */
const pageOfAppointments = v.object({ appointments: v.array(appointment), next: v.nullable(v.string()) })

export const listAppointments = {
  /** Days, both included. Default: all for a patient, from today on for a doctor. At most `appointmentsListedTo`. */
  query: v.object({
    from: v.optional(day),
    to: v.optional(day),
  }),
  answer: v.array(appointment),
}

export const listMoreAppointments = {
  /** The last row that is known, as `cursorAfter` writes it. */
  query: v.object({ after: pageCursor }),
  answer: pageOfAppointments,
}

export const requestAppointment = {
  body: appointmentRequest,
  answer: appointment,
}

export const acceptAppointment = byDoctor

export const rejectAppointment = byDoctor

export const startAppointment = byDoctor

export const finishAppointment = byDoctor

export const cancelAppointment = {
  params: idParams,
  body: cancellation,
  answer: appointment,
}

/** As the coordinator sees it, who may have to ring the patient. */
export const unansweredRequest = v.object({
  _id: id,
  date: v.string(),
  time: v.string(),
  startsAt: instant,
  askedAt: moment,
  status: v.picklist(activeStatuses),
  type: v.picklist(types),
  specialization: v.string(),
  patient: v.object({ name: v.string(), phone: v.string() }),
  doctor: v.nullable(v.object({ name: v.string() })),
  /** How many approved doctors could still say yes. */
  openFor: v.number(),
})
export type UnansweredRequest = v.InferOutput<typeof unansweredRequest>

export const listUnanswered = {
  query: v.object({
    /** The soonest appointment first, or the longest waiting patient. */
    order: v.optional(v.picklist(['soonest', 'longest'], 'invalid')),
    after: v.optional(pageCursor),
    limit: v.optional(pageSize),
  }),
  answer: v.object({
    requests: v.array(unansweredRequest),
    /** Promised by a doctor who is not approved any more; on the first page only. */
    inDoubt: v.array(unansweredRequest),
    /** Where `listInDoubt` goes on; null: these were all. */
    inDoubtNext: v.nullable(v.string()),
    next: v.nullable(v.string()),
  }),
}

export const listInDoubt = {
  query: v.object({ after: v.optional(pageCursor) }),
  answer: v.object({ inDoubt: v.array(unansweredRequest), next: v.nullable(v.string()) }),
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What the town has today, counted; nothing of a single person. */
export const townFigures = v.object({
  /** Approved. */
  doctors: count,
  /** Requests for a time of the last 30 days. */
  asked: count,
  /** Of these: a doctor confirmed them. */
  confirmed: count,
})

export const readTownFigures = {
  answer: townFigures,
}

/** What a doctor's dashboard counts. */
export const doctorSummary = v.object({
  /** On the town's day: asked for, agreed upon, running or over; not what was called off. */
  today: count,
  /** Everybody this doctor treats or treated. */
  patients: count,
  /** Requests that wait for this doctor's answer. */
  pendingReviews: count,
  /** Requests that any doctor may take, this one among them; counted no further than `openRequestsCountedTo`. */
  openRequests: count,
  /** All of this doctor's, past and to come; not what was called off. */
  teleconsultations: count,
  /** Patients who missed their appointment lately and have no newer one. */
  followUpCalls: count,
  /** Visits of the last 14 days that the end of the day closed and not the doctor. */
  visitsWithoutNote: count,
})
export type DoctorSummary = v.InferOutput<typeof doctorSummary>

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
