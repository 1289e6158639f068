import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './conditions.schemas.ts'

const ofPatient = { access: ['patient'], actsFor: 'guardianship' } as const

export const listConditions = defineEndpoint<typeof schemas.listConditions>()({
  ...ofPatient,
  name: 'conditions.list',
  method: 'GET',
  path: '/api/conditions',
  outbox: 'now',
  kept: true,
})

export const addCondition = defineEndpoint<typeof schemas.addCondition>()({
  ...ofPatient,
  name: 'conditions.add',
  method: 'POST',
  path: '/api/conditions',
  body: true,
  outbox: 'mayWait',
  onlyAdds: true,
})

export const endCondition = defineEndpoint<typeof schemas.endCondition>()({
  ...ofPatient,
  name: 'conditions.end',
  method: 'POST',
  path: '/api/conditions/:id/end',
  body: true,
  outbox: 'mayWait',
})
