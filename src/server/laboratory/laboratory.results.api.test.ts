import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enterResults } from '../../shared/laboratory/laboratory.endpoints.ts'
import type { OrderSheet } from '../../shared/laboratory/laboratory.schemas.ts'
import { cancelLabs } from '../../shared/labs/labs.doctor.endpoints.ts'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { enterIn, laboratoryIn, orderIn, sheetIn, type Laboratory } from '../../../tests/setup/laboratory.ts'
import { doctorIn, helperIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildMembership } from '../facilities/facilities.fixtures.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let lab: Laboratory
let number: string
let orderId: string
const { appContext, booked, startOver } = appointmentsIn(() => town)
const query = <R extends object>(text: string, values: unknown[] = []) =>
  appContext().store.pool.query<R>(text, values)

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  doctor = await doctorIn(appContext(), { name: 'Navjot Gill' })
  patient = await booked(doctor, { status: 'completed', date: '2026-11-20' })
  lab = await laboratoryIn(appContext())
  const who = { patientId: patient.patientId, doctorId: doctor.id, pregnancy: 'no' } as const
  const order = await orderIn(appContext(), { ...who, items: ['haemoglobin', 'potassium', 'malaria'] })
  ;({ id: orderId, number } = order)
})

const see = () => sheetIn(town.api, lab.technician.token, number)
const enter = async (said: Parameters<typeof enterIn>[3], more: { key?: string; sheet?: OrderSheet } = {}) =>
  enterIn(town.api, lab, more.sheet ?? (await see()), said, more)
const shortOf = ({ items }: OrderSheet) =>
  items.map(({ code, result }) => `${code} ${result?.number ?? result?.word ?? '-'} ${result?.flag ?? '-'}`)
const kindsOf = async (person: SignedIn) =>
  (await town.api.must(listNotices, { token: person.token })).map(({ kind }) => kind)

describe('values', () => {
  it('are stored with the flag of this patient, in parts, until the order is complete', async () => {
    const { answer, status } = await enter({ haemoglobin: '੧੧,੫' })
    expect(status).toBe(201)
    expect(shortOf(answer)).toEqual(['haemoglobin 11.5 L', 'potassium - -', 'malaria - -'])
    expect(answer.status).toBe('active')
    const rest = await enter({ potassium: '4.1', malaria: 'negative' })
    expect(shortOf(rest.answer)).toEqual(['haemoglobin 11.5 L', 'potassium 4.1 N', 'malaria negative -'])
    expect(rest.answer.status).toBe('completed')
    const { rows } = await query(
      'select range_low, range_high, performer from lab_results where value = 11.5',
    )
    expect(rows).toEqual([{ range_low: 12, range_high: 15, performer: 'Manjit Singh' }])
  })

  it('are told to the patient and the doctor: without a test or value', async () => {
    const helper = await helperIn(appContext(), patient, ['vitals'])
    await enter({ haemoglobin: '11.5' })
    expect(await kindsOf(patient)).toContain('labs.resulted')
    expect(await kindsOf(doctor)).toContain('labs.toReview')
    expect(await kindsOf(lab.technician)).toEqual([])
    const { rows } = await query<{ facts: object }>("select facts from notices where kind like 'labs.%'")
    expect(JSON.stringify(rows)).not.toMatch(/haemoglobin|11\.5/i)
    // Lab orders are for the patient and guardians, as prescriptions are.
    expect(await kindsOf(helper)).toEqual([])
  })

  it.each([
    ['potassium', 'high', 'valueNotNumber'],
    ['potassium', '45', 'valueImplausible'],
    ['potassium', '4.55', 'valueDecimals'],
    ['potassium', '', 'required'],
    ['malaria', 'perhaps', 'valueUnknown'],
  ] as const)('%s %j is refused at its field', async (code, value, expected) => {
    const { error, status } = await enter({ [code]: { value } })
    expect([status, error?.fields]).toEqual([400, { 'entries.0.value': expected }])
    expect((await query('select from lab_results')).rows).toEqual([])
  })

  it('are stored once for a key', async () => {
    const [key, sheet] = [randomUUID(), await see()]
    const [one, two] = [
      await enter({ potassium: '4' }, { key, sheet }),
      await enter({ potassium: '4' }, { key, sheet }),
    ]
    expect(two.answer).toEqual(one.answer)
    expect((await query('select from lab_results')).rows).toHaveLength(1)
  })

  it('have no flag without an age, unless it holds for everybody', async () => {
    await query(
      'update patients set birth_year = null, age_said_on = null, gender = null, address = null where id = $1',
      [patient.patientId],
    )
    const { answer } = await enter({ haemoglobin: '11.5', potassium: '7.1' })
    expect(shortOf(answer).slice(0, 2)).toEqual(['haemoglobin 11.5 -', 'potassium 7.1 HH'])
  })
})

describe('a correction', () => {
  const reason = 'Read from the wrong line'
  beforeEach(async () => {
    await enter({ haemoglobin: '11.5', potassium: '4', malaria: 'negative' })
  })

  it('is a further version; the earlier one stays', async () => {
    const { answer } = await enter({ haemoglobin: { value: '12.5', reason } })
    expect(answer.items[0]?.result).toMatchObject({
      version: 2,
      status: 'amended',
      number: 12.5,
      flag: 'N',
      reason,
    })
    const { rows } = await query('select version, status, value from lab_results where value > 11 order by 1')
    expect(rows).toEqual([
      { version: 1, status: 'final', value: 11.5 },
      { version: 2, status: 'amended', value: 12.5 },
    ])
    expect(await kindsOf(patient)).toContain('labs.corrected')
  })

  it('needs a reason, which tells no sex of an unborn child', async () => {
    const { error, status } = await enter({ haemoglobin: { value: '12.5' } })
    expect([status, error?.fields]).toEqual([400, { 'entries.0.reason': 'required' }])
    const told = await enter({ haemoglobin: { value: '12.5', reason: 'Male fetus' } })
    expect([told.status, told.error?.fields]).toEqual([400, { 'entries.0.reason': 'fetalSex' }])
  })

  it('takes a value back; the order is open again, and the right value is a first one', async () => {
    const { answer } = await enter({ malaria: { outcome: 'error', reason } })
    expect([answer.status, answer.items[2]?.result?.status]).toEqual(['active', 'entered-in-error'])
    const after = await enter({ malaria: 'positive' })
    expect([after.answer.status, after.answer.items[2]?.result]).toMatchObject([
      'completed',
      { version: 3, status: 'final', word: 'positive', flag: 'A' },
    ])
  })

  it('of two who correct the same, the second is refused; also a first value of somebody who was slower', async () => {
    const sheet = await see()
    await enter({ potassium: { value: '5', reason } }, { sheet })
    expect((await enter({ potassium: { value: '6', reason } }, { sheet })).error?.code).toBe('changed')
    const fresh = { ...sheet, items: sheet.items.map((item) => ({ ...item, result: null })) }
    expect((await enter({ potassium: '6' }, { sheet: fresh })).status).toBe(409)
    expect((await enter({ potassium: { outcome: 'unusable', problem: 'clotted' } })).error?.code).toBe(
      'nothingToCorrect',
    )
  })

  it('is the only change that the database allows', async () => {
    const refused = /corrected by a further version/
    await expect(query('update lab_results set value = 1 where value = 4')).rejects.toThrow(refused)
    await expect(query('delete from lab_results')).rejects.toThrow(refused)
    await expect(query('truncate lab_results cascade')).rejects.toThrow(refused)
  })
})

describe('a sample that cannot be used', () => {
  it('is said with its reason; patient is told, the order waits for a new one, and a doctor cancels nothing begun', async () => {
    const { answer } = await enter({ potassium: { outcome: 'unusable', problem: 'clotted' } })
    expect(answer.items[1]?.result).toMatchObject({ status: 'cancelled', reason: 'clotted', number: null })
    expect(answer.status).toBe('active')
    expect(await kindsOf(patient)).toContain('labs.unusable')
    const cancel = await town.api.ask(cancelLabs, {
      token: doctor.token,
      params: { id: patient.patientId },
      body: { order: orderId, reason: 'No' },
    })
    expect(cancel.error?.code).toBe('notOpen')
    const next = await enter({ potassium: '4' })
    expect(next.answer.items[1]?.result).toMatchObject({ version: 2, status: 'final', number: 4 })
  })

  it('wants a reason', async () => {
    const { error } = await enter({ potassium: { outcome: 'unusable' } })
    expect(error?.fields).toEqual({ 'entries.0.problem': 'required' })
  })
})

it('nobody else enters anything, nor does a member for another laboratory or order', async () => {
  const sheet = await see()
  const body = {
    orderId: sheet.id,
    facilityId: lab.facilityId,
    entries: [{ itemId: sheet.items[0]?.id ?? '', seen: 0, outcome: 'value' as const, value: '11' }],
  }
  const ask = (token: string, changes: object = {}) =>
    town.api.ask(enterResults, { token, body: { ...body, ...changes } })
  const pharmacist = await patientIn(appContext())
  await buildMembership(appContext(), {
    userId: pharmacist.id,
    facilityId: lab.facilityId,
    role: 'pharmacist',
  })
  const coordinator = await personIn(appContext(), 'coordinator')
  for (const { token } of [patient, doctor, pharmacist, coordinator])
    expect((await ask(token)).status).toBe(404)
  expect((await ask('')).status).toBe(401)
  const { token } = lab.technician
  expect((await ask(token, { facilityId: randomUUID() })).status).toBe(404)
  expect((await ask(token, { orderId: randomUUID() })).status).toBe(404)
  const foreign = [{ ...body.entries[0], itemId: randomUUID() }]
  expect((await ask(token, { entries: foreign })).status).toBe(400)
  expect((await query('select from lab_results')).rows).toEqual([])
  await query('update memberships set until = $1 where user_id = $2', [
    new Date('2026-11-21T09:00:00+05:30'),
    lab.technician.id,
  ])
  expect((await ask(token)).status).toBe(404)
})

it('a cancelled order takes no value', async () => {
  const sheet = await see()
  await town.api.must(cancelLabs, {
    token: doctor.token,
    params: { id: patient.patientId },
    body: { order: orderId, reason: 'Done elsewhere' },
  })
  expect((await enter({ potassium: '4' }, { sheet })).error?.code).toBe('cancelled')
})

it('of six who enter at once one has entered it', async () => {
  const sheet = await see()
  const told = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => enter({ potassium: `4.${n}` }, { sheet })))
  expect(told.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(told.filter(({ error }) => error?.code === 'changed')).toHaveLength(5)
  expect((await query('select from lab_results')).rows).toHaveLength(1)
})
