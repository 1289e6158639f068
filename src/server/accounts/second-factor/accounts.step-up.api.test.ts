import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  beginSecondFactor,
  confirmSecondFactor,
  issueResetCode,
  login,
  makeRecoveryCodes,
  readSession,
  stepUp,
} from '../../../shared/accounts/accounts.endpoints.ts'
import { approveDoctor, refuseDoctor } from '../../../shared/doctors/doctors.endpoints.ts'
import { codeAt } from '../../../../tests/setup/authenticator.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { operations } from '../../app/server.ts'
import { stepUpMinutes } from '../../platform/auth/step-up.ts'
import { buildToken } from '../accounts.fixtures.ts'
import { signInLimits } from '../accounts.limits.ts'

let town: TestTown
let meena: SignedIn
beforeAll(async () => {
  town = await openTown({ servers: 2, settings: { doctorApproval: 'coordinator' } })
})
afterAll(() => town.close())
beforeEach(async () => {
  town.clock.now = new Date('2026-11-21T10:00:00+05:30')
  await pool().query('truncate sign_in_attempts')
  meena = await personIn(appContext(), 'coordinator')
})

const appContext = () => first(town.servers).appContext
const pool = () => appContext().store.pool
const password = 'secret1'
const pass = (minutes: number) => {
  town.clock.now = new Date(town.clock.now.getTime() + minutes * 60_000)
}

async function approve(token = meena.token, api = town.api) {
  const doctor = await doctorIn(appContext(), { approval: 'awaiting', registrationNumber: 'PMC-1' })
  const body = { registrationNumber: 'PMC-1' }
  return api.ask(approveDoctor, { token, params: { id: doctor.id }, body })
}
const issue = async (token = meena.token) => {
  const { id } = await patientIn(appContext())
  return town.api.ask(issueResetCode, { token, params: { id }, body: { checked: ['name', 'age'] } })
}
const proveBy = (
  body: { kind: 'code'; code: string } | { kind: 'password'; password: string },
  token = meena.token,
) => town.api.ask(stepUp, { token, body })

async function enrol(): Promise<string> {
  const { secret } = await town.api.must(beginSecondFactor, { token: meena.token })
  const body = { code: codeAt(secret, town.clock.now) }
  await town.api.must(confirmSecondFactor, { token: meena.token, body })
  return secret
}

it('is asked for where an endpoint says so: what changes who may treat, who is let in, a record opened in an emergency, and all data in one file', () => {
  expect(
    operations
      .filter((operation) => operation.stepUp)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    'accounts.beginSecondFactor',
    'accounts.issueResetCode',
    'accounts.removeSecondFactor',
    'breakglass.open',
    'doctors.approve',
    'exports.download',
    'facilities.addMember',
  ])
})

describe('without a second factor', () => {
  it('the password counts for ten minutes after the sign-in; then it is asked for again', async () => {
    pass(stepUpMinutes)
    expect((await approve()).status).toBe(200)
    pass(1)
    for (const told of [await approve(), await issue(), await approve(meena.token, town.apis[1])])
      expect(told).toMatchObject({
        status: 401,
        error: { code: 'stepUpNeeded', details: { stepUp: 'password' } },
      })
    // It does not end the session, and other work goes on.
    expect((await town.api.ask(readSession, { token: meena.token })).status).toBe(200)
    const doctor = await doctorIn(appContext(), { approval: 'awaiting' })
    const refusing = { token: meena.token, params: { id: doctor.id }, body: { reason: 'No such number.' } }
    expect((await town.api.ask(refuseDoctor, refusing)).status).toBe(200)
  })

  it('a new proof counts on every server, for this session only', async () => {
    const other = await buildToken(appContext(), meena)
    pass(stepUpMinutes + 1)
    expect((await proveBy({ kind: 'password', password })).status).toBe(200)
    expect((await approve()).status).toBe(200)
    expect((await approve(meena.token, town.apis[1])).status).toBe(200)
    expect((await issue()).status).toBe(200)
    expect((await approve(other)).error.code).toBe('stepUpNeeded')
    pass(stepUpMinutes + 1)
    expect((await approve()).error.code).toBe('stepUpNeeded')
  })

  it('a wrong password is refused at its field, and tries are counted', async () => {
    pass(stepUpMinutes + 1)
    const wrong = { kind: 'password', password: 'secret2' } as const
    for (let tries = 0; tries < signInLimits.perAccountAndAddress.points; tries += 1)
      expect(await proveBy(wrong)).toMatchObject({
        status: 400,
        error: { code: 'wrongPassword', fields: { password: 'passwordWrong' } },
      })
    expect((await proveBy({ kind: 'password', password })).status).toBe(429)
    expect((await approve()).error.code).toBe('stepUpNeeded')
  })

  it('a code is no proof', async () => {
    expect(await proveBy({ kind: 'code', code: '123456' })).toMatchObject({
      status: 409,
      error: { code: 'otherProof', details: { stepUp: 'password' } },
    })
  })
})

describe('with a second factor', () => {
  it('a code is asked for, and the password is no proof', async () => {
    const secret = await enrol()
    pass(stepUpMinutes + 1)
    expect(await approve()).toMatchObject({ error: { code: 'stepUpNeeded', details: { stepUp: 'code' } } })
    expect(await proveBy({ kind: 'password', password })).toMatchObject({
      status: 409,
      error: { code: 'otherProof', details: { stepUp: 'code' } },
    })
    expect((await approve()).status).toBe(401)
    expect((await proveBy({ kind: 'code', code: codeAt(secret, town.clock.now) })).status).toBe(200)
    expect((await approve()).status).toBe(200)
  })

  it('the code of the sign-in is not taken again', async () => {
    const secret = await enrol()
    pass(1)
    const code = codeAt(secret, town.clock.now)
    const body = { identifier: meena.username, password, code }
    expect((await town.api.ask(login, { body })).status).toBe(200)
    expect(await proveBy({ kind: 'code', code })).toMatchObject({ status: 400, error: { code: 'codeWrong' } })
  })

  it('a recovery code is taken in its place, once', async () => {
    const { codes } = await town.api.must(makeRecoveryCodes, { token: meena.token, body: { password } })
    await enrol()
    pass(stepUpMinutes + 1)
    const proof = { kind: 'code', code: codes[0] ?? '' } as const
    expect((await proveBy(proof)).status).toBe(200)
    expect((await approve()).status).toBe(200)
    expect((await proveBy(proof)).error.code).toBe('codeWrong')
  })

  it('two who send one code at once, from two servers: one has proved it', async () => {
    const secret = await enrol()
    pass(1)
    const body = { kind: 'code', code: codeAt(secret, town.clock.now) } as const
    const told = await Promise.all(town.apis.map((api) => api.ask(stepUp, { token: meena.token, body })))
    expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })
})

it('is closed to nobody who is signed in, and to everybody else', async () => {
  const body = { kind: 'password', password } as const
  expect((await town.api.ask(stepUp, { body })).status).toBe(401)
  const { token } = await patientIn(appContext())
  expect((await proveBy(body, token)).status).toBe(200)
})
