import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './conditions.schemas.ts'

// Apart from the others, which patients' pages load.
const ofDoctor = { access: ['doctor'], subject: 'patient', outbox: 'now' } as const

export const listConditionsOfPatient = defineEndpoint<typeof schemas.listConditionsOfPatient>()({
  ...ofDoctor,
  name: 'conditions.ofPatient',
  method: 'GET',
  path: '/api/patients/:id/conditions',
})

export const addConditionOfPatient = defineEndpoint<typeof schemas.addConditionOfPatient>()({
  ...ofDoctor,
  name: 'conditions.addOfPatient',
  method: 'POST',
  path: '/api/patients/:id/conditions',
  body: true,
})

export const confirmCondition = defineEndpoint<typeof schemas.confirmCondition>()({
  ...ofDoctor,
  name: 'conditions.confirm',
  method: 'POST',
  path: '/api/patients/:id/conditions/confirm',
  body: true,
})

export const endConditionOfPatient = defineEndpoint<typeof schemas.endConditionOfPatient>()({
  ...ofDoctor,
  name: 'conditions.endOfPatient',
  method: 'POST',
  path: '/api/patients/:id/conditions/end',
  body: true,
})
