import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { featureOf, roles } from '../../../shared/kit/endpoint.ts'
import { personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import type { Operation } from '../../platform/operations/operation.ts'
import { operations } from '../server.ts'

/** Every endpoint × anonymous and every role: the server alone decides who is allowed. */
let town: TestTown
const people: Partial<Record<(typeof roles)[number], SignedIn>> = {}
let other: SignedIn
beforeAll(async () => {
  town = await openTown()
  for (const role of roles) people[role] = await personIn(first(town.servers).appContext, role)
  other = await personIn(first(town.servers).appContext, 'patient')
})
afterAll(() => town.close())

const params = { id: '01a1fd14-3547-736d-953f-202a5e4eea86', code: 'K7QM4XWD' }
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

const forPatients = operations.filter(({ access }) => access !== 'anyone' && access.includes('patient'))
const isOfPatient = ({ actsFor }: Operation) => actsFor !== undefined

it.each(forPatients.filter(isOfPatient).map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is closed to a patient who names another patient',
  async (_, endpoint) => {
    const asked = {
      params,
      token: people.patient?.token,
      patientId: other.patientId,
      ...body(endpoint.method),
    }
    expect(await town.api.ask(endpoint, asked)).toMatchObject({
      status: 403,
      error: { code: 'notActingFor' },
    })
  },
)

// A new endpoint about a patient's data must have `actsFor`, or guardians could use it for themselves only.
it('only what is about the account itself, or about nobody, ignores the chosen patient', () => {
  // Of a pharmacist or a laboratory, not of whom the account acts for.
  const work = ['dispensing', 'facilities', 'laboratory', 'volunteers']
  const ofNoPatient = new Set(['accounts', 'devices', 'family', 'notifications', ...work])
  const ignoring = forPatients.filter(
    (endpoint) => !isOfPatient(endpoint) && !ofNoPatient.has(featureOf(endpoint)),
  )
  expect(ignoring.map(({ name }) => name).toSorted()).toEqual([
    'appointments.townFigures',
    'patients.add',
    'patients.listActingFor',
    'sharing.accept',
    'sharing.endHelping',
    'sharing.listInvitations',
    'sharing.takeOver',
  ])
})
