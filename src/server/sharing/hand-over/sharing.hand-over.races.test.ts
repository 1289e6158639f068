import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../../shared/kit/endpoint.ts'
import { addPatient, listActingFor } from '../../../shared/patients/patients.endpoints.ts'
import { addReminder, listReminders } from '../../../shared/reminders/reminders.endpoints.ts'
import { makeHandOverCode, takeOver } from '../../../shared/sharing/sharing.endpoints.ts'
import { addVital, listVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import type { Told } from '../../../../tests/setup/api.ts'
import { patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'

let town: TestTown
let mother: SignedIn
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())

const son = {
  name: 'Arjan',
  birthDate: '2008-11-21',
  gender: 'Male',
  relation: 'child',
  consent: true,
} as const
const weight = { body: { type: 'weight', value: '61' } } as const
const medicine = { name: 'Syrup', dosage: '', times: ['08:00'], days: [0, 1, 2, 3, 4, 5, 6], endsOn: null }
const refused = { status: 403, error: { code: 'notActingFor' } }

/** A grown-up son of a new mother, and the account he registered. */
async function family() {
  mother = await patientIn(appContext(), 'Harpreet Kaur')
  const { id } = await town.api.must(addPatient, { token: mother.token, body: son })
  return { patientId: id, account: await personIn(appContext(), 'patient') }
}
const codeFor = async (patientId: string) =>
  (await town.api.must(makeHandOverCode, { token: mother.token, patientId })).code
const take = (code: string, { token }: SignedIn, nth = 0) =>
  town.apis[nth]!.ask(takeOver, { token, body: { code } })

describe('at the same time', () => {
  it('two accounts with one code: one has the record', async () => {
    const { patientId, account } = await family()
    const other = await personIn(appContext(), 'patient')
    const code = await codeFor(patientId)
    const told = await Promise.all([take(code, account, 0), take(code, other, 1)])
    expect(told.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    const winner = told[0].status === 200 ? account : other
    const loser = winner === account ? other : account
    expect((await town.api.must(listActingFor, { token: winner.token }))[0]?.id).toBe(patientId)
    expect((await town.api.must(listActingFor, { token: loser.token }))[0]?.id).toBe(loser.patientId)
  })

  it('one account with two codes: it takes one record', async () => {
    const one = await family()
    const code = await codeFor(one.patientId)
    const two = await family()
    const told = await Promise.all([
      take(code, one.account, 0),
      take(await codeFor(two.patientId), one.account, 1),
    ])
    expect(told.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    expect(await town.api.must(listActingFor, { token: one.account.token })).toHaveLength(1)
  })

  it('the guardian’s write, begun before it was done: refused', async () => {
    const { patientId, account } = await family()
    const code = await codeFor(patientId)
    const told = await whileCodeIsHeld(patientId, async (waiting) => {
      const taking = take(code, account)
      await expect.poll(waiting).toBe(1)
      const write = town.apis[1]!.ask(addVital, { token: mother.token, patientId, ...weight })
      await expect.poll(waiting).toBe(2)
      return [taking, write]
    })
    expect(told[0]?.status).toBe(200)
    expect(told[1]).toMatchObject(refused)
    expect((await town.api.must(listVitals, { token: account.token })).readings).toEqual([])
  })

  it('a write for the account’s own patient of before: not lost, the record is refused', async () => {
    const { patientId, account } = await family()
    const code = await codeFor(patientId)
    const told = await whileCodeIsHeld(patientId, async (waiting) => {
      const taking = take(code, account)
      await expect.poll(waiting).toBe(1)
      await town.apis[1]!.must(addReminder, { token: account.token, body: medicine })
      return [taking]
    })
    expect(told[0]).toMatchObject({ status: 409, error: { code: 'ownRecordUsed' } })
    expect((await town.api.must(listReminders, { token: account.token })).reminders).toHaveLength(1)
  })

  it('a server that still takes the patient of before for the own one: writes nothing to it', async () => {
    const { patientId, account } = await family()
    const { personOf } = town.servers[1]!.appContext.sessions
    const known = await personOf(account.token, town.clock.now)
    expect((await take(await codeFor(patientId), account)).status).toBe(200)
    const { sessions } = town.servers[1]!.appContext
    await expect.poll(async () => (await personOf(account.token, town.clock.now))?.patientId).toBe(patientId)
    // As if this server had not heard of it yet.
    sessions.personOf = () => Promise.resolve(known)
    expect(await town.apis[1]!.ask(addVital, { token: account.token, ...weight })).toMatchObject(refused)
    sessions.personOf = personOf
  })
})

type Outcome = Pick<Told<Endpoint>, 'status' | 'error'>

/** Holds a hand-over back before it uses the code up, until `meanwhile` has begun what it wants to. */
async function whileCodeIsHeld(
  patientId: string,
  meanwhile: (waiting: () => Promise<number>) => Promise<Promise<Outcome>[]>,
): Promise<Outcome[]> {
  const { db, pool } = appContext().store
  const waiting = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]?.count ?? 0
  }
  const begun = await db.transaction().execute(async (tx) => {
    const code = tx.selectFrom('hand_over_codes').select('patient_id').where('patient_id', '=', patientId)
    await code.forUpdate().execute()
    return { all: await meanwhile(waiting) }
  })
  return Promise.all(begun.all)
}
