import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changePassword, login, readSession } from '../../../shared/accounts/accounts.endpoints.ts'
import { personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { follow } from '../../../../tests/setup/stream.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildToken } from '../accounts.fixtures.ts'
import { signInLimits } from '../accounts.limits.ts'

let town: TestTown
let asha: SignedIn
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  await pool().query('truncate sign_in_attempts')
  asha = await personIn(appContext(), 'patient')
})

const appContext = () => first(town.servers).appContext
const pool = () => appContext().store.pool
const far = () => town.apis[1] ?? town.api
const body = { current: 'secret1', next: 'mango-tree' }

function change(asked: { body?: unknown; token?: string; key?: string; language?: string } = {}) {
  return town.api.ask(changePassword, { body, token: asha.token, ...asked })
}

async function signIn(password: string): Promise<number> {
  return (await town.api.ask(login, { body: { identifier: asha.username, password } })).status
}

describe('changing the password', () => {
  it.each(['patient', 'doctor', 'coordinator'] as const)('works for a %s', async (role) => {
    asha = await personIn(appContext(), role)
    expect((await change()).status).toBe(200)
    expect([await signIn('secret1'), await signIn('mango-tree')]).toEqual([401, 200])
  })

  it('is for signed-in people, and about their own password', async () => {
    const other = await personIn(appContext(), 'patient')
    expect(await change({ token: '' })).toMatchObject({ status: 401, error: { code: 'notSignedIn' } })
    expect((await change({ token: other.token })).status).toBe(200)
    expect(await signIn('secret1')).toBe(200)
  })

  it('refuses a wrong current password at its field, in the reader’s language', async () => {
    const wrong = { ...body, current: 'secret2' }
    const told = await change({ body: wrong, language: 'pa' })
    expect(told).toMatchObject({
      status: 400,
      error: { code: 'wrongPassword', fields: { current: 'passwordWrong' } },
    })
    expect(told.error.message).toMatch(/[ਅ-ੴ]/)
    expect(await signIn('secret1')).toBe(200)
  })

  it.each([
    [{ current: 'secret1', next: 'short' }, { next: 'passwordShort' }],
    [{ current: 'secret1', next: 'x'.repeat(201) }, { next: 'tooLong' }],
    [{ current: 'secret1', next: 'secret1' }, { next: 'passwordUnchanged' }],
    [{}, { current: 'required', next: 'required' }],
  ])('refuses %o', async (wrong, fields) => {
    expect(await change({ body: wrong })).toMatchObject({ status: 400, error: { code: 'invalid', fields } })
  })

  it('counts wrong passwords together with those of the sign-in', async () => {
    const { points } = signInLimits.perAccountAndAddress
    for (let tries = 0; tries < points - 1; tries += 1) {
      const api = tries % 2 ? far() : town.api
      const wrong = { current: `guess-${tries}`, next: 'mango-tree' }
      expect((await api.ask(changePassword, { body: wrong, token: asha.token })).status).toBe(400)
    }
    expect(await signIn('nonsense')).toBe(401)
    const told = await change()
    expect(told).toMatchObject({ status: 429, error: { code: 'tooManyAttempts' } })
    expect(Number(told.headers.get('retry-after'))).toBe(told.error.details?.retryAfterSeconds)
    expect(await signIn('secret1')).toBe(429)
  })

  it('has one winner of two at once', async () => {
    const told = await Promise.all(
      [town.api, far()].map((api, n) =>
        api.ask(changePassword, { body: { current: 'secret1', next: `mango-tree-${n}` }, token: asha.token }),
      ),
    )
    expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    const winner = told.findIndex(({ status }) => status === 200)
    expect(await signIn(`mango-tree-${winner}`)).toBe(200)
  })

  it('repeated with its key after a lost answer gets that answer', async () => {
    const key = 'password-change-01'
    expect((await change({ key })).status).toBe(200)
    expect(await change({ key })).toMatchObject({ status: 200, answer: { message: 'Password changed.' } })
    expect(await change()).toMatchObject({ status: 400, error: { code: 'wrongPassword' } })
  })

  it('is in the audit log, without a password', async () => {
    await change()
    const { rows } = await pool().query('select * from audit_log where actor_id = $1', [asha.id])
    expect(rows).toMatchObject([
      { action: 'accounts.changePassword', actor_role: 'patient', subject: asha.id },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/secret1|mango/)
  })
})

describe('after the change', () => {
  const read = (api: typeof town.api, token: string) => api.ask(readSession, { token })

  it('every other session has ended, on the other server once it hears of it; this one goes on', async () => {
    const others = await Promise.all([1, 2].map(() => buildToken(appContext(), asha)))
    const [phone = ''] = others
    const stranger = await personIn(appContext(), 'patient')
    // Both servers have the tokens in their cache.
    for (const api of town.apis) for (const token of [...others, asha.token]) await read(api, token)
    const stream = await follow(far().url, phone)
    expect((await change()).status).toBe(200)
    expect(await read(town.api, phone)).toMatchObject({ status: 401, error: { code: 'sessionEnded' } })
    await expect.poll(async () => (await read(far(), phone)).status).toBe(401)
    await stream.ended
    await expect(follow(far().url, phone)).rejects.toThrow('401')
    for (const api of town.apis) {
      expect((await read(api, asha.token)).status).toBe(200)
      expect((await read(api, stranger.token)).status).toBe(200)
    }
    ;(await follow(far().url, asha.token)).close()
  })

  it('a sign-in whose old password was checked before it gets no session', async () => {
    const changing = await pool().connect()
    await changing.query('begin')
    await changing.query("update users set password_hash = 'another' where id = $1", [asha.id])
    const signingIn = signIn('secret1')
    await expect
      .poll(async () => {
        const { rows } = await pool().query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        )
        return rows.length
      })
      .toBe(1)
    await changing.query('commit')
    changing.release()
    expect(await signingIn).toBe(401)
    const { rows } = await pool().query('select id from sessions where user_id = $1', [asha.id])
    expect(rows).toHaveLength(1)
  })
})
