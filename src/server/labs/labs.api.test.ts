import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cancelLabs, listLabsOfPatient, orderLabs } from '../../shared/labs/labs.doctor.endpoints.ts'
import { listLabs } from '../../shared/labs/labs.endpoints.ts'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, helperIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildLabOrder } from './labs.fixtures.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const { appContext, booked, startOver } = appointmentsIn(() => town)
const tests = { items: ['haemoglobin', 'potassium'], pregnancy: 'no', note: 'Come fasting' } as const

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  doctor = await doctorIn(appContext())
  patient = await booked(doctor, { status: 'completed', date: '2026-11-20' })
})

const order = (body: object = tests, more: { key?: string; token?: string } = {}) =>
  town.api.ask(orderLabs, { token: doctor.token, params: { id: patient.patientId }, body, ...more })
const cancel = (id: string, more: { reason?: string; token?: string } = {}) =>
  town.api.ask(cancelLabs, {
    token: more.token ?? doctor.token,
    params: { id: patient.patientId },
    body: { order: id, reason: more.reason ?? 'Done at the camp' },
  })
const own = async (token = patient.token) => (await town.api.must(listLabs, { token })).orders

describe('an order', () => {
  it('is on the page of patient and doctor, with a number that can be read out; the patient is told', async () => {
    const { answer, status } = await order()
    expect(status).toBe(201)
    expect(answer).toMatchObject({ status: 'active', note: 'Come fasting', isOwn: true })
    expect(answer.number).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    expect(answer.items.map(({ code }) => code)).toEqual(['haemoglobin', 'potassium'])
    expect(await own()).toEqual([{ ...answer, isOwn: false }])
    const asked = { token: doctor.token, params: { id: patient.patientId } }
    expect(await town.api.must(listLabsOfPatient, asked)).toEqual({ orders: [answer], next: null })
    const notices = await town.api.must(listNotices, { token: patient.token })
    expect(notices.map(({ kind }) => kind)).toContain('labs.ordered')
    expect(JSON.stringify(notices)).not.toMatch(/haemoglobin|fasting/i)
  })

  it('is stored once for a key', async () => {
    const key = randomUUID()
    const [first, repeat] = [await order(tests, { key }), await order(tests, { key })]
    expect(repeat.answer).toEqual(first.answer)
    expect(await own()).toHaveLength(1)
  })

  it.each([
    [{ ...tests, items: [] }, { items: 'itemsMissing' }],
    [{ ...tests, note: 'लड़का या लड़की?' }, { note: 'fetalSex' }],
    [{ ...tests, items: ['haemoglobin', 'haemoglobin'] }, { items: 'invalid' }],
    [{ ...tests, items: ['hiv'] }, { 'items.0': 'invalid' }],
    [{ ...tests, pregnancy: '' }, { pregnancy: 'required' }],
    [{ ...tests, note: 'x'.repeat(301) }, { note: 'tooLong' }],
  ])('%o is refused at its field', async (body, fields) => {
    const { status, error } = await order(body)
    expect([status, error.fields]).toEqual([400, fields])
    expect(await own()).toEqual([])
  })

  it('stands beside the own encounter with this patient only', async () => {
    const { rows } = await appContext().store.pool.query<{ id: string }>(
      'select id from encounters where patient_id = $1',
      [patient.patientId],
    )
    const encounterId = rows[0]?.id ?? ''
    expect((await order({ ...tests, encounterId })).status).toBe(201)
    const other = await doctorIn(appContext())
    await booked(other, { patientId: patient.patientId, status: 'completed', date: '2026-11-19' })
    expect((await order({ ...tests, encounterId }, { token: other.token })).status).toBe(404)
    expect((await order({ ...tests, encounterId: randomUUID() })).status).toBe(404)
  })

  it('comes ten to a page, newest first', async () => {
    const who = { patientId: patient.patientId, doctorId: doctor.id }
    const ids: string[] = []
    for (let n = 0; n < 12; n += 1)
      ids.unshift(await buildLabOrder(appContext(), { ...who, at: new Date(Date.UTC(2026, 9, 1 + n)) }))
    const first = await town.api.must(listLabs, { token: patient.token })
    const query = { after: first.next ?? '' }
    const rest = await town.api.must(listLabs, { token: patient.token, query })
    expect([...first.orders, ...rest.orders].map(({ id }) => id)).toEqual(ids)
    expect([first.orders.length, rest.next]).toEqual([10, null])
  })
})

describe('a cancellation', () => {
  it('has its reason, and the patient is told; a second one is refused', async () => {
    const { answer } = await order()
    expect((await cancel(answer.id, { reason: '' })).error.fields).toEqual({ reason: 'required' })
    expect((await cancel(answer.id, { reason: 'Sex of baby told' })).error.fields).toEqual({
      reason: 'fetalSex',
    })
    const cancelled = await cancel(answer.id)
    expect(cancelled.answer).toMatchObject({ status: 'revoked', cancelReason: 'Done at the camp' })
    expect(await own()).toMatchObject([{ status: 'revoked', cancelReason: 'Done at the camp' }])
    const again = await cancel(answer.id)
    expect([again.status, again.error.code]).toEqual([409, 'notOpen'])
    const notices = await town.api.must(listNotices, { token: patient.token })
    expect(notices.map(({ kind }) => kind)).toContain('labs.cancelled')
  })

  it('of two at once has one effect', async () => {
    const { answer } = await order()
    const both = await Promise.all([cancel(answer.id), cancel(answer.id)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('is for whoever ordered it, of this patient', async () => {
    const { answer } = await order()
    const other = await doctorIn(appContext())
    await booked(other, { patientId: patient.patientId, status: 'completed', date: '2026-11-19' })
    expect((await cancel(answer.id, { token: other.token })).status).toBe(404)
    const stranger = await booked(doctor, { status: 'completed', date: '2026-11-18' })
    const asked = { token: doctor.token, params: { id: stranger.patientId } }
    const wrong = await town.api.ask(cancelLabs, { ...asked, body: { order: answer.id, reason: 'No' } })
    expect(wrong.status).toBe(404)
    expect((await own())[0]?.status).toBe('active')
  })
})

describe('who may', () => {
  it('order and read: a doctor who treats the patient', async () => {
    const stranger = await doctorIn(appContext())
    const coordinator = await personIn(appContext(), 'coordinator')
    for (const [token, expected] of [
      [stranger.token, 404],
      [patient.token, 403],
      [coordinator.token, 403],
      ['', 401],
    ] as const) {
      expect((await order(tests, { token })).status).toBe(expected)
      const asked = { token, params: { id: patient.patientId } }
      expect((await town.api.ask(listLabsOfPatient, asked)).status).toBe(expected)
    }
  })

  it('read the own list: the patient and who acts for them, nobody else', async () => {
    await order()
    const other = await patientIn(appContext())
    expect(await own(other.token)).toEqual([])
    // A helper for appointments sees no record.
    const helper = await helperIn(appContext(), patient, ['appointments'])
    const asked = { token: helper.token, patientId: patient.patientId }
    expect((await town.api.ask(listLabs, asked)).status).toBe(403)
  })
})

it('a row is never changed, besides by a cancellation', async () => {
  const { answer } = await order()
  const { pool } = appContext().store
  await expect(pool.query(`update lab_orders set note = 'x' where id = $1`, [answer.id])).rejects.toThrow(
    'never changed',
  )
  await expect(pool.query(`update lab_order_items set code = 'tsh'`)).rejects.toThrow('never changes')
})
