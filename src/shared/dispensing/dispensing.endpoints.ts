import { defineEndpoint, signedIn } from '../kit/endpoint.ts'
import type * as schemas from './dispensing.schemas.ts'

/** The membership `pharmacist` stands beside every role: the server asks for it. */
const atCounter = { ...signedIn, outbox: 'now' } as const

export const listCounters = defineEndpoint<typeof schemas.listCounters>()({
  ...atCounter,
  name: 'dispensing.counters',
  method: 'GET',
  path: '/api/pharmacy/counters',
  kept: true,
  freshForHours: 72,
})

/** Each look is in the log: not kept. */
export const lookUp = defineEndpoint<typeof schemas.lookUp>()({
  ...atCounter,
  name: 'dispensing.lookUp',
  method: 'GET',
  path: '/api/pharmacy/prescriptions/:code',
})

export const dispense = defineEndpoint<typeof schemas.dispense>()({
  ...signedIn,
  name: 'dispensing.dispense',
  method: 'POST',
  path: '/api/pharmacy/dispenses',
  body: true,
  outbox: 'mayWait',
  onlyAdds: true,
})

export const takeBack = defineEndpoint<typeof schemas.takeBack>()({
  ...atCounter,
  name: 'dispensing.takeBack',
  method: 'POST',
  path: '/api/pharmacy/dispenses/:id/take-back',
  body: true,
})

export const readRegister = defineEndpoint<typeof schemas.readRegister>()({
  ...atCounter,
  name: 'dispensing.register',
  method: 'GET',
  path: '/api/pharmacy/register',
})
