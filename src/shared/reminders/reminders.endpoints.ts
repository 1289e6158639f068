import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './reminders.schemas.ts'

const changing = { method: 'POST', access: ['patient'], outbox: 'mayWait' } as const

export const listReminders = defineEndpoint<typeof schemas.listReminders>()({
  name: 'reminders.list',
  actsFor: 'reminders',
  method: 'GET',
  path: '/api/reminders',
  access: ['patient'],
  outbox: 'now',
  kept: true,
})

export const listPatientMedicines = defineEndpoint<typeof schemas.listPatientMedicines>()({
  name: 'reminders.ofPatient',
  method: 'GET',
  path: '/api/patients/:id/medicines',
  access: ['doctor'],
  subject: 'patient',
  outbox: 'now',
})

export const addReminder = defineEndpoint<typeof schemas.addReminder>()({
  name: 'reminders.add',
  actsFor: 'reminders',
  method: 'POST',
  path: '/api/reminders',
  access: ['patient'],
  body: true,
  outbox: 'mayWait',
  onlyAdds: true,
})

export const changeReminder = defineEndpoint<typeof schemas.changeReminder>()({
  ...changing,
  name: 'reminders.change',
  actsFor: 'reminders',
  path: '/api/reminders/:id/change',
  body: true,
})

export const removeReminder = defineEndpoint<typeof schemas.removeReminder>()({
  ...changing,
  name: 'reminders.remove',
  actsFor: 'reminders',
  path: '/api/reminders/:id/remove',
  body: true,
})

export const restoreReminder = defineEndpoint<typeof schemas.restoreReminder>()({
  ...changing,
  name: 'reminders.restore',
  actsFor: 'reminders',
  path: '/api/reminders/:id/restore',
})

export const markDose = defineEndpoint<typeof schemas.markDose>()({
  name: 'reminders.mark',
  actsFor: 'reminders',
  method: 'POST',
  path: '/api/reminders/:id/doses',
  access: ['patient'],
  body: true,
  outbox: 'mayWait',
})

export const countStock = defineEndpoint<typeof schemas.countStock>()({
  name: 'reminders.count',
  actsFor: 'reminders',
  method: 'POST',
  path: '/api/reminders/:id/stock',
  access: ['patient'],
  body: true,
  outbox: 'mayWait',
})

export const readCalendar = defineEndpoint<typeof schemas.readCalendar>()({
  name: 'reminders.calendar',
  actsFor: 'reminders',
  method: 'GET',
  path: '/api/reminders/calendar',
  access: ['patient'],
  outbox: 'now',
})
