import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { changePassword, login, logout } from '../../../shared/accounts/accounts.endpoints.ts'
import { listAudit } from '../../../shared/audit/audit.endpoints.ts'
import { markNoticesSeen } from '../../../shared/notifications/notifications.endpoints.ts'
import { readPatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import { removeVital } from '../../../shared/vitals/vitals.endpoints.ts'
import { patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { readSettings } from '../../app/settings.ts'

let town: TestTown
let patient: SignedIn
let lines: Record<string, unknown>[]
const { logLevel } = readSettings({}, '.')
const open = () =>
  openTown({
    // The default settings.
    settings: { logLevel, trustedProxies: ['127.0.0.0/8'] },
    onLog: (line) => lines.push(JSON.parse(line) as Record<string, unknown>),
  })
beforeAll(async () => {
  town = await open()
})
afterAll(() => town.close())
beforeEach(async () => {
  lines = []
  patient = await patientIn(first(town.servers).appContext)
})

const events = () => lines.filter(({ event }) => typeof event === 'string')

async function signIn(identifier: string, address: string, url = first(town.urls)) {
  const answer = await fetch(url + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ identifier, password: 'nonsense' }),
  })
  return { status: answer.status, requestId: answer.headers.get('x-request-id') }
}

it('a wrong password is one line, with the account id but no name or address', async () => {
  const { requestId } = await signIn(patient.username, '203.0.113.5')
  await expect.poll(() => events().length).toBe(1)
  expect(events()[0]).toMatchObject({
    level: 40,
    event: 'auth.signInFailed',
    reqId: requestId,
    method: 'POST',
    route: '/api/auth/login',
    code: 'invalidCredentials',
    actorId: patient.id,
    client: expect.stringMatching(/^[\w-]{12}$/) as string,
  })
  await signIn('nobody-of-this-name', '203.0.113.5')
  await signIn('nobody-of-this-name', '203.0.113.6')
  await expect.poll(() => events().length).toBe(3)
  const [known, stranger, elsewhere] = events()
  expect(stranger).not.toHaveProperty('actorId')
  expect(stranger?.client).toBe(known?.client)
  expect(elsewhere?.client).not.toBe(known?.client)
  expect(JSON.stringify(lines)).not.toMatch(/203\.0\.113|nonsense|nobody-of/)
  expect(JSON.stringify(lines)).not.toContain(patient.username)
})

it('so are a throttled sign-in, a wrong current password, an ended token, a forbidden role, and a rate limit', async () => {
  for (let n = 0; n < 11; n += 1) await signIn(patient.username, '203.0.113.9')
  const other = await patientIn(first(town.servers).appContext)
  const wrong = { current: 'nonsense', next: 'mango-tree' }
  await town.api.ask(changePassword, { token: other.token, body: wrong })
  await town.api.must(logout, { token: other.token })
  await town.api.ask(readPatientProfile, { token: other.token })
  await town.api.ask(listAudit, { token: patient.token })
  const mark = () => town.api.ask(markNoticesSeen, { token: patient.token, body: { ids: [] } })
  await Promise.all(Array.from({ length: 121 }, mark))
  const named = (name: string) => events().find(({ event }) => event === name)
  await expect.poll(() => named('rateLimit.exceeded')).toMatchObject({ actorId: patient.id })
  expect(named('auth.signInThrottled')).toMatchObject({ code: 'tooManyAttempts', actorId: patient.id })
  expect(named('auth.passwordRefused')).toMatchObject({ code: 'wrongPassword', actorId: other.id })
  expect(named('auth.tokenRefused')).toMatchObject({ route: '/api/patient/me', code: 'sessionEnded' })
  expect(named('access.denied')).toMatchObject({
    route: '/api/audit',
    code: 'wrongRole',
    actorId: patient.id,
  })
  expect(JSON.stringify(lines)).not.toContain(other.token)
})

it('so is a record that the caller cannot see; other 404s are not logged', async () => {
  const other = await patientIn(first(town.servers).appContext)
  const params = { id: other.id }
  expect((await town.api.ask(removeVital, { token: patient.token, params })).status).toBe(404)
  await expect.poll(() => events().length).toBe(1)
  expect(events()[0]).toMatchObject({
    event: 'access.recordNotFound',
    route: '/api/vitals/:id/remove',
    code: 'notFound',
    actorId: patient.id,
  })
  expect(JSON.stringify(lines)).not.toContain(other.id)
  const headers = { authorization: `Bearer ${patient.token}` }
  expect((await fetch(`${first(town.urls)}/api/nothing`, { headers })).status).toBe(404)
  await signIn(patient.username, '203.0.113.5')
  await expect.poll(() => events().length).toBe(2)
  expect(events()[1]).toMatchObject({ event: 'auth.signInFailed' })
})

it('everyday requests are no security event', async () => {
  await town.api.must(readPatientProfile, { token: patient.token })
  expect((await town.api.ask(readPatientProfile)).status).toBe(401)
  await signIn('', '203.0.113.5')
  expect((await signIn('somebody', '203.0.113.7')).status).toBe(401)
  await expect.poll(() => events().length).toBe(1)
})

it('a flood from one address is five lines, and one with the total', async () => {
  const other = await open()
  for (let n = 0; n < 9; n += 1) {
    const answer = await fetch(`${first(other.urls)}/api/patient/me`, {
      headers: { authorization: 'Bearer x.y.z', 'x-forwarded-for': '203.0.113.8' },
    })
    expect(answer.status).toBe(401)
  }
  await expect.poll(() => events().length).toBe(5)
  await other.close()
  expect(events()).toHaveLength(6)
  const { client } = events()[0] ?? {}
  expect(events()[5]).toMatchObject({ event: 'auth.tokenRefused', client, repeated: 4 })
})
