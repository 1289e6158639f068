import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '../../../shared/kit/endpoint.ts'
import { personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { operations } from '../server.ts'

/** Every endpoint × anonymous and every role: the server alone decides who is allowed. */
let town: TestTown
const people: Partial<Record<(typeof roles)[number], SignedIn>> = {}
beforeAll(async () => {
  town = await openTown()
  for (const role of roles) people[role] = await personIn(first(town.servers).appContext, role)
})
afterAll(() => town.close())

const params = { id: '01a1fd14-3547-736d-953f-202a5e4eea86' }
const body = (method: string) => (method === 'POST' ? { body: {} } : {})

describe.each(operations.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  it(`is ${endpoint.access === 'anyone' ? 'open' : 'closed'} to anonymous callers`, async () => {
    const told = await town.api.ask(endpoint, { params, ...body(endpoint.method) })
    const isShut = told.status === 401 && told.error.code === 'notSignedIn'
    expect(isShut).toBe(endpoint.access !== 'anyone')
  })

  it.each(
    roles.filter((role) => endpoint.access !== 'anyone' && !endpoint.access.some((one) => one === role)),
  )('is closed to a %s', async (role) => {
    const told = await town.api.ask(endpoint, {
      params,
      token: people[role]?.token,
      ...body(endpoint.method),
    })
    expect(told).toMatchObject({ status: 403, error: { code: 'wrongRole' } })
  })

  // Signing out would end the session that the other rows need.
  it.each(
    name === 'accounts.logout'
      ? []
      : roles.filter((role) => endpoint.access !== 'anyone' && endpoint.access.some((one) => one === role)),
  )('allows a %s', async (role) => {
    const told = await town.api.ask(endpoint, {
      params,
      token: people[role]?.token,
      ...body(endpoint.method),
    })
    expect([401, 403]).not.toContain(told.status)
    expect(told.status).toBeLessThan(500)
  })
})
