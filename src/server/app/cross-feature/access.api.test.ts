import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '../../../shared/kit/contract.ts'
import { personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { contracts } from '../server.ts'

/** Every contract × nobody and every role: who is let in, and who is not, by the server alone. */
let town: TestTown
const people: Partial<Record<(typeof roles)[number], SignedIn>> = {}
beforeAll(async () => {
  town = await openTown()
  for (const role of roles) people[role] = await personIn(first(town.servers).appContext, role)
})
afterAll(() => town.close())

const params = { id: '01a1fd14-3547-736d-953f-202a5e4eea86' }
const body = (method: string) => (method === 'POST' ? { body: {} } : {})

describe.each(contracts.map((contract) => [contract.name, contract] as const))('%s', (name, contract) => {
  it(`is ${contract.access === 'anyone' ? 'open' : 'closed'} to nobody in particular`, async () => {
    const told = await town.api.ask(contract, { params, ...body(contract.method) })
    const isShut = told.status === 401 && told.error.code === 'notSignedIn'
    expect(isShut).toBe(contract.access !== 'anyone')
  })

  it.each(
    roles.filter((role) => contract.access !== 'anyone' && !contract.access.some((one) => one === role)),
  )('is closed to a %s', async (role) => {
    const told = await town.api.ask(contract, {
      params,
      token: people[role]?.token,
      ...body(contract.method),
    })
    expect(told).toMatchObject({ status: 403, error: { code: 'wrongRole' } })
  })

  // Logging out would end the session the other rows need.
  it.each(
    name === 'accounts.logout'
      ? []
      : roles.filter((role) => contract.access !== 'anyone' && contract.access.some((one) => one === role)),
  )('lets a %s in', async (role) => {
    const told = await town.api.ask(contract, {
      params,
      token: people[role]?.token,
      ...body(contract.method),
    })
    expect([401, 403]).not.toContain(told.status)
    expect(told.status).toBeLessThan(500)
  })
})
