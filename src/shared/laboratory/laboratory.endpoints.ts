import { defineEndpoint, signedIn } from '../kit/endpoint.ts'
import type * as schemas from './laboratory.schemas.ts'

/** The membership `lab` stands beside every role: the server asks for it. */
const inLaboratory = { ...signedIn, outbox: 'now' } as const

export const listLaboratories = defineEndpoint<typeof schemas.listLaboratories>()({
  ...inLaboratory,
  name: 'laboratory.places',
  method: 'GET',
  path: '/api/laboratory/places',
  kept: true,
  freshForHours: 72,
})

/** Each look is in the log: not kept. */
export const lookUpOrder = defineEndpoint<typeof schemas.lookUpOrder>()({
  ...inLaboratory,
  name: 'laboratory.lookUp',
  method: 'GET',
  path: '/api/laboratory/orders/:code',
})

/** Also corrections, with the version that they correct: of two at once the second is refused. */
export const enterResults = defineEndpoint<typeof schemas.enterResults>()({
  ...signedIn,
  name: 'laboratory.enter',
  method: 'POST',
  path: '/api/laboratory/results',
  body: true,
  outbox: 'mayWait',
  onlyAdds: true,
})
