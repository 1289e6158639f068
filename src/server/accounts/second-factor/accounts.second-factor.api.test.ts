import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  beginSecondFactor,
  confirmSecondFactor,
  login,
  makeRecoveryCodes,
  readRecoveryCodes,
  readSecondFactor,
  readSession,
  removeSecondFactor,
} from '../../../shared/accounts/accounts.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { codeAt } from '../../../../tests/setup/authenticator.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildToken } from '../accounts.fixtures.ts'
import { removeFactorOf } from '../accounts.coordinators.ts'
import { signInLimits } from '../accounts.limits.ts'

let town: TestTown
let meena: SignedIn
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  town.clock.now = new Date('2026-11-21T10:00:00+05:30')
  await pool().query('truncate sign_in_attempts')
  meena = await personIn(appContext(), 'coordinator')
})

const appContext = () => first(town.servers).appContext
const pool = () => appContext().store.pool
const far = () => town.apis[1] ?? town.api
const password = 'secret1'
const pass = (seconds: number) => {
  town.clock.now = new Date(town.clock.now.getTime() + seconds * 1000)
}
const shown = (secret: string) => codeAt(secret, town.clock.now)
const begin = async (person = meena) =>
  (await town.api.must(beginSecondFactor, { token: person.token })).secret
const confirm = (code: string, person = meena) =>
  town.api.ask(confirmSecondFactor, { token: person.token, body: { code } })

/** With a second factor, half a minute later: its first code is used up. */
async function enrol(person = meena): Promise<string> {
  const secret = await begin(person)
  expect((await confirm(shown(secret), person)).status).toBe(200)
  pass(30)
  return secret
}

function signIn(code?: string, { api = town.api, secret = password } = {}) {
  const body = { identifier: meena.username, password: secret, ...(code !== undefined && { code }) }
  return api.ask(login, { body })
}

describe('setting it up', () => {
  it('is for coordinators only', async () => {
    const people = [await patientIn(appContext()), await doctorIn(appContext())]
    for (const endpoint of [readSecondFactor, beginSecondFactor, confirmSecondFactor, removeSecondFactor]) {
      const body = endpoint === confirmSecondFactor ? { body: { code: '123456' } } : {}
      expect((await town.api.ask(endpoint, body)).status).toBe(401)
      for (const { token } of people)
        expect(await town.api.ask(endpoint, { token, ...body })).toMatchObject({
          status: 403,
          error: { code: 'wrongRole' },
        })
    }
  })

  it('counts only after the first code; the sign-in goes on without one until then', async () => {
    const secret = await begin()
    expect((await signIn()).status).toBe(200)
    expect(await town.api.must(readSecondFactor, { token: meena.token })).toEqual({ since: null })
    const wrong = shown(secret) === '000000' ? '111111' : '000000'
    expect(await confirm(wrong)).toMatchObject({ status: 400, error: { code: 'codeWrong' } })
    expect((await confirm(shown(secret))).status).toBe(200)
    expect(await town.api.must(readSecondFactor, { token: meena.token })).toEqual({
      since: town.clock.now.toISOString(),
    })
    expect(await signIn()).toMatchObject({ status: 401, error: { code: 'codeNeeded' } })
  })

  it('ends the other sessions, which had no code; this one stays, and the owner is told', async () => {
    const other = await buildToken(appContext(), meena)
    for (const api of town.apis) await api.must(readSession, { token: other })
    await enrol()
    for (const api of town.apis)
      await expect.poll(async () => (await api.ask(readSession, { token: other })).status).toBe(401)
    const told = await town.api.must(listNotices, { token: meena.token })
    expect(told.map(({ kind }) => kind)).toEqual(['accounts.secondFactorOn'])
  })

  it('takes the secret of the last beginning, and none once it is on', async () => {
    const old = await begin()
    const secret = await begin()
    expect((await confirm(shown(old))).status).toBe(400)
    expect((await confirm(shown(secret))).status).toBe(200)
    expect(await town.api.ask(beginSecondFactor, { token: meena.token })).toMatchObject({
      status: 409,
      error: { code: 'alreadyOn' },
    })
    expect(await confirm('123456')).toMatchObject({ status: 409, error: { code: 'notBegun' } })
  })

  it('stores the secret encrypted', async () => {
    const secret = await enrol()
    const { rows } = await pool().query<{ secret: Buffer }>(
      'select secret from second_factors where user_id = $1',
      [meena.id],
    )
    const [row] = rows
    expect(row?.secret.toString('latin1')).not.toContain(secret)
    expect(appContext().keys.unseal(row?.secret ?? Buffer.alloc(0))).toBe(secret)
    const all = await pool().query('select * from audit_log, notices, events')
    expect(JSON.stringify(all.rows)).not.toContain(secret)
  })
})

describe('the sign-in', () => {
  it('needs the password and a code, neither alone', async () => {
    const secret = await enrol()
    expect((await signIn(shown(secret), { secret: 'secret2' })).error.code).toBe('invalidCredentials')
    expect(await signIn(shown(secret))).toMatchObject({ status: 200, answer: { role: 'coordinator' } })
  })

  it('takes a code once, also on the other server, and none from before it', async () => {
    const secret = await enrol()
    const before = shown(secret)
    pass(30)
    const code = shown(secret)
    expect((await signIn(code)).status).toBe(200)
    for (const api of town.apis)
      for (const used of [code, before])
        expect(await signIn(used, { api })).toMatchObject({
          status: 401,
          error: { code: 'codeWrong', fields: { code: 'codeWrong' } },
        })
    pass(30)
    expect((await signIn(shown(secret))).status).toBe(200)
  })

  it('with one code several times at once, on two servers, lets one in', async () => {
    const code = shown(await enrol())
    const told = await Promise.all(
      Array.from({ length: 6 }, (_, n) => signIn(code, { api: n % 2 === 0 ? town.api : far() })),
    )
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(told.filter(({ error }) => error?.code === 'codeWrong')).toHaveLength(5)
  })

  it('has few tries, on all servers together, whatever the address; the right code is then too late', async () => {
    const secret = await enrol()
    const wrong = shown(secret) === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < signInLimits.perSecondFactor.points; tries += 1)
      expect((await signIn(wrong, { api: tries % 2 === 0 ? town.api : far() })).status).toBe(401)
    expect(await signIn(shown(secret))).toMatchObject({ status: 429, error: { code: 'tooManyAttempts' } })
  })

  it('takes a recovery code in place of the app, once', async () => {
    const { codes } = await town.api.must(makeRecoveryCodes, { token: meena.token, body: { password } })
    await enrol()
    const [code = ''] = codes
    expect((await signIn(code)).status).toBe(200)
    expect((await signIn(code)).error.code).toBe('codeWrong')
    expect((await town.api.must(readRecoveryCodes, { token: meena.token })).left).toBe(7)
  })

  it('repeated with its key after a lost answer gets that answer', async () => {
    const body = { identifier: meena.username, password, code: shown(await enrol()) }
    const key = 'sign-in-with-code-01'
    const told = await Promise.all([town.api, far()].map((api) => api.ask(login, { body, key })))
    expect(told.map(({ status }) => status)).toEqual([200, 200])
    expect(told[1]?.answer.token).toBe(told[0]?.answer.token)
  })

  it.each([['12345'], ['1234567'], ['abcdef']])('refuses %s at its field', async (code) => {
    expect(await signIn(code)).toMatchObject({ status: 400, error: { fields: { code: 'secondCodeShape' } } })
  })
})

describe('turning it off', () => {
  it('lets the password alone sign in again, and tells the owner', async () => {
    await enrol()
    await town.api.must(removeSecondFactor, { token: meena.token })
    expect((await signIn()).status).toBe(200)
    const kinds = (await town.api.must(listNotices, { token: meena.token })).map(({ kind }) => kind)
    expect(kinds).toContain('accounts.secondFactorOff')
  })

  it('by the command on the server: in the audit log, and only where there is one', async () => {
    await enrol()
    const { db } = appContext().store
    await removeFactorOf(db, meena.username.toUpperCase(), town.clock.now)
    expect((await signIn()).status).toBe(200)
    const { rows } = await pool().query(
      "select actor_role from audit_log where action = 'accounts.removeSecondFactor' and subject = $1",
      [meena.id],
    )
    expect(rows).toEqual([{ actor_role: 'command' }])
    await expect(removeFactorOf(db, meena.username, town.clock.now)).rejects.toThrow(/has a second factor/)
    await expect(removeFactorOf(db, 'nobody-here', town.clock.now)).rejects.toThrow(/has a second factor/)
  })
})
