import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './vitals.schemas.ts'

export const listVitals = defineEndpoint<typeof schemas.listVitals>()({
  name: 'vitals.list',
  actsFor: 'vitals',
  method: 'GET',
  path: '/api/vitals',
  access: ['patient'],
  outbox: 'now',
  kept: true,
})

export const listMoreVitals = defineEndpoint<typeof schemas.listMoreVitals>()({
  name: 'vitals.more',
  actsFor: 'vitals',
  method: 'GET',
  path: '/api/vitals/more',
  access: ['patient'],
  outbox: 'now',
})

const moving = { method: 'POST', access: ['patient'], outbox: 'mayWait' } as const

export const removeVital = defineEndpoint<typeof schemas.removeVital>()({
  ...moving,
  name: 'vitals.remove',
  actsFor: 'vitals',
  path: '/api/vitals/:id/remove',
})

export const restoreVital = defineEndpoint<typeof schemas.restoreVital>()({
  ...moving,
  name: 'vitals.restore',
  actsFor: 'vitals',
  path: '/api/vitals/:id/restore',
})

export const listPatientVitals = defineEndpoint<typeof schemas.listPatientVitals>()({
  name: 'vitals.ofPatient',
  method: 'GET',
  path: '/api/patients/:id/vitals',
  access: ['doctor'],
  subject: 'patient',
  outbox: 'now',
})

export const listMorePatientVitals = defineEndpoint<typeof schemas.listMorePatientVitals>()({
  name: 'vitals.moreOfPatient',
  method: 'GET',
  path: '/api/patients/:id/vitals/more',
  access: ['doctor'],
  subject: 'patient',
  outbox: 'now',
})

export const addVital = defineEndpoint<typeof schemas.addVital>()({
  name: 'vitals.add',
  actsFor: 'vitals',
  method: 'POST',
  path: '/api/vitals',
  access: ['patient'],
  body: true,
  outbox: 'mayWait',
  onlyAdds: true,
})
