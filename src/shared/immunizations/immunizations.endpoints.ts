import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './immunizations.schemas.ts'

const ofPatient = { access: ['patient'], actsFor: 'guardianship' } as const

export const listImmunizations = defineEndpoint<typeof schemas.listImmunizations>()({
  ...ofPatient,
  name: 'immunizations.list',
  method: 'GET',
  path: '/api/immunizations',
  outbox: 'now',
  kept: true,
})

export const addImmunization = defineEndpoint<typeof schemas.addImmunization>()({
  ...ofPatient,
  name: 'immunizations.add',
  method: 'POST',
  path: '/api/immunizations',
  body: true,
  outbox: 'mayWait',
  onlyAdds: true,
})

export const markImmunizationWrong = defineEndpoint<typeof schemas.markImmunizationWrong>()({
  ...ofPatient,
  name: 'immunizations.markWrong',
  method: 'POST',
  path: '/api/immunizations/:id/wrong',
  outbox: 'mayWait',
})
