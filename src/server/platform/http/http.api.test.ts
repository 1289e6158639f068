import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { savePatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { requestAppointment, listAppointments } from '../../../shared/appointments/appointments.endpoints.ts'
import type { WireError } from '../../../shared/kit/wire-error.ts'
import { doctorIn, patientIn, personIn } from '../../../../tests/setup/people.ts'
import { closeDatabase, first, openTown, type TestTown } from '../../../../tests/setup/town.ts'

let town: TestTown
let isDiskFull = false
beforeAll(async () => {
  town = await openTown({ isDiskFull: () => isDiskFull })
})
afterAll(() => town.close())

const appContext = () => first(town.servers).appContext

async function raw(path: string, init: RequestInit = {}) {
  const response = await fetch(town.api.url + path, init)
  return { response, error: (await response.json()) as WireError }
}

describe('every answer under /api is JSON', () => {
  const json = { 'content-type': 'application/json' }
  it.each([
    ['an unknown path', '/api/nothing', {}, 404, 'notFound'],
    ['an escape that cannot be decoded', '/api/nothing/%zz', {}, 404, 'notFound'],
    ['such an escape in an id', '/api/doctor/patients/%ff', {}, 401, 'notSignedIn'],
    ['another method', '/api/appointments', { method: 'DELETE' }, 405, 'methodNotAllowed'],
    [
      'broken JSON',
      '/api/auth/login',
      { method: 'POST', headers: json, body: '{"identifier"' },
      400,
      'badJson',
    ],
    ['a list as the body', '/api/auth/login', { method: 'POST', headers: json, body: '[1]' }, 400, 'invalid'],
    ['no body', '/api/auth/login', { method: 'POST' }, 400, 'invalid'],
    [
      'a poisoned body',
      '/api/auth/login',
      { method: 'POST', headers: json, body: '{"__proto__":{"a":1}}' },
      400,
      'badJson',
    ],
    [
      'another content type',
      '/api/auth/login',
      { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' },
      415,
      'wrongContentType',
    ],
    [
      'too large a body',
      '/api/auth/login',
      { method: 'POST', headers: json, body: JSON.stringify({ a: 'a'.repeat(70_000) }) },
      413,
      'tooLarge',
    ],
    [
      'a bad key',
      '/api/auth/login',
      { method: 'POST', headers: { ...json, 'idempotency-key': 'no' }, body: '{}' },
      400,
      'keyInvalid',
    ],
    ['no token', '/api/appointments', {}, 401, 'notSignedIn'],
    ['the stream without a token', '/api/stream', {}, 401, 'notSignedIn'],
  ])('%s', async (_, path, init, status, code) => {
    const { response, error } = await raw(path, init)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(error).toMatchObject({ code, requestId: response.headers.get('x-request-id') })
    expect(error.message.length).toBeGreaterThan(5)
  })

  it('names the methods a path has', async () => {
    const { response } = await raw('/api/appointments', { method: 'PUT' })
    expect(response.headers.get('allow')).toBe('GET, POST')
  })

  it('an internal error reveals its request id and nothing else', async () => {
    const { token } = await patientIn(appContext())
    await appContext().store.pool.query('alter table appointments rename to appointments_away')
    const told = await town.api.ask(listAppointments, { token })
    await appContext().store.pool.query('alter table appointments_away rename to appointments')
    expect(told).toMatchObject({ status: 500, error: { code: 'internal' } })
    expect(JSON.stringify(told.error)).not.toMatch(/relation|appointments|\.ts/)
  })
})

describe('a repeated write', () => {
  const body = { specialization: 'fever', date: '2026-11-22', time: '10:00', type: 'in-person' as const }

  it('happens once and gets the same answer, for thirty days', async () => {
    const { token } = await patientIn(appContext())
    await doctorIn(appContext())
    const ask = () => town.api.ask(requestAppointment, { token, body, key: 'ask-once-000001' })
    const told = await ask()
    const again = await ask()
    expect([again.status, again.answer]).toEqual([told.status, told.answer])
    expect(await town.api.must(listAppointments, { token })).toHaveLength(1)
  })

  it('is refused with different content', async () => {
    const { token } = await patientIn(appContext())
    await town.api.must(requestAppointment, { token, body, key: 'ask-once-000002' })
    const other = await town.api.ask(requestAppointment, {
      token,
      body: { ...body, time: '11:00' },
      key: 'ask-once-000002',
    })
    expect(other).toMatchObject({ status: 422, error: { code: 'keyReused' } })
  })

  it('is separate per person: the same key from another person is another write', async () => {
    const [one, two] = [await patientIn(appContext()), await patientIn(appContext())]
    const key = 'ask-once-000003'
    const asked = await town.api.must(requestAppointment, { token: one.token, body, key })
    expect((await town.api.must(requestAppointment, { token: two.token, body, key }))._id).not.toBe(asked._id)
  })

  it('that was refused may be retried with the same key', async () => {
    const person = await personIn(appContext(), 'patient')
    const key = 'ask-once-000004'
    expect((await town.api.ask(requestAppointment, { token: person.token, body, key })).status).toBe(409)
    const profile = { name: 'Asha', age: 30, gender: 'Female' }
    await town.api.must(savePatientProfile, { token: person.token, body: profile })
    expect((await town.api.ask(requestAppointment, { token: person.token, body, key })).status).toBe(201)
  })
})

describe('a full disk', () => {
  it('refuses writes with a message and still serves reads', async () => {
    const { token } = await patientIn(appContext())
    isDiskFull = true
    const profile = { name: 'Asha', age: 30, gender: 'Female' }
    const told = await town.api.ask(savePatientProfile, { token, body: profile })
    expect(told).toMatchObject({ status: 507, error: { code: 'storageFull' } })
    expect((await town.api.ask(listAppointments, { token })).status).toBe(200)
    isDiskFull = false
    expect((await town.api.ask(savePatientProfile, { token, body: profile })).status).toBe(200)
  })
})

describe('the health endpoint', () => {
  it('accepts a trailing slash', async () => {
    expect((await raw('/api/health/')).response.status).toBe(200)
  })

  it('is 200 only while the database answers', async () => {
    expect((await raw('/api/health')).response.status).toBe(200)
    // Last in this file: the database accepts no connections from here on.
    await closeDatabase(town.connection)
    const { response, error } = await raw('/api/health')
    expect([response.status, error.code]).toEqual([503, 'unavailable'])
    expect(response.headers.get('retry-after')).toBe('5')
  })
})
