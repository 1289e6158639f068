import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './queue/appointments.displaced.schemas.ts'

const ofDoctorOrDesk = { access: ['doctor', 'coordinator'], outbox: 'now' } as const

/** Visits by token or slot whose session does not take place any more: leave, an ended session, a holiday. */
export const listDisplaced = defineEndpoint<typeof schemas.listDisplaced>()({
  ...ofDoctorOrDesk,
  name: 'appointments.displaced',
  method: 'GET',
  path: '/api/appointments/displaced',
})

/** Cancels them; whoever acts for the patients is told, with the next sessions. */
export const cancelDisplaced = defineEndpoint<typeof schemas.cancelDisplaced>()({
  ...ofDoctorOrDesk,
  name: 'appointments.cancelDisplaced',
  method: 'POST',
  path: '/api/appointments/displaced/cancel',
  body: true,
})
