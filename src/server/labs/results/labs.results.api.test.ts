import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readDoctorSummary } from '../../../shared/appointments/appointments.endpoints.ts'
import { listLabReviews, listLabsOfPatient, reviewLabs } from '../../../shared/labs/labs.doctor.endpoints.ts'
import { listLabs } from '../../../shared/labs/labs.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import {
  enterIn,
  laboratoryIn,
  orderIn,
  sheetIn,
  type Laboratory,
} from '../../../../tests/setup/laboratory.ts'
import { doctorIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildResults } from '../../laboratory/laboratory.fixtures.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let lab: Laboratory
let order: { id: string; number: string }
const { appContext, booked, startOver } = appointmentsIn(() => town)

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  doctor = await doctorIn(appContext(), { name: 'Navjot Gill' })
  patient = await booked(doctor, { status: 'completed', date: '2026-11-20' })
  lab = await laboratoryIn(appContext())
  order = await newOrder()
})

const newOrder = (at?: string) =>
  orderIn(appContext(), {
    patientId: patient.patientId,
    doctorId: doctor.id,
    pregnancy: 'no',
    items: ['haemoglobin', 'malaria'],
    ...(at && { at: new Date(at) }),
  })
const enter = async (said: Parameters<typeof enterIn>[3]) => {
  const { status } = await enterIn(
    town.api,
    lab,
    await sheetIn(town.api, lab.technician.token, order.number),
    said,
  )
  expect(status).toBe(201)
}
const own = async (token = patient.token) => (await town.api.must(listLabs, { token })).orders
const waiting = async ({ token } = doctor) => (await town.api.must(listLabReviews, { token })).orders
const countOf = async ({ token }: SignedIn) => (await town.api.must(readDoctorSummary, { token })).labReviews
const review = (seen: number, more: { note?: string; token?: string } = {}) =>
  town.api.ask(reviewLabs, {
    token: more.token ?? doctor.token,
    params: { id: order.id },
    body: { seen, note: more.note ?? '' },
  })

describe('the patient reads', () => {
  it('value, flag, range, who measured and when, and the same test before', async () => {
    for (const [at, haemoglobin] of [
      ['2026-05-02T10:00:00+05:30', 9.8],
      ['2026-08-02T10:00:00+05:30', 10.4],
    ] as const) {
      const { id: orderId } = await newOrder(at)
      const by = { facilityId: lab.facilityId, enteredBy: lab.technician.id, at: new Date(at) }
      await buildResults(appContext(), { orderId, ...by, values: { haemoglobin } })
    }
    await enter({ haemoglobin: '11.5' })
    const [newest] = await own()
    expect(newest?.items[0]?.result).toMatchObject({
      number: 11.5,
      flag: 'L',
      range: { low: 12, high: 15 },
      performer: 'Manjit Singh',
      facility: { name: 'Civil Hospital laboratory' },
      at: { date: '2026-11-21' },
      replaced: null,
      earlier: [
        { number: 10.4, date: '2026-08-02' },
        { number: 9.8, date: '2026-05-02' },
      ],
    })
    expect(newest?.items[1]?.result).toBeNull()
    expect(newest?.isToReview).toBe(false)
  })

  it('what was corrected, with the earlier value; of what was taken back no value', async () => {
    await enter({ haemoglobin: '11.5', malaria: 'positive' })
    await enter({
      haemoglobin: { value: '12.5', reason: 'Wrong line' },
      malaria: { outcome: 'error', reason: 'Other patient' },
    })
    const [newest] = await own()
    expect(newest?.items.map(({ result }) => result)).toMatchObject([
      { status: 'amended', number: 12.5, replaced: { number: 11.5 }, reason: 'Wrong line', earlier: [] },
      { status: 'entered-in-error', number: null, word: null, replaced: null },
    ])
  })
})

describe('the doctor who ordered', () => {
  it('has it on the list with the count until it is marked; the patient reads the note', async () => {
    expect([await waiting(), await countOf(doctor)]).toEqual([[], 0])
    await enter({ haemoglobin: '11.5' })
    const [one] = await waiting()
    expect(one).toMatchObject({ id: order.id, patient: { name: patient.name }, isToReview: true })
    expect(await countOf(doctor)).toBe(1)
    const { answer, status } = await review(1, { note: 'Take the iron tablets.' })
    expect([status, answer.isToReview, answer.review?.note]).toEqual([200, false, 'Take the iron tablets.'])
    expect([await waiting(), await countOf(doctor)]).toEqual([[], 0])
    expect((await own())[0]?.review).toMatchObject({
      note: 'Take the iron tablets.',
      at: { date: '2026-11-21' },
    })
    const notices = await town.api.must(listNotices, { token: patient.token })
    expect(notices.map(({ kind }) => kind)).toContain('labs.reviewed')
    expect(JSON.stringify(notices)).not.toMatch(/iron|11\.5/)
    const asked = { token: doctor.token, params: { id: patient.patientId } }
    expect((await town.api.must(listLabsOfPatient, asked)).orders[0]?.review?.note).toBe(
      'Take the iron tablets.',
    )
  })

  it('has it again after a correction, and marks only what was on the page', async () => {
    await enter({ haemoglobin: '11.5' })
    await review(1)
    await enter({ haemoglobin: { value: '6.5', reason: 'Wrong line' } })
    expect(await waiting()).toHaveLength(1)
    expect((await review(1)).error?.code).toBe('resultsChanged')
    expect((await review(2)).status).toBe(200)
  })

  it('of six presses one counts, and it is in the log', async () => {
    await enter({ haemoglobin: '11.5' })
    const told = await Promise.all([1, 2, 3, 4, 5, 6].map(() => review(1)))
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(told.filter(({ error }) => error?.code === 'reviewed')).toHaveLength(5)
    const { pool } = appContext().store
    expect((await pool.query('select from lab_reviews')).rows).toHaveLength(1)
    const { rows } = await pool.query("select subject from audit_log where action = 'labs.review'")
    expect(rows.length).toBeGreaterThan(0)
    await expect(pool.query("update lab_reviews set note = 'x'")).rejects.toThrow(/stays/)
  })
})

it('nobody else marks it or has it on the list, also no doctor who treats the patient', async () => {
  await enter({ haemoglobin: '11.5' })
  const other = await doctorIn(appContext())
  const coordinator = await personIn(appContext(), 'coordinator')
  for (const { token } of [other, lab.technician, patient, coordinator])
    expect((await review(1, { token })).status).toBeGreaterThanOrEqual(403)
  expect((await review(1, { token: other.token })).status).toBe(404)
  expect((await review(1, { token: '' })).status).toBe(401)
  expect([await waiting(other), await countOf(other)]).toEqual([[], 0])
  expect(await waiting()).toHaveLength(1)
})
