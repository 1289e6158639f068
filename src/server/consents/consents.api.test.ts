import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeAccount, register } from '../../shared/accounts/accounts.endpoints.ts'
import { listAudit } from '../../shared/audit/audit.endpoints.ts'
import { readConsents, saveConsents } from '../../shared/consents/consents.endpoints.ts'
import { noticeVersion, type Purpose } from '../../shared/consents/consents.purposes.ts'
import { addPatient } from '../../shared/patients/patients.endpoints.ts'
import {
  acceptInvitation,
  invite,
  makeHandOverCode,
  takeOver,
} from '../../shared/sharing/sharing.endpoints.ts'
import { buildPerson, buildToken } from '../accounts/accounts.fixtures.ts'
import { presentConsents } from './consents.presenter.ts'
import { consentOf } from '../../../tests/setup/entry.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { follow } from '../../../tests/setup/stream.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
let patient: SignedIn
const appContext = () => first(town.servers).appContext
const notice = { version: noticeVersion, language: 'pa' as const }
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  await emptyTown(town)
  patient = await patientIn(appContext(), 'Zorawar Singh')
})

const read = (by: SignedIn, patientId?: string) =>
  town.api.must(readConsents, { token: by.token, ...(patientId && { patientId }) })
const save = (by: SignedIn, purposes: Purpose[], patientId?: string) =>
  town.api.must(saveConsents, {
    token: by.token,
    body: { purposes, notice },
    ...(patientId && { patientId }),
  })
const inForce = async (by: SignedIn, patientId?: string) =>
  (await read(by, patientId)).consents.flatMap((one) =>
    one.givenAt && !one.withdrawnAt ? [one.purpose] : [],
  )
/** An account of before there was a notice. */
async function olderPatient(): Promise<SignedIn> {
  const person = await buildPerson(appContext(), { role: 'patient', consents: [] })
  return { ...person, token: await buildToken(appContext(), person) }
}
const form = {
  username: 'asha',
  email: 'asha@example.org',
  password: 'secret1',
  confirmPassword: 'secret1',
  name: 'Asha Rani',
  phone: '5550001234',
  role: 'patient' as const,
}

describe('registering', () => {
  it.each([
    ['patient', []],
    ['patient', ['calls']],
    ['patient', ['account']],
    ['doctor', ['care', 'calls']],
  ] as const)('as a %s with %o is refused', async (role, consents) => {
    const body = { ...form, role, consents, notice }
    const told = await town.api.ask(register, { body, language: 'pa' })
    expect(told).toMatchObject({
      status: 400,
      error: { code: 'invalid', fields: { consents: 'consentNeeded' } },
    })
    expect(told.error.message).toMatch(/[ਅ-ੴ]/)
    const { rows } = await appContext().store.pool.query("select from users where username = 'asha'")
    expect(rows).toHaveLength(0)
  })

  it.each([
    ['no notice', { consents: ['care'] }, 'notice'],
    [
      'a notice that does not exist yet',
      { consents: ['care'], notice: { ...notice, version: noticeVersion + 1 } },
      'notice',
    ],
    ['an unknown purpose', { consents: ['care', 'advertising'], notice }, 'consents'],
  ])('with %s is refused', async (_, said, field) => {
    const told = await town.api.ask(register, { body: { ...form, ...said } })
    expect(told.status).toBe(400)
    expect(Object.keys(told.error.fields ?? {}).some((path) => path.startsWith(field))).toBe(true)
  })

  it('stores who agreed to what, with the version and the language shown', async () => {
    await town.api.must(register, { body: { ...form, consents: ['care'], notice } })
    const { rows } = await appContext().store.pool.query(
      `select c.purpose, c.notice_version, c.language, c.given_at, c.withdrawn_at, g.relation
       from consents c join users u on u.id = c.user_id
       join patient_guardians g on g.patient_id = c.patient_id and g.user_id = u.id where u.username = 'asha'`,
    )
    const since = { given_at: town.clock.now, withdrawn_at: null, relation: 'self' }
    expect(rows).toEqual([{ purpose: 'care', notice_version: noticeVersion, language: 'pa', ...since }])
  })

  it('a doctor agrees for the account', async () => {
    await town.api.must(register, { body: { ...form, role: 'doctor', ...consentOf('doctor') } })
    const { rows } = await appContext().store.pool.query(
      `select purpose, patient_id from consents join users u on u.id = user_id where u.username = 'asha'`,
    )
    expect(rows).toEqual([{ purpose: 'account', patient_id: null }])
  })
})

describe('what was agreed to', () => {
  it('is read and changed by the patient; the needed purpose cannot be left out', async () => {
    expect(await read(patient)).toMatchObject({
      version: noticeVersion,
      isAsked: false,
      consents: [
        { purpose: 'care', isNeeded: true, version: noticeVersion, withdrawnAt: null },
        { purpose: 'calls', isNeeded: false, givenAt: { date: '2026-11-21', time: '10:00' } },
      ],
    })
    const saved = await save(patient, ['care'])
    expect(saved.consents[1]).toMatchObject({ givenAt: { time: '10:00' }, withdrawnAt: { time: '10:00' } })
    expect(await read(patient)).toEqual(saved)
    const told = await town.api.ask(saveConsents, {
      token: patient.token,
      body: { purposes: ['calls'], notice },
    })
    expect(told).toMatchObject({ status: 400, error: { fields: { purposes: 'consentNeeded' } } })
    expect(await inForce(patient)).toEqual(['care'])
    await save(patient, ['care', 'calls'])
    expect(await inForce(patient)).toEqual(['care', 'calls'])
  })

  it('is kept as history: given, withdrawn and given again; no row can be changed otherwise', async () => {
    await save(patient, ['care'])
    await save(patient, ['care', 'calls'])
    const { pool } = appContext().store
    const { rows } = await pool.query<{ withdrawn: boolean }>(
      `select withdrawn_at is not null as withdrawn from consents where purpose = 'calls' order by withdrawn`,
    )
    expect(rows.map(({ withdrawn }) => withdrawn)).toEqual([false, true])
    const changes = ["language = 'en'", 'withdrawn_at = null', 'notice_version = 9, withdrawn_at = now()']
    for (const change of changes)
      await expect(pool.query(`update consents set ${change} where purpose = 'calls'`)).rejects.toThrow(
        'withdrawn',
      )
  })

  it('is the same after a repeat with one key, and one row after two at once', async () => {
    await save(patient, ['care'])
    const ask = { token: patient.token, body: { purposes: ['care' as const, 'calls' as const], notice } }
    const key = 'consents-000001'
    const [one, two] = await Promise.all(
      town.apis.map((api) => api.must(saveConsents, { ...ask, key })).concat(),
    )
    expect(one).toEqual(two)
    await Promise.all(town.apis.map((api) => api.must(saveConsents, ask)))
    const { rows } = await appContext().store.pool.query(
      `select from consents where purpose = 'calls' and withdrawn_at is null`,
    )
    expect(rows).toHaveLength(1)
  })

  it('two devices that say different things at once leave one answer', async () => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        town.apis[0]!.must(saveConsents, { token: patient.token, body: { purposes: ['care'], notice } }),
        town.apis[1]!.must(saveConsents, {
          token: patient.token,
          body: { purposes: ['care', 'calls'], notice },
        }),
      ])
      const { rows } = await appContext().store.pool.query<{ purpose: string }>(
        'select purpose from consents where withdrawn_at is null order by purpose',
      )
      expect([['care'], ['calls', 'care']]).toContainEqual(rows.map(({ purpose }) => purpose))
    }
  })

  it('tells the other devices, and stands in the log', async () => {
    const stream = await follow(first(town.urls), patient.token)
    await save(patient, ['care'])
    expect((await stream.next('change')).data).toMatchObject({
      kind: 'consents.saved',
      subject: patient.patientId,
    })
    stream.close()
    const { rows } = await appContext().store.pool.query(
      'select actor_id, subject from audit_log where action = $1',
      [saveConsents.name],
    )
    expect(rows).toEqual([{ actor_id: patient.id, subject: patient.patientId }])
    const coordinator = await personIn(appContext(), 'coordinator')
    expect(await read(coordinator)).toMatchObject({ isAsked: false, consents: [{ purpose: 'account' }] })
    await save(coordinator, ['account'])
    const { entries } = await town.api.must(listAudit, { token: coordinator.token })
    expect(entries.map(({ act }) => act)).toEqual([saveConsents.name])
  })

  it('is asked of accounts of before, and of everybody after a new version', async () => {
    const older = await olderPatient()
    expect((await read(older)).isAsked).toBe(true)
    await save(older, ['care'])
    expect((await read(older)).isAsked).toBe(false)
    const agreed = { purpose: 'care' as const, given_at: town.clock.now, withdrawn_at: null }
    const stateAt = (version: number) =>
      presentConsents('patient', [{ ...agreed, notice_version: version }], 'Asia/Kolkata')
    expect(stateAt(noticeVersion).isAsked).toBe(false)
    expect(stateAt(noticeVersion - 1).isAsked).toBe(true)
  })
})

describe('who else', () => {
  it('nobody, a stranger and a helper cannot read or change it; a guardian can', async () => {
    expect((await town.api.ask(readConsents)).status).toBe(401)
    expect((await town.api.ask(saveConsents, { body: { purposes: ['care'], notice } })).status).toBe(401)
    const stranger = await patientIn(appContext())
    const asked = { token: stranger.token, patientId: patient.patientId }
    expect(await town.api.ask(readConsents, asked)).toMatchObject({
      status: 403,
      error: { code: 'notActingFor' },
    })
    expect(
      (await town.api.ask(saveConsents, { ...asked, body: { purposes: ['care'], notice } })).status,
    ).toBe(403)
    const invited = {
      username: stranger.username,
      areas: ['appointments' as const, 'profile' as const],
      until: '',
    }
    const { id } = await town.api.must(invite, { token: patient.token, body: invited })
    await town.api.must(acceptInvitation, { token: stranger.token, params: { id } })
    expect(await town.api.ask(readConsents, asked)).toMatchObject({
      status: 403,
      error: { code: 'notShared' },
    })
    expect(await inForce(patient)).toEqual(['care', 'calls'])
  })

  it('somebody of the family who is added has what their guardian agreed to, and a state of their own', async () => {
    const baby = { name: 'Gurnoor', birthDate: '2026-03', gender: 'Female', relation: 'child' } as const
    const { id } = await town.api.must(addPatient, { token: patient.token, body: baby })
    expect(await inForce(patient, id)).toEqual(['care', 'calls'])
    await save(patient, ['care'], id)
    expect(await inForce(patient, id)).toEqual(['care'])
    expect(await inForce(patient)).toEqual(['care', 'calls'])
    const older = await olderPatient()
    const added = await town.api.must(addPatient, { token: older.token, body: baby })
    expect((await read(older, added.id)).isAsked).toBe(true)
  })

  it('a grown-up who has taken the record over is asked, whatever the guardian has agreed to', async () => {
    const grown = { name: 'Simran', birthDate: '2008-11-20', gender: 'Female', relation: 'child' } as const
    const { id } = await town.api.must(addPatient, {
      token: patient.token,
      body: { ...grown, consent: true },
    })
    expect((await read(patient, id)).isAsked).toBe(false)
    const { code } = await town.api.must(makeHandOverCode, { token: patient.token, patientId: id })
    const simran = await personIn(appContext(), 'patient')
    await town.api.must(takeOver, { token: simran.token, body: { code } })
    expect(await read(simran)).toMatchObject({
      isAsked: true,
      consents: [{ givenAt: null }, { givenAt: null }],
    })
    await save(simran, ['care'])
    const { rows } = await appContext().store.pool.query(
      "select from consents where patient_id = $1 and purpose = 'calls' and withdrawn_at is null",
      [id],
    )
    expect(rows).toEqual([])
  })

  it('a closed account has agreed to nothing any more', async () => {
    const doctor = await doctorIn(appContext())
    for (const { token } of [patient, doctor])
      await town.api.must(closeAccount, { token, body: { password: 'secret1' } })
    const { rows } = await appContext().store.pool.query('select withdrawn_at from consents')
    expect(rows).toHaveLength(3)
    expect(rows).toEqual(rows.map(() => ({ withdrawn_at: town.clock.now })))
  })
})
