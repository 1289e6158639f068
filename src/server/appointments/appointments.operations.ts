import * as endpoints from '../../shared/appointments/appointments.endpoints.ts'
import * as schemas from '../../shared/appointments/appointments.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

const noAppointments = { appointments: [], next: null }
const nothingYet = {
  today: 0,
  patients: 0,
  pendingReviews: 0,
  openRequests: 0,
  teleconsultations: 0,
  followUpCalls: 0,
  followUpsDue: 0,
  visitsWithoutNote: 0,
  unsignedPrescriptions: 0,
  labReviews: 0,
}

export const listAppointments = operation(endpoints.listAppointments, schemas.listAppointments, {
  summary: "List a patient's appointments, or a doctor's own and the open requests, by date ascending",
  audited: 'daily',
  unapprovedAnswer: [],
})

export const listMoreAppointments = operation(endpoints.listMoreAppointments, schemas.listMoreAppointments, {
  summary:
    "Continue that list: a patient's older appointments, newest first; a doctor's own later ones, soonest first",
  audited: 'daily',
  unapprovedAnswer: noAppointments,
})

export const listFreeTimes = operation(endpoints.listFreeTimes, schemas.listFreeTimes, {
  summary: "List the times in the clinics' hours at which the patient and a suitable doctor are free",
  audited: false,
})

export const requestAppointment = operation(endpoints.requestAppointment, schemas.requestAppointment, {
  summary: 'Request an appointment; `doctor` is set when a suitable one was found',
  status: 201,
  refusals: { redFlag: 409, profileMissing: 409, alreadyAsked: 409, tooManyPending: 409, tooManyToday: 429 },
  audited: true,
})

export const acceptAppointment = operation(endpoints.acceptAppointment, schemas.acceptAppointment, {
  summary: 'Accept a pending request as a doctor, which schedules it',
  refusals: { alreadyDecided: 409, slotTaken: 409, slotHeld: 409, movedOn: 409, lapsed: 409 },
  audited: true,
})

export const rejectAppointment = operation(endpoints.rejectAppointment, schemas.rejectAppointment, {
  summary:
    'Reject a pending request as a doctor: it moves on, or the patient is offered a visit in person, or sent to hospital',
  refusals: {
    alreadyDecided: 409,
    movedOn: 409,
    lapsed: 409,
    alreadyInPerson: 409,
    noFreeTime: 409,
  },
  audited: true,
})

export const takeOffer = operation(endpoints.takeOffer, schemas.takeOffer, {
  summary:
    'Take the visit in person that the doctor asked for; if its time is gone, the answer offers another',
  refusals: { alreadyDecided: 409, lapsed: 409 },
  audited: true,
})

export const declineOffer = operation(endpoints.declineOffer, schemas.declineOffer, {
  summary: 'Decline the visit in person; the request moves on to another doctor',
  refusals: { alreadyDecided: 409, lapsed: 409 },
  audited: true,
})

export const startAppointment = operation(endpoints.startAppointment, schemas.startAppointment, {
  summary: 'Start the consultation on its day',
  refusals: { alreadyDecided: 409, notToday: 409 },
  audited: true,
})

export const finishAppointment = operation(endpoints.finishAppointment, schemas.finishAppointment, {
  summary: 'Finish the consultation, which completes it',
  refusals: { alreadyDecided: 409 },
  audited: true,
})

export const cancelAppointment = operation(endpoints.cancelAppointment, schemas.cancelAppointment, {
  summary: 'Cancel an appointment: the patient until it starts, or the doctor with a reason',
  refusals: { redFlag: 409, alreadyDecided: 409 },
  audited: true,
})

export const listUnanswered = operation(endpoints.listUnanswered, schemas.listUnanswered, {
  summary: 'List unanswered requests, and appointments with a doctor who may not treat, for the coordinator',
  audited: true,
})

export const listInDoubt = operation(endpoints.listInDoubt, schemas.listInDoubt, {
  summary: 'List appointments with a currently unapproved doctor, soonest first, for the coordinator',
  audited: true,
})

export const markPhoned = operation(endpoints.markPhoned, schemas.markPhoned, {
  summary: 'Record that the desk phoned the patient of a request',
  refusals: { alreadyDecided: 409 },
  audited: true,
})

export const listAssignable = operation(endpoints.listAssignable, schemas.listAssignable, {
  summary: 'List approved doctors who are free at the time of a request, suitable ones first',
  refusals: { alreadyDecided: 409 },
  audited: true,
})

export const assignAppointment = operation(endpoints.assignAppointment, schemas.assignAppointment, {
  summary: 'Schedule a pending request with a doctor, as the desk and the doctor agreed by phone',
  refusals: { alreadyDecided: 409, lapsed: 409, slotTaken: 409, slotHeld: 409, notApproved: 409 },
  audited: true,
})

export const readTownFigures = operation(endpoints.readTownFigures, schemas.readTownFigures, {
  summary: 'Count the town’s doctors, and requests of the last 30 days that a doctor confirmed',
  audited: false,
})

export const readDoctorSummary = operation(endpoints.readDoctorSummary, schemas.readDoctorSummary, {
  summary: 'Read the figures of a doctor’s dashboard; all zero until the doctor is approved',
  audited: false,
  unapprovedAnswer: nothingYet,
})

export const listFollowUps = operation(endpoints.listFollowUps, schemas.listFollowUps, {
  summary: 'List patients who recently missed an appointment with this doctor and have no newer one',
  audited: 'daily',
  unapprovedAnswer: [],
})

export const listVisitsWithoutNote = operation(
  endpoints.listVisitsWithoutNote,
  schemas.listVisitsWithoutNote,
  {
    summary:
      'List visits of the last 14 days that were closed unfinished at the end of their day, newest first',
    audited: 'daily',
    unapprovedAnswer: noAppointments,
  },
)

export const listOwnRequests = operation(endpoints.listOwnRequests, schemas.listOwnRequests, {
  summary: 'List requests sent to this doctor only, soonest first',
  audited: 'daily',
  unapprovedAnswer: noAppointments,
})

export const listOpenRequests = operation(endpoints.listOpenRequests, schemas.listOpenRequests, {
  summary: 'List requests open to any doctor that this one has not rejected, soonest first',
  audited: 'daily',
  unapprovedAnswer: noAppointments,
})

export const listTeleconsultations = operation(
  endpoints.listTeleconsultations,
  schemas.listTeleconsultations,
  {
    summary: 'List this doctor’s teleconsultations that were not cancelled, latest first',
    audited: 'daily',
    unapprovedAnswer: noAppointments,
  },
)

export const listFacilityVisits = operation(endpoints.listFacilityVisits, schemas.listFacilityVisits, {
  summary: 'List today’s visits with colleagues at the facilities where this doctor works, by time',
  audited: 'daily',
  unapprovedAnswer: { facilities: [], visits: [], next: null },
})
