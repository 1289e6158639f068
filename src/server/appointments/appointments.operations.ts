import * as endpoints from '../../shared/appointments/appointments.endpoints.ts'
import * as schemas from '../../shared/appointments/appointments.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listAppointments = operation(endpoints.listAppointments, schemas.listAppointments, {
  summary: "A patient's own appointments, or a doctor's own and the open requests; by date ascending",
  audited: 'daily',
})

export const listMoreAppointments = operation(endpoints.listMoreAppointments, schemas.listMoreAppointments, {
  summary:
    "The appointments beyond the end of that list: a patient's older ones, newest first; a doctor's own later ones, soonest first",
  audited: 'daily',
})

export const requestAppointment = operation(endpoints.requestAppointment, schemas.requestAppointment, {
  summary: 'Ask for an appointment; `doctor` is set when a suitable one was found',
  status: 201,
  refusals: { profileMissing: 409, alreadyAsked: 409, tooManyPending: 409, tooManyToday: 429 },
  audited: true,
})

export const acceptAppointment = operation(endpoints.acceptAppointment, schemas.acceptAppointment, {
  summary: 'A doctor accepts a pending request: it is scheduled',
  refusals: { alreadyDecided: 409, slotTaken: 409 },
  audited: true,
})

export const rejectAppointment = operation(endpoints.rejectAppointment, schemas.rejectAppointment, {
  summary: 'A doctor rejects a pending request: it goes on to the next doctor, else it is open to all',
  refusals: { alreadyDecided: 409 },
  audited: true,
})

export const startAppointment = operation(endpoints.startAppointment, schemas.startAppointment, {
  summary: 'The doctor starts the consultation on its day',
  refusals: { alreadyDecided: 409, notToday: 409 },
  audited: true,
})

export const finishAppointment = operation(endpoints.finishAppointment, schemas.finishAppointment, {
  summary: 'The doctor finishes the consultation: it is completed',
  refusals: { alreadyDecided: 409 },
  audited: true,
})

export const cancelAppointment = operation(endpoints.cancelAppointment, schemas.cancelAppointment, {
  summary: 'Called off, by the patient until it starts or by the doctor with a reason',
  refusals: { alreadyDecided: 409 },
  audited: true,
})

export const listUnanswered = operation(endpoints.listUnanswered, schemas.listUnanswered, {
  summary:
    'For the coordinator: requests nobody answered yet, and appointments with a doctor who may not treat',
  audited: true,
})

export const listInDoubt = operation(endpoints.listInDoubt, schemas.listInDoubt, {
  summary: 'For the coordinator: appointments with a doctor who is not approved at the moment, soonest first',
  audited: true,
})

export const readTownFigures = operation(endpoints.readTownFigures, schemas.readTownFigures, {
  summary: 'How many doctors the town has, and how many requests of the last 30 days a doctor confirmed',
  audited: false,
})

export const readDoctorSummary = operation(endpoints.readDoctorSummary, schemas.readDoctorSummary, {
  summary: 'The figures of a doctor’s dashboard; all zero until the doctor is approved',
  audited: false,
})

export const listFollowUps = operation(endpoints.listFollowUps, schemas.listFollowUps, {
  summary: 'Patients of this doctor who missed their appointment lately and have no newer one',
  audited: 'daily',
})

export const listVisitsWithoutNote = operation(
  endpoints.listVisitsWithoutNote,
  schemas.listVisitsWithoutNote,
  {
    summary:
      'Visits of this doctor in the last 14 days that nobody finished: closed at the end of their day, without a note; newest first',
    audited: 'daily',
  },
)

export const listOwnRequests = operation(endpoints.listOwnRequests, schemas.listOwnRequests, {
  summary: 'Requests that wait for the answer of this doctor alone, soonest first',
  audited: 'daily',
})

export const listOpenRequests = operation(endpoints.listOpenRequests, schemas.listOpenRequests, {
  summary: 'Requests that any doctor may answer and this one has not said no to, soonest first',
  audited: 'daily',
})

export const listTeleconsultations = operation(
  endpoints.listTeleconsultations,
  schemas.listTeleconsultations,
  {
    summary: 'All teleconsultations of this doctor that were not called off, the latest first',
    audited: 'daily',
  },
)
