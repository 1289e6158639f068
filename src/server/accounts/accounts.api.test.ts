import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login, logout, readSession, register } from '../../shared/accounts/accounts.endpoints.ts'
import { listAppointments } from '../../shared/appointments/appointments.endpoints.ts'
import { consentOf } from '../../../tests/setup/entry.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { signInLimits } from './accounts.limits.ts'

let town: TestTown
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())

const asha = {
  username: 'asha',
  email: 'asha@example.org',
  password: 'secret1',
  confirmPassword: 'secret1',
  name: 'Asha Rani',
  phone: '98765 43210',
  role: 'patient' as const,
  ...consentOf('patient'),
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
}

describe('registering', () => {
  it('creates an account that can sign in, with the name in any case', async () => {
    await town.api.must(register, { body: asha })
    const { token, role } = await town.api.must(login, { body: { identifier: 'ASHA', password: 'secret1' } })
    expect(role).toBe('patient')
    expect(claimsOf(token)).toMatchObject({ username: 'asha', name: 'Asha Rani', role: 'patient' })
    expect(await town.api.must(readSession, { token })).toMatchObject({
      username: 'asha',
      role: 'patient',
      phone: '9876543210',
    })
  })

  it.each([
    ['Asha', 'other@example.org', 'usernameTaken', { username: 'usernameTaken' }],
    ['asha-2', 'ASHA@Example.org', 'emailTaken', { email: 'emailTaken' }],
  ])('refuses %s with %s', async (username, email, code, fields) => {
    const told = await town.api.ask(register, { body: { ...asha, username, email } })
    expect(told).toMatchObject({ status: 409, error: { code, fields } })
  })

  it.each([
    [{ phone: '12345' }, { phone: 'phoneDigits' }, 'Phone number must be exactly 10 digits'],
    [{ confirmPassword: 'secret2' }, { confirmPassword: 'passwordsDiffer' }, 'Passwords do not match'],
    [
      { phone: '12345', confirmPassword: 'secret2' },
      { phone: 'phoneDigits', confirmPassword: 'passwordsDiffer' },
      'Phone number must be exactly 10 digits',
    ],
    [
      { password: '12345', confirmPassword: '12345' },
      { password: 'passwordShort' },
      'Password must be at least 6 characters',
    ],
    [{ email: 'asha' }, { email: 'emailInvalid' }, 'Please enter a valid e-mail address'],
    [{ name: ' ' }, { name: 'required' }, 'Please check the marked fields.'],
    [{ role: 'coordinator' }, { role: 'required' }, 'Please check the marked fields.'],
  ])('explains what is wrong with %o', async (wrong, fields, message) => {
    const told = await town.api.ask(register, {
      body: { ...asha, username: 'new', email: 'new@example.org', ...wrong },
    })
    expect(told).toMatchObject({ status: 400, error: { code: 'invalid', fields, message } })
  })

  it('explains it in the reader’s language', async () => {
    const told = await town.api.ask(register, { body: { ...asha, phone: '1' }, language: 'pa-IN,en;q=0.5' })
    expect(told.error.message).toMatch(/[ਅ-ੴ]/)
  })

  it('accepts a phone number typed in Gurmukhi digits', async () => {
    const body = { ...asha, username: 'ਆਸ਼ਾ', email: 'g@example.org', phone: '੯੮੭੬੫੪੩੨੧੦' }
    expect((await town.api.ask(register, { body })).status).toBe(201)
  })

  it('has one winner when twenty register the same name at once', async () => {
    const tries = Array.from({ length: 20 }, (_, n) => {
      const api = town.apis[n % 2] ?? town.api
      return api.ask(register, {
        body: { ...asha, username: n % 3 ? 'Race' : 'rACE', email: `race${n}@example.org` },
      })
    })
    const statuses = (await Promise.all(tries)).map((told) => told.status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)])
  })

  it('repeated with one key happens once, and the key is refused for other content', async () => {
    const body = { ...asha, username: 'twice', email: 'twice@example.org' }
    const key = 'registration-0001'
    const [first, second] = await Promise.all([
      town.api.ask(register, { body, key }),
      (town.apis[1] ?? town.api).ask(register, { body, key }),
    ])
    expect([first.status, second.status]).toEqual([201, 201])
    const other = await town.api.ask(register, { body: { ...body, name: 'Other' }, key })
    expect(other).toMatchObject({ status: 422, error: { code: 'keyReused' } })
  })
})

describe('signing in', () => {
  it('gives an unknown name and a wrong password the same answer', async () => {
    const [wrong, stranger] = await Promise.all([
      town.api.ask(login, { body: { identifier: 'asha', password: 'nonsense' } }),
      town.api.ask(login, { body: { identifier: 'nobody-here', password: 'nonsense' } }),
    ])
    const { requestId: _, ...wrongError } = wrong.error
    const { requestId: __, ...strangerError } = stranger.error
    expect(wrong.status).toBe(401)
    expect([stranger.status, strangerError]).toEqual([401, wrongError])
  })

  it('returns the same token for a repeat with the same key, and stores it encrypted', async () => {
    const ask = { body: { identifier: 'asha', password: 'secret1' }, key: 'sign-in-000001' }
    const first = await town.api.must(login, ask)
    expect(await town.api.must(login, ask)).toEqual(first)
    const { rows } = await town.servers[0]!.appContext.store.pool.query<{ answer: Buffer }>(
      "select answer from idempotency_keys where key = 'sign-in-000001'",
    )
    expect(rows[0]?.answer.toString('latin1')).not.toContain(first.token)
  })

  it('is throttled after too many tries on an account, on every server, with the time to wait', async () => {
    const guess = { identifier: 'guessed', password: 'nonsense' }
    for (let tries = 0; tries < signInLimits.perAccountAndAddress.points; tries += 1) {
      const api = town.apis[tries % 2] ?? town.api
      expect((await api.ask(login, { body: guess })).status).toBe(401)
    }
    const told = await town.api.ask(login, { body: guess })
    expect(told).toMatchObject({ status: 429, error: { code: 'tooManyAttempts' } })
    expect(told.error.details?.retryAfterSeconds).toBeGreaterThan(0)
    expect(Number(told.headers.get('retry-after'))).toBe(told.error.details?.retryAfterSeconds)
  })
})

describe('a session', () => {
  it('ends with signing out: on this server at once, on the others once they receive the event', async () => {
    const { token } = await town.api.must(login, { body: { identifier: 'asha', password: 'secret1' } })
    const other = town.apis[1] ?? town.api
    await other.must(listAppointments, { token })
    await town.api.must(logout, { token })
    expect(await town.api.ask(listAppointments, { token })).toMatchObject({
      status: 401,
      error: { code: 'sessionEnded' },
    })
    await expect.poll(async () => (await other.ask(listAppointments, { token })).status).toBe(401)
  })

  it('expires: after thirty days for a patient', async () => {
    const before = town.clock.now
    const { token } = await town.api.must(login, { body: { identifier: 'asha', password: 'secret1' } })
    town.clock.now = new Date(before.getTime() + 30 * 24 * 3_600_000 - 60_000)
    expect((await town.api.ask(listAppointments, { token })).status).toBe(200)
    town.clock.now = new Date(before.getTime() + 30 * 24 * 3_600_000 + 60_000)
    expect((await town.api.ask(listAppointments, { token })).status).toBe(401)
    town.clock.now = before
  })

  it.each(['', 'nonsense', 'a.b.c'])('rejects the token "%s"', async (token) => {
    expect((await town.api.ask(readSession, { token })).status).toBe(401)
  })

  it('rejects a token signed with another key', async () => {
    const { token } = await town.api.must(login, { body: { identifier: 'asha', password: 'secret1' } })
    const [header, payload] = token.split('.')
    const forged = `${header}.${payload}.${Buffer.alloc(32).toString('base64url')}`
    expect((await town.api.ask(readSession, { token: forged })).status).toBe(401)
  })
})
