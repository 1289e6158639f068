import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addConditionOfPatient,
  confirmCondition,
  endConditionOfPatient,
  listConditionsOfPatient,
} from '../../shared/conditions/conditions.doctor.endpoints.ts'
import { addCondition, endCondition, listConditions } from '../../shared/conditions/conditions.endpoints.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, helperIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const { appContext, booked, startOver } = appointmentsIn(() => town)
const rash = { kind: 'allergy', code: 'penicillins', text: 'Mox', reaction: 'rash' } as const
const none = { kind: 'allergy', code: 'none' } as const

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  doctor = await doctorIn(appContext())
  patient = await booked(doctor, { status: 'completed', date: '2026-11-20' })
})

const say = (body: object, more: { key?: string; waitedMs?: number; token?: string } = {}) =>
  town.api.ask(addCondition, { token: patient.token, body, ...more })
const own = () => town.api.must(listConditions, { token: patient.token })
const active = async () => (await own()).filter(({ status }) => status === 'active').map(({ code }) => code)
const ofPatient = (by = doctor) => ({ token: by.token, params: { id: patient.patientId } })

describe('what a patient says', () => {
  it('is in the list with who said it, and for doctors not confirmed', async () => {
    const { answer, status } = await say(rash)
    expect(status).toBe(201)
    expect(answer).toMatchObject({ ...rash, status: 'active', confirmedBy: null })
    expect(answer.enteredBy).toEqual({ as: 'patient', name: patient.name })
    expect(await town.api.must(listConditionsOfPatient, ofPatient())).toEqual([answer])
  })

  it('has the town’s day, also before half past five in the morning', async () => {
    town.clock.now = new Date('2026-11-22T02:00:00+05:30')
    const { token } = await patientIn(appContext())
    expect((await say(rash, { token })).answer.enteredAt.date).toBe('2026-11-22')
  })

  it('is stored once for a key, and a second time is refused at its field, in any case of letters', async () => {
    const key = randomUUID()
    const [first, repeat] = [await say(rash, { key }), await say(rash, { key })]
    expect(repeat.answer).toEqual(first.answer)
    const again = await say({ ...rash, text: 'MOX' })
    expect([again.status, again.error.fields]).toEqual([400, { code: 'alreadyThere' }])
    expect(await own()).toHaveLength(1)
  })

  it('keeps the time at which it was typed without a network', async () => {
    const { answer } = await say(rash, { waitedMs: 3_600_000 })
    expect(answer.enteredAt).toMatchObject({ date: '2026-11-21', time: '09:00' })
  })

  it('says "none" only of an empty list; the first entry ends it', async () => {
    expect((await say(none)).status).toBe(201)
    expect((await say(rash)).status).toBe(201)
    expect(await active()).toEqual(['penicillins'])
    const refused = await say(none)
    expect([refused.status, refused.error.code]).toEqual([409, 'notNone'])
    expect((await say({ kind: 'condition', code: 'none' })).status).toBe(201)
  })

  it.each([
    [{ kind: 'allergy', code: 'diabetes' }, 'code'],
    [{ kind: 'condition', code: 'other' }, 'text'],
    [{ kind: 'condition', code: 'asthma', reaction: 'rash' }, 'reaction'],
    [{ kind: 'allergy', code: 'none', reaction: 'rash' }, 'reaction'],
    [{ kind: 'allergy' }, 'code'],
    [{ kind: 'allergy', code: 'other', text: 'x'.repeat(121) }, 'text'],
  ])('is refused with its field: %o', async (body, field) => {
    const { status, error } = await say(body)
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]])
  })

  it('ends as over or as an error, once, and stays in the list', async () => {
    const { id } = (await say(rash)).answer
    const end = (as: string) =>
      town.api.ask(endCondition, { token: patient.token, params: { id }, body: { as } })
    expect((await end('entered-in-error')).answer.status).toBe('entered-in-error')
    expect((await end('resolved')).answer.status).toBe('entered-in-error')
    expect(await own()).toHaveLength(1)
    expect((await say(rash)).status).toBe(201)
  })

  it('of two who say it at once one counts, and "none" never stands beside another', async () => {
    const both = await Promise.all([say(rash), say(rash), say(none), say(none)])
    expect(both.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
    const codes = await active()
    expect([['penicillins'], ['none']]).toContainEqual(codes)
  })
})

describe('a doctor who treats the patient', () => {
  it('confirms what the patient said, and then only a doctor ends it', async () => {
    const { id } = (await say(rash)).answer
    const confirmed = await town.api.must(confirmCondition, { ...ofPatient(), body: { condition: id } })
    expect(confirmed.confirmedBy).toMatchObject({ name: doctor.name })
    const refused = await town.api.ask(endCondition, {
      token: patient.token,
      params: { id },
      body: { as: 'resolved' },
    })
    expect([refused.status, refused.error.code]).toEqual([409, 'confirmedByDoctor'])
    const ended = { ...ofPatient(), body: { condition: id, as: 'resolved' } as const }
    expect((await town.api.must(endConditionOfPatient, ended)).status).toBe('resolved')
    const late = await town.api.ask(confirmCondition, { ...ofPatient(), body: { condition: id } })
    expect([late.status, late.error.code]).toEqual([409, 'alreadyEnded'])
  })

  it('adds what is confirmed by that; of what the patient said so already it is the confirmation', async () => {
    const added = await town.api.must(addConditionOfPatient, {
      ...ofPatient(),
      body: { kind: 'condition', code: 'asthma' },
    })
    expect(added).toMatchObject({ enteredBy: { as: 'doctor' }, confirmedBy: { name: doctor.name } })
    const { id } = (await say(rash)).answer
    const same = await town.api.must(addConditionOfPatient, { ...ofPatient(), body: rash })
    expect(same).toMatchObject({ id, enteredBy: { as: 'patient' }, confirmedBy: { name: doctor.name } })
  })
})

describe('nobody else', () => {
  it('neither another patient nor a helper, and no doctor without a contact', async () => {
    const { id } = (await say(rash)).answer
    const stranger = await patientIn(appContext())
    const other = await doctorIn(appContext())
    const helper = await helperIn(appContext(), patient, ['profile', 'vitals'])
    const body = { as: 'resolved' }
    for (const token of [stranger.token, helper.token])
      expect((await town.api.ask(endCondition, { token, params: { id }, body })).status).toBe(404)
    expect(
      (await town.api.ask(listConditions, { token: helper.token, patientId: patient.patientId })).status,
    ).toBe(403)
    expect((await town.api.ask(listConditionsOfPatient, ofPatient(other))).status).toBe(404)
    for (const [endpoint, sent] of [
      [addConditionOfPatient, rash],
      [confirmCondition, { condition: id }],
      [endConditionOfPatient, { condition: id, as: 'resolved' }],
    ] as const)
      expect((await town.api.ask(endpoint, { ...ofPatient(other), body: sent })).status).toBe(404)
    expect((await town.api.ask(listConditions)).status).toBe(401)
    expect(await active()).toEqual(['penicillins'])
  })

  it('not the doctor either for the entry of another patient', async () => {
    const other = await patientIn(appContext())
    const { answer } = await say(rash, { token: other.token })
    for (const [endpoint, body] of [
      [confirmCondition, { condition: answer.id }],
      [endConditionOfPatient, { condition: answer.id, as: 'resolved' }],
    ] as const)
      expect((await town.api.ask(endpoint, { ...ofPatient(), body })).status).toBe(404)
  })
})

it('what an entry says never changes in the database', async () => {
  const { id } = (await say(rash)).answer
  const { pool } = appContext().store
  await expect(pool.query("update conditions set text = 'x' where id = $1", [id])).rejects.toThrow(
    /never changed/,
  )
})
