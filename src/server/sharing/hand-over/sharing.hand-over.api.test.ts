import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import {
  addPatient,
  listActingFor,
  readPatientProfile,
  savePatientProfile,
} from '../../../shared/patients/patients.endpoints.ts'
import { addReminder } from '../../../shared/reminders/reminders.endpoints.ts'
import {
  acceptInvitation,
  invite,
  listAccess,
  listInvitations,
  makeHandOverCode,
  takeOver,
} from '../../../shared/sharing/sharing.endpoints.ts'
import { addVital, listVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { recordTables } from './sharing.hand-over.repo.ts'
import { tellOfAge } from '../sharing.jobs.ts'

let town: TestTown
let mother: SignedIn
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())

const son = { name: 'Arjan', gender: 'Male', relation: 'child', consent: true } as const
const weight = { body: { type: 'weight', value: '61' } } as const
const medicine = { name: 'Syrup', dosage: '', times: ['08:00'], days: [0, 1, 2, 3, 4, 5, 6], endsOn: null }
const refused = { status: 403, error: { code: 'notActingFor' } }

/** A son of a new mother, 18 today unless said otherwise, and the account he registered. */
async function family(birthDate = '2008-11-21') {
  mother = await patientIn(appContext(), 'Harpreet Kaur')
  const { id } = await town.api.must(addPatient, { token: mother.token, body: { ...son, birthDate } })
  return { patientId: id, account: await personIn(appContext(), 'patient') }
}
const codeFor = async (patientId: string) =>
  (await town.api.must(makeHandOverCode, { token: mother.token, patientId })).code
const take = (code: string, { token }: SignedIn, nth = 0) =>
  town.apis[nth]!.ask(takeOver, { token, body: { code } })
const kindsTo = async ({ token }: SignedIn) =>
  (await town.api.must(listNotices, { token })).map(({ kind }) => kind)

describe('a record is handed over', () => {
  it('to the account of its patient, with everything in it, and nobody else acts for them', async () => {
    const { patientId, account } = await family()
    await town.api.must(addVital, { token: mother.token, patientId, ...weight })
    const [daughter, other] = [
      await patientIn(appContext(), 'Simran'),
      await patientIn(appContext(), 'Other'),
    ]
    for (const { username } of [daughter, other]) {
      const body = { username, areas: ['vitals' as const] }
      const { id } = await town.api.must(invite, { token: mother.token, patientId, body })
      if (username === daughter.username)
        await town.api.must(acceptInvitation, { token: daughter.token, params: { id } })
    }
    // Both servers know whose patient the account has now.
    for (const api of town.apis)
      expect(await api.must(readPatientProfile, { token: account.token })).toBeNull()

    const told = await take(await codeFor(patientId), account)
    expect(told.answer).toEqual({ patientId, patient: 'Arjan' })
    expect(await town.api.must(readPatientProfile, { token: account.token })).toMatchObject({
      name: 'Arjan',
      age: 18,
    })
    expect((await town.api.must(listVitals, { token: account.token })).readings).toHaveLength(1)
    const elsewhere = () => town.apis[1]!.must(readPatientProfile, { token: account.token })
    await expect.poll(elsewhere).toMatchObject({ name: 'Arjan' })
    expect(await town.api.must(listActingFor, { token: account.token })).toMatchObject([
      { id: patientId, relation: 'self' },
    ])
    expect(await town.api.must(listAccess, { token: account.token })).toEqual({
      patient: 'Arjan',
      guardians: [{ name: expect.any(String) as string, relation: 'self', isYou: true }],
      helpers: [],
      mayHandOver: false,
    })
    for (const { token } of [mother, daughter, other])
      for (const api of town.apis) {
        expect(await api.ask(listVitals, { token, patientId })).toMatchObject(refused)
        expect(await api.ask(addVital, { token, patientId, ...weight })).toMatchObject(refused)
      }
    expect(await kindsTo(mother)).toContain('sharing.handedOver')
    expect(await kindsTo(daughter)).toEqual(['sharing.handedOver'])
    expect(await kindsTo(other)).toEqual([])
    expect(await kindsTo(account)).toEqual(['sharing.tookOver'])
    expect(await town.api.must(listInvitations, { token: other.token })).toEqual([])
  })

  it('without the number of the guardian, and with one of its own as it is', async () => {
    const phoneOf = async ({ token }: SignedIn) => (await town.api.must(readPatientProfile, { token }))?.phone
    const added = await family()
    await appContext()
      .store.db.updateTable('patients')
      .set({ phone: '9876500103' })
      .where('id', '=', added.account.patientId)
      .execute()
    await take(await codeFor(added.patientId), added.account)
    expect(await phoneOf(added.account)).toBe('9876500103')

    const { account } = await family()
    const body = { ...son, birthDate: '2008-11-21', phone: '9876500999' }
    const { id } = await town.api.must(addPatient, { token: mother.token, body })
    await take(await codeFor(id), account)
    expect(await phoneOf(account)).toBe('9876500999')
  })

  it('typed as it is written or without spaces, in any digits', async () => {
    const { patientId, account } = await family()
    const code = await codeFor(patientId)
    expect(code).toMatch(/^(\d{4} ){3}\d{4}$/)
    const typed = code.replace(/ /g, '-').replace(/\d/g, (digit) => '੦੧੨੩੪੫੬੭੮੯'.charAt(Number(digit)))
    expect((await take(typed, account)).status).toBe(200)
  })

  it('and the log says who did it', async () => {
    const { patientId, account } = await family()
    await take(await codeFor(patientId), account)
    const log = await appContext()
      .store.db.selectFrom('audit_log')
      .select(['actor_id', 'action'])
      .where('subject', '=', patientId)
      .where('action', 'like', 'sharing.%')
      .orderBy('id')
      .execute()
    expect(log).toEqual([
      { actor_id: mother.id, action: 'sharing.makeCode' },
      { actor_id: account.id, action: 'sharing.takeOver' },
    ])
  })
})

describe('no code is made', () => {
  it('a day before the patient is 18', async () => {
    const { patientId } = await family('2008-11-22')
    expect((await town.api.must(listAccess, { token: mother.token, patientId })).mayHandOver).toBe(false)
    expect(await town.api.ask(makeHandOverCode, { token: mother.token, patientId })).toMatchObject({
      status: 409,
      error: { code: 'notOfAge' },
    })
  })

  it('for the own record, or without a profile', async () => {
    await family()
    for (const { token } of [mother, await personIn(appContext(), 'patient')])
      expect((await town.api.ask(makeHandOverCode, { token })).error.code).toBe('notOfAge')
  })
})

describe('a code is refused', () => {
  const wrong = { status: 409, error: { code: 'codeRefused' } }

  it('that nobody made, that was used, and after a new one', async () => {
    const { patientId, account } = await family()
    expect(await take('0000 0000 0000 0000', account)).toMatchObject(wrong)
    const old = await codeFor(patientId)
    const fresh = await codeFor(patientId)
    expect(await take(old, account)).toMatchObject(wrong)
    expect((await take(fresh, account)).status).toBe(200)
    expect(await take(fresh, await personIn(appContext(), 'patient'))).toMatchObject(wrong)
  })

  it('after a week', async () => {
    const { patientId, account } = await family()
    const code = await codeFor(patientId)
    const { db } = appContext().store
    const past = { created_at: new Date('2026-11-01'), expires_at: new Date('2026-11-21T04:30:00Z') }
    await db.updateTable('hand_over_codes').set(past).where('patient_id', '=', patientId).execute()
    expect(await take(code, account)).toMatchObject(wrong)
  })

  it('from the guardian, and it stays valid', async () => {
    const { patientId, account } = await family()
    const code = await codeFor(patientId)
    expect(await take(code, mother)).toMatchObject({ status: 409, error: { code: 'codeIsOwn' } })
    expect((await take(code, account)).status).toBe(200)
  })

  it.each([
    ['a profile', savePatientProfile, { name: 'Arjan', age: 18, gender: 'Male', address: '', phone: '' }],
    ['a reminder', addReminder, medicine],
  ] as const)('from an account that has %s, and nothing changes', async (_, endpoint, body) => {
    const { patientId, account } = await family()
    const code = await codeFor(patientId)
    await town.api.must<typeof endpoint>(endpoint, { token: account.token, body: body as never })
    expect(await take(code, account)).toMatchObject({ status: 409, error: { code: 'ownRecordUsed' } })
    expect((await town.api.must(listActingFor, { token: account.token }))[0]?.id).toBe(account.patientId)
    await town.api.must(addVital, { token: mother.token, patientId, ...weight })
    expect((await take(code, await personIn(appContext(), 'patient'))).status).toBe(200)
  })

  it('that is no code', async () => {
    const { account } = await family()
    expect(await take('1234', account)).toMatchObject({
      status: 400,
      error: { fields: { code: 'codeShape' } },
    })
  })
})

it('whoever has rows of a patient is asked before the empty patient is left behind', async () => {
  const { rows } = await appContext().store.pool.query<{ name: string }>(
    `select conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'patients'::regclass order by name`,
  )
  const ofAccess = ['consents', 'hand_over_codes', 'notices', 'patient_guardians', 'patient_helpers']
  // A hold is over after two minutes.
  expect(rows.map(({ name }) => name)).toEqual([...ofAccess, ...recordTables, 'slot_holds'].toSorted())
})

it('guardians are told once, in the morning of the day', async () => {
  const tomorrow = await family('2008-11-22')
  const guardian = mother
  await family('2008-11-21')
  const adult = mother
  await tellOfAge(appContext())
  expect(await kindsTo(guardian)).toEqual([])
  const now = town.clock.now
  for (const day of ['2026-11-22', '2026-11-22', '2026-11-23']) {
    town.clock.now = new Date(`${day}T08:53:00+05:30`)
    await Promise.all(town.servers.map((server) => tellOfAge(server.appContext)))
  }
  town.clock.now = now
  const told = await town.api.must(listNotices, { token: guardian.token })
  expect(told).toMatchObject([
    { kind: 'sharing.cameOfAge', facts: { patient: 'Arjan', patientId: tomorrow.patientId } },
  ])
  // Of age when added.
  expect(await kindsTo(adult)).toEqual([])
})
