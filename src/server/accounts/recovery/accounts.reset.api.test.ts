import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  changePassword,
  issueResetCode,
  login,
  makeRecoveryCodes,
  readSession,
  recover,
  searchAccounts,
} from '../../../shared/accounts/accounts.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { signInLimits } from '../accounts.limits.ts'
import { forgetExpired } from '../accounts.jobs.ts'

let town: TestTown
let asha: SignedIn
let meena: SignedIn
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  await pool().query('truncate sign_in_attempts')
  town.clock.now = new Date('2026-11-21T10:00:00+05:30')
  asha = await patientIn(appContext(), 'Asha Rani')
  meena = await personIn(appContext(), 'coordinator')
})

const appContext = () => first(town.servers).appContext
const pool = () => appContext().store.pool
const far = () => town.apis[1] ?? town.api
const checked = ['name', 'village'] as const
const later = (minutes: number) => {
  town.clock.now = new Date(town.clock.now.getTime() + minutes * 60_000)
}

function issueFor(person: { id: string }, more: { by?: SignedIn; api?: typeof town.api; key?: string } = {}) {
  const { by = meena, api = town.api, key } = more
  const asked = { token: by.token, params: { id: person.id }, body: { checked: [...checked] } }
  return api.ask(issueResetCode, { ...asked, ...(key !== undefined && { key }) })
}
const codeFor = async (person: { id: string }) => (await issueFor(person)).answer.code

function useCode(code: string, { next = 'mango-tree', username = asha.username, api = town.api } = {}) {
  return api.ask(recover, { body: { username, code, next } })
}

async function signIn(password: string, person = asha) {
  const told = await town.api.ask(login, { body: { identifier: person.username, password } })
  return told.status === 200 ? told.answer.token : told.status
}

const kindsOf = async (token: string) =>
  (await town.api.must(listNotices, { token })).map(({ kind }) => kind).toSorted()

describe('finding the account', () => {
  const find = async (search: string) =>
    (await town.api.must(searchAccounts, { token: meena.token, body: { search } })).accounts

  it('is by name in any script, by username, and by phone; with what tells namesakes apart', async () => {
    const zorawar = await patientIn(appContext(), 'ਜ਼ੋਰਾਵਰ ਸਿੰਘ')
    for (const typed of ['Zorawar', 'ਜੋਰਾਵਰ', zorawar.username.toUpperCase()])
      expect((await find(typed)).map(({ id }) => id)).toEqual([zorawar.id])
    expect((await find(zorawar.username))[0]).toMatchObject({
      name: 'ਜ਼ੋਰਾਵਰ ਸਿੰਘ',
      role: 'patient',
      age: expect.any(Number),
      phoneEnd: expect.stringMatching(/^\d{4}$/),
    })
    await pool().query("update users set phone = '98765 43210' where id = $1", [zorawar.id])
    expect((await find('੯੮੭੬੫')).map(({ id }) => id)).toEqual([zorawar.id])
  })

  it('shows of a phone number the last digits only, and no coordinator', async () => {
    const told = await town.api.must(searchAccounts, { token: meena.token, body: { search: meena.username } })
    expect(told).toEqual({ accounts: [], hasMore: false })
    expect(JSON.stringify(await find(asha.username))).not.toContain('5550000000')
  })

  it('finds a doctor with clinic and registration number', async () => {
    const doctor = await doctorIn(appContext(), { name: 'Navjot Gill', registrationNumber: 'PMC-77' })
    expect(await find(doctor.username)).toMatchObject([
      { role: 'doctor', name: 'Navjot Gill', registrationNumber: 'PMC-77', age: null, address: '' },
    ])
  })

  it('lists a few, says that there are more, and records each that was shown', async () => {
    for (let n = 0; n < 11; n += 1) await patientIn(appContext(), 'Mandeep Kaur')
    const told = await town.api.must(searchAccounts, { token: meena.token, body: { search: 'mandeep' } })
    expect([told.accounts.length, told.hasMore]).toEqual([10, true])
    const { rows } = await pool().query<{ subject: string }>(
      "select subject from audit_log where actor_id = $1 and action = 'accounts.search'",
      [meena.id],
    )
    const shown = told.accounts.map(({ id }) => id)
    expect(rows.map(({ subject }) => subject).toSorted()).toEqual(shown.toSorted())
  })

  it('never takes what is typed for a pattern, and wants two letters', async () => {
    expect(await find('%%')).toEqual([])
    const told = await town.api.ask(searchAccounts, { token: meena.token, body: { search: 'a' } })
    expect(told).toMatchObject({ status: 400, error: { fields: { search: 'searchShort' } } })
  })
})

describe('making a code', () => {
  it('is for coordinators only', async () => {
    const doctor = await doctorIn(appContext())
    const body = { checked: [...checked] }
    for (const endpoint of [issueResetCode, searchAccounts] as const) {
      const asked = { params: { id: asha.id }, body: endpoint === issueResetCode ? body : { search: 'asha' } }
      expect((await town.api.ask(endpoint, asked)).status).toBe(401)
      for (const { token } of [asha, doctor])
        expect(await town.api.ask(endpoint, { ...asked, token })).toMatchObject({
          status: 403,
          error: { code: 'wrongRole' },
        })
    }
  })

  it('is refused for another coordinator and for oneself, and changes nothing', async () => {
    const other = await personIn(appContext(), 'coordinator')
    for (const person of [other, meena])
      expect(await issueFor(person)).toMatchObject({ status: 403, error: { code: 'notResettable' } })
    const { rows } = await pool().query('select from reset_codes where user_id in ($1, $2)', [
      other.id,
      meena.id,
    ])
    expect(rows).toEqual([])
    expect((await issueFor({ id: '01a1fd14-3547-736d-953f-202a5e4eea86' })).status).toBe(404)
  })

  it.each([[[]], [['name']], [['name', 'name']]])('needs two different answers, not %j', async (given) => {
    const body = { checked: given } as { checked: 'name'[] }
    const told = await town.api.ask(issueResetCode, { token: meena.token, params: { id: asha.id }, body })
    expect(told).toMatchObject({ status: 400, error: { fields: { checked: 'checksFew' } } })
  })

  it('stores the hash, what was asked and by whom, never the code; the log and the owner are told', async () => {
    const { code, expiresAt } = (await issueFor(asha)).answer
    expect(code).toMatch(/^\d{4} \d{4} \d{4}$/)
    expect(expiresAt.time).toBe('10:30')
    const { rows } = await pool().query('select * from reset_codes where user_id = $1', [asha.id])
    expect(rows).toMatchObject([{ checked: ['name', 'village'], issued_by: meena.id, used_at: null }])
    const all = await pool().query('select * from reset_codes, audit_log, notices')
    expect(JSON.stringify(all.rows)).not.toContain(code.replaceAll(' ', ''))
    const log = await pool().query(
      "select actor_id, actor_role from audit_log where action = 'accounts.issueResetCode' and subject = $1",
      [asha.id],
    )
    expect(log.rows).toEqual([{ actor_id: meena.id, actor_role: 'coordinator' }])
    expect(await town.api.must(listNotices, { token: asha.token })).toMatchObject([
      { kind: 'accounts.resetCodeMade', facts: { by: meena.name } },
    ])
  })

  it('a repeat with its key shows the same code once more', async () => {
    const told = [await issueFor(asha, { key: 'press-0001' }), await issueFor(asha, { key: 'press-0001' })]
    expect(told[1]?.answer.code).toBe(told[0]?.answer.code)
  })

  it('leaves one code that works, also when two coordinators do it at once on two servers', async () => {
    const old = await codeFor(asha)
    const other = await personIn(appContext(), 'coordinator')
    const both = await Promise.all([issueFor(asha), issueFor(asha, { by: other, api: far() })])
    expect((await useCode(old)).status).toBe(401)
    const statuses = []
    for (const { answer } of both) statuses.push((await useCode(answer.code)).status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401])
  })
})

describe('using the code', () => {
  it('sets the password, ends every session on all servers and the recovery codes', async () => {
    const body = { password: 'secret1' }
    const [paper = ''] = (await town.api.must(makeRecoveryCodes, { token: asha.token, body })).codes
    const code = await codeFor(asha)
    for (const api of town.apis) await api.must(readSession, { token: asha.token })
    expect((await useCode(code.replaceAll(' ', '-'))).status).toBe(200)
    for (const api of town.apis)
      await expect.poll(async () => (await api.ask(readSession, { token: asha.token })).status).toBe(401)
    expect((await useCode(paper)).status).toBe(401)
    expect(await signIn('secret1')).toBe(401)
    const token = String(await signIn('mango-tree'))
    expect(await kindsOf(token)).toEqual([
      'accounts.codesMade',
      'accounts.resetAtDesk',
      'accounts.resetCodeMade',
    ])
  })

  it('has one winner when it is used several times at once, on two servers', async () => {
    const code = await codeFor(asha)
    const told = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        useCode(code, { next: `mango-${n}`, api: town.apis[n % 2] ?? town.api }),
      ),
    )
    const winners = told.flatMap(({ status }, n) => (status === 200 ? [n] : []))
    expect(winners).toHaveLength(1)
    expect(told.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(await signIn(`mango-${winners[0]}`)).toBeTypeOf('string')
  })

  it('works once, and for half an hour', async () => {
    const code = await codeFor(asha)
    later(29)
    expect((await useCode(code)).status).toBe(200)
    expect((await useCode(code)).status).toBe(401)
    // Ten minutes after the sign-in the desk would ask for the password.
    meena = await personIn(appContext(), 'coordinator')
    const late = await codeFor(asha)
    later(30)
    expect((await useCode(late)).status).toBe(401)
    await forgetExpired(appContext())
    const { rows } = await pool().query('select from reset_codes where user_id = $1 and hash is not null', [
      asha.id,
    ])
    expect(rows).toEqual([])
  })

  it('of another account is of no use', async () => {
    const other = await personIn(appContext(), 'patient')
    const code = await codeFor(other)
    expect(await useCode(code)).toMatchObject({ status: 401, error: { code: 'recoveryRefused' } })
    expect((await useCode(code, { username: other.username })).status).toBe(200)
  })

  it('does not work after the owner has changed the password', async () => {
    const code = await codeFor(asha)
    const body = { current: 'secret1', next: 'banyan-tree' }
    await town.api.must(changePassword, { token: asha.token, body })
    expect((await useCode(code)).status).toBe(401)
    expect(await signIn('banyan-tree')).toBeTypeOf('string')
  })

  it('has the same few tries as a recovery code', async () => {
    const code = await codeFor(asha)
    for (let tries = 0; tries < signInLimits.perAccountAndAddress.points; tries += 1)
      expect((await useCode('0000 0000 0000', { api: town.apis[tries % 2] ?? town.api })).status).toBe(401)
    expect(await useCode(code)).toMatchObject({ status: 429, error: { code: 'tooManyAttempts' } })
  })
})

it('who was let back in is kept for a year', async () => {
  await codeFor(asha)
  const count = async () =>
    (await pool().query('select from reset_codes where user_id = $1', [asha.id])).rowCount
  later(365 * 24 * 60)
  await forgetExpired(appContext())
  expect(await count()).toBe(1)
  later(3 * 24 * 60)
  await forgetExpired(appContext())
  expect(await count()).toBe(0)
})
