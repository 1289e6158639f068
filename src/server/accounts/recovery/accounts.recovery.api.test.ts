import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  login,
  makeRecoveryCodes,
  readRecoveryCodes,
  readSession,
  recover,
  register,
} from '../../../shared/accounts/accounts.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { consentOf } from '../../../../tests/setup/entry.ts'
import { personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { recordStatements } from '../../../../bench/recording.ts'
import { buildPerson, buildToken } from '../accounts.fixtures.ts'
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
const nonsense = '0000 0000 0000 0000'

const make = async (person = asha) =>
  (await town.api.must(makeRecoveryCodes, { token: person.token, body: { password: 'secret1' } })).codes
const left = async (person = asha) => town.api.must(readRecoveryCodes, { token: person.token })

function recoverWith(
  code: string,
  more: { username?: string; next?: string; key?: string; api?: typeof town.api } = {},
) {
  const { username = asha.username, next = 'mango-tree', key, api = town.api } = more
  return api.ask(recover, { body: { username, code, next }, ...(key !== undefined && { key }) })
}

async function signIn(password: string, api = town.api) {
  const told = await api.ask(login, { body: { identifier: asha.username, password } })
  return told.status === 200 ? told.answer.token : told.status
}

describe('a phone number in place of the username', () => {
  const phone = '9812345670'
  const shared = async () => {
    const person = await buildPerson(appContext(), { role: 'patient', phone })
    return { ...person, token: await buildToken(appContext(), person) }
  }

  it('means the account whose code it is, however the number is written', async () => {
    const [mother, father] = [await shared(), await shared()]
    const [code = ''] = await make(father)
    await make(mother)
    expect((await recoverWith(nonsense, { username: phone })).status).toBe(401)
    expect((await recoverWith(code, { username: `+91 ${phone}`, next: 'father-1' })).status).toBe(200)
    const ask = (username: string, password: string) =>
      town.api.ask(login, { body: { identifier: username, password } })
    expect((await ask(father.username, 'father-1')).status).toBe(200)
    expect((await ask(mother.username, 'secret1')).status).toBe(200)
    // Once only.
    expect((await recoverWith(code, { username: phone })).status).toBe(401)
  })
})

describe('making recovery codes', () => {
  it.each(['patient', 'doctor', 'coordinator'] as const)('is for a %s, with the password', async (role) => {
    const person = await personIn(appContext(), role)
    expect(await left(person)).toEqual({ left: 0, madeAt: null })
    const codes = await make(person)
    expect(new Set(codes).size).toBe(8)
    for (const code of codes) expect(code).toMatch(/^\d{4} \d{4} \d{4} \d{4}$/)
    expect(await left(person)).toEqual({ left: 8, madeAt: town.clock.now.toISOString() })
    expect((await left()).left).toBe(0)
  })

  it('is offered to everybody who registers, until it is done', async () => {
    const username = `bibi${town.clock.now.getTime()}`
    const [password, name] = ['secret1', 'Bibi Kaur']
    const email = `${username}@example.org`
    const phone = '5550001234'
    const role = 'patient'
    const account = { username, email, password, confirmPassword: password, name, phone, role } as const
    const body = { ...account, ...consentOf(role) }
    await town.api.must(register, { body })
    const { token } = await town.api.must(login, { body: { identifier: username, password } })
    const unseen = async () => (await town.api.must(listNotices, { token })).map(({ kind }) => kind)
    expect(await unseen()).toEqual(['accounts.codesOffered'])
    await town.api.must(makeRecoveryCodes, { token, body: { password } })
    expect(await unseen()).toEqual(['accounts.codesMade'])
  })

  it('is closed to anonymous callers, and to a found phone without the password', async () => {
    const body = { password: 'secret2' }
    expect((await town.api.ask(makeRecoveryCodes, { body })).status).toBe(401)
    expect((await town.api.ask(readRecoveryCodes)).status).toBe(401)
    const told = await town.api.ask(makeRecoveryCodes, { token: asha.token, body, language: 'hi' })
    expect(told).toMatchObject({
      status: 400,
      error: { code: 'wrongPassword', fields: { password: 'passwordWrong' } },
    })
    expect(told.error.message).toMatch(/[अ-ह]/)
    for (let tries = 1; tries < signInLimits.perAccountAndAddress.points; tries += 1)
      await town.api.ask(makeRecoveryCodes, { token: asha.token, body })
    expect((await town.api.ask(makeRecoveryCodes, { token: asha.token, body })).status).toBe(429)
    expect((await left()).left).toBe(0)
  })

  it('replaces the earlier ones, also when two devices do it at once', async () => {
    const [old = ''] = await make()
    const both = await Promise.all(
      [town.api, far()].map((api) =>
        api.must(makeRecoveryCodes, { token: asha.token, body: { password: 'secret1' } }),
      ),
    )
    expect((await left()).left).toBe(8)
    expect((await recoverWith(old)).status).toBe(401)
    const firsts = both.map(({ codes }) => codes[0] ?? '')
    const statuses = [await recoverWith(firsts[0] ?? ''), await recoverWith(firsts[1] ?? '')]
    expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  })

  it('stores no code, and tells the owner', async () => {
    const codes = await make()
    const { rows } = await pool().query('select * from recovery_codes, audit_log, notices')
    const stored = JSON.stringify(rows)
    for (const code of codes) {
      expect(stored).not.toContain(code)
      expect(stored).not.toContain(code.replaceAll(' ', ''))
    }
    await make()
    // The second notice replaces the first.
    const notices = await town.api.must(listNotices, { token: asha.token })
    expect(notices.map(({ kind }) => kind)).toEqual(['accounts.codesMade'])
  })
})

describe('recovering an account', () => {
  it('sets the password and ends every session, on all servers', async () => {
    const [code = ''] = await make()
    const phone = await buildToken(appContext(), asha)
    const tokens = [phone, asha.token]
    for (const api of town.apis) for (const token of tokens) await api.must(readSession, { token })
    expect((await recoverWith(code)).status).toBe(200)
    for (const token of tokens) {
      expect((await town.api.ask(readSession, { token })).status).toBe(401)
      await expect.poll(async () => (await far().ask(readSession, { token })).status).toBe(401)
    }
    expect(await signIn('secret1')).toBe(401)
    expect(await signIn('mango-tree')).toBeTypeOf('string')
  })

  it('uses the code up, and no other', async () => {
    const [code = '', another = ''] = await make()
    expect((await recoverWith(code)).status).toBe(200)
    expect(await recoverWith(code)).toMatchObject({ status: 401, error: { code: 'recoveryRefused' } })
    expect((await recoverWith(another.replaceAll(' ', '-'), { next: 'banyan-tree' })).status).toBe(200)
    expect(await signIn('banyan-tree')).toBeTypeOf('string')
  })

  it('has one winner when one code is used twice at once, on two servers', async () => {
    const [code = ''] = await make()
    const told = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        recoverWith(code, { next: `mango-${n}`, api: town.apis[n % 2] ?? town.api }),
      ),
    )
    const winners = told.flatMap(({ status }, n) => (status === 200 ? [n] : []))
    expect(winners).toHaveLength(1)
    expect(told.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(await signIn(`mango-${winners[0]}`)).toBeTypeOf('string')
    expect(await pool().query('select 1 from recovery_codes where user_id = $1', [asha.id])).toMatchObject({
      rowCount: 7,
    })
  })

  it('gives an unknown name, a wrong code and another’s code the same answer', async () => {
    const [code = ''] = await make()
    const other = await personIn(appContext(), 'patient')
    const told = await Promise.all([
      recoverWith(nonsense),
      recoverWith(code, { username: 'nobody-here' }),
      recoverWith(code, { username: other.username }),
    ])
    const errors = told.map(({ status, error: { requestId: _, ...error } }) => ({ status, error }))
    expect(errors[0]).toMatchObject({ status: 401, error: { code: 'recoveryRefused' } })
    expect(errors[1]).toEqual(errors[0])
    expect(errors[2]).toEqual(errors[0])
  })

  it('asks the database the same for an unknown name as for a wrong code', async () => {
    await make()
    const asked = async (username: string) => {
      const statements = await recordStatements(async () => void (await recoverWith(nonsense, { username })))
      return statements.map(({ text }) => text).filter((text) => /users|recovery_codes|attempts/.test(text))
    }
    // Once before, so that no statement is new.
    await asked('nobody-yet')
    const unknown = await asked('nobody-here')
    expect(unknown.length).toBeGreaterThan(3)
    expect(await asked(asha.username)).toEqual(unknown)
  })

  it.each([
    [{ code: '123' }, { code: 'codeShape' }],
    [{ next: 'short' }, { next: 'passwordShort' }],
    [{ username: '' }, { username: 'required' }],
  ])('refuses %o at its field, without using the code up', async (wrong, fields) => {
    const [code = ''] = await make()
    const body = { username: asha.username, code, next: 'mango-tree', ...wrong }
    expect(await town.api.ask(recover, { body })).toMatchObject({
      status: 400,
      error: { code: 'invalid', fields },
    })
    expect((await left()).left).toBe(8)
  })

  it('repeated with its key after a lost answer gets that answer', async () => {
    const [code = ''] = await make()
    const key = 'recovery-00000001'
    expect((await recoverWith(code, { key })).status).toBe(200)
    expect((await recoverWith(code, { key })).status).toBe(200)
    expect((await recoverWith(code, { key: 'recovery-00000002' })).status).toBe(401)
  })

  it('is throttled after too many tries, on every server, known name or not', async () => {
    const { points } = signInLimits.perAccountAndAddress
    const [code = ''] = await make()
    for (const username of [asha.username, 'nobody-there']) {
      for (let tries = 0; tries < points; tries += 1) {
        const api = town.apis[tries % 2] ?? town.api
        expect((await recoverWith(nonsense, { username, api })).status).toBe(401)
      }
      const told = await recoverWith(code, { username })
      expect(told).toMatchObject({ status: 429, error: { code: 'tooManyAttempts' } })
    }
  })

  it('works after all password tries are used up, and so does the new password', async () => {
    const [code = ''] = await make()
    for (let tries = 0; tries < signInLimits.perAccountAndAddress.points; tries += 1)
      await signIn('forgotten')
    expect(await signIn('secret1')).toBe(429)
    expect((await recoverWith(code)).status).toBe(200)
    expect(await signIn('mango-tree')).toBeTypeOf('string')
  })

  it('is told to the owner after the next sign-in, and stands in the audit log', async () => {
    const [code = ''] = await make()
    await recoverWith(code)
    const token = String(await signIn('mango-tree'))
    const kinds = (await town.api.must(listNotices, { token })).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['accounts.codesMade', 'accounts.recovered'])
    const { rows } = await pool().query<{ action: string }>(
      'select action from audit_log where actor_id = $1 and subject = $1::text',
      [asha.id],
    )
    expect(rows.map(({ action }) => action)).toContain('accounts.recover')
    expect(rows.map(({ action }) => action)).toContain('accounts.makeRecoveryCodes')
  })
})
