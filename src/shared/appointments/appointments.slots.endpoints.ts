import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './slots/appointments.slots.schemas.ts'

/** The free slots of the doctor whom the patient knows, the soonest and the nearest. */
export const listSlots = defineEndpoint<typeof schemas.listSlots>()({
  name: 'appointments.slots',
  actsFor: 'appointments',
  method: 'GET',
  path: '/api/appointments/slots',
  access: ['patient'],
  outbox: 'now',
})

/** Lets the slot go that the patient held before. */
export const holdSlot = defineEndpoint<typeof schemas.holdSlot>()({
  name: 'appointments.holdSlot',
  actsFor: 'appointments',
  method: 'POST',
  path: '/api/appointments/slots/hold',
  access: ['patient'],
  body: true,
  outbox: 'now',
})

export const releaseSlot = defineEndpoint<typeof schemas.releaseSlot>()({
  name: 'appointments.releaseSlot',
  actsFor: 'appointments',
  method: 'POST',
  path: '/api/appointments/slots/release',
  access: ['patient'],
  outbox: 'now',
})

/** Confirms itself while the slot is free, or held for this patient. */
export const takeSlot = defineEndpoint<typeof schemas.takeSlot>()({
  name: 'appointments.takeSlot',
  actsFor: 'appointments',
  method: 'POST',
  path: '/api/appointments/slots',
  access: ['patient'],
  body: true,
  outbox: 'now',
})
