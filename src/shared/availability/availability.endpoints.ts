import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './availability.schemas.ts'

const ofDoctorOrDesk = { access: ['doctor', 'coordinator'], outbox: 'now' } as const

/** A doctor's own sessions and leave, or for the desk those of any doctor. */
export const readAvailability = defineEndpoint<typeof schemas.readAvailability>()({
  ...ofDoctorOrDesk,
  name: 'availability.read',
  method: 'GET',
  path: '/api/availability',
  kept: true,
})

/** For the desk: the doctors who work at a facility. */
export const listDoctorsWithPlaces = defineEndpoint<typeof schemas.listDoctorsWithPlaces>()({
  name: 'availability.doctors',
  method: 'GET',
  path: '/api/availability/doctors',
  access: ['coordinator'],
  outbox: 'now',
})

export const addSession = defineEndpoint<typeof schemas.addSession>()({
  ...ofDoctorOrDesk,
  name: 'availability.addSession',
  method: 'POST',
  path: '/api/availability/sessions',
  body: true,
})

export const endSession = defineEndpoint<typeof schemas.endSession>()({
  ...ofDoctorOrDesk,
  name: 'availability.endSession',
  method: 'POST',
  path: '/api/availability/sessions/:id/end',
})

export const addLeave = defineEndpoint<typeof schemas.addLeave>()({
  ...ofDoctorOrDesk,
  name: 'availability.addLeave',
  method: 'POST',
  path: '/api/availability/leave',
  body: true,
})

export const endLeave = defineEndpoint<typeof schemas.endLeave>()({
  ...ofDoctorOrDesk,
  name: 'availability.endLeave',
  method: 'POST',
  path: '/api/availability/leave/:id/end',
})
