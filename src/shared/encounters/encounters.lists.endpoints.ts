import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './encounters.schemas.ts'

// Apart from the others, which patients' pages load.
const forDoctor = { access: ['doctor'], outbox: 'now' } as const

/** Calls of this doctor without a signed note. */
export const listUnsignedCalls = defineEndpoint<typeof schemas.listUnsignedCalls>()({
  ...forDoctor,
  name: 'encounters.unsigned',
  method: 'GET',
  path: '/api/unsigned-calls',
  kept: true,
})

/** Patients whom this doctor, or one on leave, asked to come again, and who have not. */
export const listDueFollowUps = defineEndpoint<typeof schemas.listDueFollowUps>()({
  ...forDoctor,
  name: 'encounters.due',
  method: 'GET',
  path: '/api/follow-ups',
  kept: true,
})

/** By the id of the encounter. */
export const settleFollowUp = defineEndpoint<typeof schemas.settleFollowUp>()({
  ...forDoctor,
  name: 'encounters.settle',
  method: 'POST',
  path: '/api/follow-ups/:id',
  body: true,
})
