import { defineEndpoint, signedIn } from '../kit/endpoint.ts'
import type * as schemas from './appointments.schemas.ts'

export const listAppointments = defineEndpoint<typeof schemas.listAppointments>()({
  name: 'appointments.list',
  actsFor: 'appointments',
  method: 'GET',
  path: '/api/appointments',
  access: ['patient', 'doctor'],
  outbox: 'now',
  kept: true,
})

export const listMoreAppointments = defineEndpoint<typeof schemas.listMoreAppointments>()({
  name: 'appointments.more',
  actsFor: 'appointments',
  method: 'GET',
  path: '/api/appointments/more',
  access: ['patient', 'doctor'],
  outbox: 'now',
})

/** At which times of the clinics' hours a doctor is free, for a request. */
export const listFreeTimes = defineEndpoint<typeof schemas.listFreeTimes>()({
  name: 'appointments.freeTimes',
  actsFor: 'appointments',
  method: 'GET',
  path: '/api/appointments/free-times',
  access: ['patient'],
  outbox: 'now',
})

export const requestAppointment = defineEndpoint<typeof schemas.requestAppointment>()({
  name: 'appointments.request',
  actsFor: 'appointments',
  method: 'POST',
  path: '/api/appointments',
  access: ['patient'],
  body: true,
  outbox: 'mayWait',
  onlyAdds: true,
})

export const acceptAppointment = defineEndpoint<typeof schemas.acceptAppointment>()({
  name: 'appointments.accept',
  method: 'POST',
  path: '/api/appointments/:id/accept',
  access: ['doctor'],
  outbox: 'now',
})

export const rejectAppointment = defineEndpoint<typeof schemas.rejectAppointment>()({
  name: 'appointments.reject',
  method: 'POST',
  path: '/api/appointments/:id/reject',
  access: ['doctor'],
  body: true,
  outbox: 'now',
})

/** The patient takes, or declines, the visit in person that the doctor asked for. */
export const takeOffer = defineEndpoint<typeof schemas.takeOffer>()({
  name: 'appointments.takeOffer',
  actsFor: 'appointments',
  method: 'POST',
  path: '/api/appointments/:id/take-offer',
  access: ['patient'],
  outbox: 'now',
})

export const declineOffer = defineEndpoint<typeof schemas.declineOffer>()({
  name: 'appointments.declineOffer',
  actsFor: 'appointments',
  method: 'POST',
  path: '/api/appointments/:id/decline-offer',
  access: ['patient'],
  outbox: 'now',
})

export const startAppointment = defineEndpoint<typeof schemas.startAppointment>()({
  name: 'appointments.start',
  method: 'POST',
  path: '/api/appointments/:id/start',
  access: ['doctor'],
  outbox: 'now',
})

export const finishAppointment = defineEndpoint<typeof schemas.finishAppointment>()({
  name: 'appointments.finish',
  method: 'POST',
  path: '/api/appointments/:id/finish',
  access: ['doctor'],
  outbox: 'now',
})

export const cancelAppointment = defineEndpoint<typeof schemas.cancelAppointment>()({
  name: 'appointments.cancel',
  actsFor: 'appointments',
  method: 'POST',
  path: '/api/appointments/:id/cancel',
  access: ['patient', 'doctor'],
  body: true,
  outbox: 'mayWait',
})

export const listUnanswered = defineEndpoint<typeof schemas.listUnanswered>()({
  name: 'appointments.unanswered',
  method: 'GET',
  path: '/api/appointments/unanswered',
  access: ['coordinator'],
  outbox: 'now',
})

export const listInDoubt = defineEndpoint<typeof schemas.listInDoubt>()({
  name: 'appointments.inDoubt',
  method: 'GET',
  path: '/api/appointments/in-doubt',
  access: ['coordinator'],
  outbox: 'now',
})

/** The desk has phoned the patient. */
export const markPhoned = defineEndpoint<typeof schemas.markPhoned>()({
  name: 'appointments.phoned',
  method: 'POST',
  path: '/api/appointments/:id/phoned',
  access: ['coordinator'],
  outbox: 'now',
})

export const listAssignable = defineEndpoint<typeof schemas.listAssignable>()({
  name: 'appointments.assignable',
  method: 'GET',
  path: '/api/appointments/:id/doctors',
  access: ['coordinator'],
  outbox: 'now',
})

/** The desk, which has asked the doctor by phone, schedules it. */
export const assignAppointment = defineEndpoint<typeof schemas.assignAppointment>()({
  name: 'appointments.assign',
  method: 'POST',
  path: '/api/appointments/:id/assign',
  access: ['coordinator'],
  body: true,
  outbox: 'now',
})

export const readTownFigures = defineEndpoint<typeof schemas.readTownFigures>()({
  name: 'appointments.townFigures',
  method: 'GET',
  path: '/api/town/figures',
  ...signedIn,
  outbox: 'now',
})

/** In the appointments feature, because every figure is counted from appointments. */
export const readDoctorSummary = defineEndpoint<typeof schemas.readDoctorSummary>()({
  name: 'appointments.doctorSummary',
  method: 'GET',
  path: '/api/doctor/summary',
  access: ['doctor'],
  outbox: 'now',
  kept: true,
})

export const listFollowUps = defineEndpoint<typeof schemas.listFollowUps>()({
  name: 'appointments.followUps',
  method: 'GET',
  path: '/api/doctor/follow-ups',
  access: ['doctor'],
  outbox: 'now',
  kept: true,
})

export const listVisitsWithoutNote = defineEndpoint<typeof schemas.listVisitsWithoutNote>()({
  name: 'appointments.visitsWithoutNote',
  method: 'GET',
  path: '/api/doctor/visits-without-note',
  access: ['doctor'],
  outbox: 'now',
  kept: true,
})

export const listOwnRequests = defineEndpoint<typeof schemas.listOwnRequests>()({
  name: 'appointments.ownRequests',
  method: 'GET',
  path: '/api/doctor/requests/own',
  access: ['doctor'],
  outbox: 'now',
  kept: true,
})

export const listOpenRequests = defineEndpoint<typeof schemas.listOpenRequests>()({
  name: 'appointments.openRequests',
  method: 'GET',
  path: '/api/doctor/requests/open',
  access: ['doctor'],
  outbox: 'now',
  kept: true,
})

export const listTeleconsultations = defineEndpoint<typeof schemas.listTeleconsultations>()({
  name: 'appointments.teleconsultations',
  method: 'GET',
  path: '/api/doctor/teleconsultations',
  access: ['doctor'],
  outbox: 'now',
  kept: true,
})

export const listFacilityVisits = defineEndpoint<typeof schemas.listFacilityVisits>()({
  name: 'appointments.facilityVisits',
  method: 'GET',
  path: '/api/doctor/facility-visits',
  access: ['doctor'],
  outbox: 'now',
})
