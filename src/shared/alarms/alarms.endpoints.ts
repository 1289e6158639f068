import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './alarms.schemas.ts'

export const listAlarms = defineEndpoint<typeof schemas.listAlarms>()({
  name: 'alarms.list',
  method: 'GET',
  path: '/api/alarms',
  access: ['doctor'],
  outbox: 'now',
  kept: true,
})

export const readAlarm = defineEndpoint<typeof schemas.readAlarm>()({
  name: 'alarms.read',
  method: 'GET',
  path: '/api/alarms/:id',
  access: ['doctor'],
  outbox: 'now',
})

const answering = { method: 'POST', access: ['doctor', 'coordinator'], outbox: 'now' } as const

export const acknowledgeAlarm = defineEndpoint<typeof schemas.acknowledgeAlarm>()({
  ...answering,
  name: 'alarms.acknowledge',
  path: '/api/alarms/:id/acknowledge',
})

export const sayOutcome = defineEndpoint<typeof schemas.sayOutcome>()({
  ...answering,
  name: 'alarms.outcome',
  path: '/api/alarms/:id/outcome',
  body: true,
})

export const listOwnAlarms = defineEndpoint<typeof schemas.listOwnAlarms>()({
  name: 'alarms.own',
  actsFor: 'vitals',
  method: 'GET',
  path: '/api/own-alarms',
  access: ['patient'],
  outbox: 'now',
  kept: true,
})

const desk = { access: ['coordinator'], outbox: 'now' } as const

export const listDeskAlarms = defineEndpoint<typeof schemas.listDeskAlarms>()({
  ...desk,
  name: 'alarms.desk',
  method: 'GET',
  path: '/api/desk/alarms',
})

export const listShifts = defineEndpoint<typeof schemas.listShifts>()({
  ...desk,
  name: 'alarms.listShifts',
  method: 'GET',
  path: '/api/desk/duty',
})

export const addShift = defineEndpoint<typeof schemas.addShift>()({
  ...desk,
  name: 'alarms.addShift',
  method: 'POST',
  path: '/api/desk/duty',
  body: true,
})

export const endShift = defineEndpoint<typeof schemas.endShift>()({
  ...desk,
  name: 'alarms.endShift',
  method: 'POST',
  path: '/api/desk/duty/:id/end',
})

export const listSms = defineEndpoint<typeof schemas.listSms>()({
  ...desk,
  name: 'alarms.listSms',
  method: 'GET',
  path: '/api/desk/sms',
})

export const markSmsSent = defineEndpoint<typeof schemas.markSmsSent>()({
  ...desk,
  name: 'alarms.markSmsSent',
  method: 'POST',
  path: '/api/desk/sms/:id/sent',
})
