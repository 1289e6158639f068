import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readDoctorSummary } from '../../../shared/appointments/appointments.endpoints.ts'
import {
  addDocument,
  listDocuments,
  markDocumentError,
  readPatientFile,
} from '../../../shared/documents/documents.endpoints.ts'
import {
  cancelLabs,
  listLabReviews,
  listLabsOfPatient,
  orderLabs,
  reviewLabs,
} from '../../../shared/labs/labs.doctor.endpoints.ts'
import { listLabs } from '../../../shared/labs/labs.endpoints.ts'
import { listPatientVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { buildToken } from '../../accounts/accounts.fixtures.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { pdf, upload } from '../../../../tests/setup/documents.ts'
import { orderIn } from '../../../../tests/setup/laboratory.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'

/** A photo or PDF of a report that the patient sends for tests that a doctor ordered. */
let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let order: { id: string; number: string }
const { appContext, booked, startOver } = appointmentsIn(() => town)

beforeAll(async () => {
  town = await openTown({ runsJobs: true })
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  doctor = await doctorIn(appContext(), { name: 'Navjot Gill' })
  patient = await booked(doctor, { status: 'completed', date: '2026-11-20' })
  order = await orderIn(appContext(), {
    patientId: patient.patientId,
    doctorId: doctor.id,
    pregnancy: 'no',
    items: ['haemoglobin'],
  })
})

async function send(said: { kind?: 'labReport' | 'wound'; labOrder?: string; by?: SignedIn } = {}) {
  const { by = patient, kind = 'labReport', labOrder = order.id } = said
  const body = { kind, labOrder, upload: await upload(town.api, { token: by.token }, pdf) }
  return town.api.ask(addDocument, { token: by.token, body })
}
const waiting = async ({ token } = doctor) => (await town.api.must(listLabReviews, { token })).orders
const own = async () => (await town.api.must(listLabs, { token: patient.token })).orders[0]
const notices = async () =>
  (await town.api.must(listNotices, { token: doctor.token })).filter(({ kind }) => kind === 'labs.toReview')
const review = (seen: number, token = doctor.token) =>
  town.api.ask(reviewLabs, { token, params: { id: order.id }, body: { seen, note: '' } })

it('waits for the doctor who ordered, with one notice for all its pages', async () => {
  expect(await waiting()).toEqual([])
  const sent = (await send()).answer
  await expect.poll(waiting).toMatchObject([{ id: order.id, status: 'active' }])
  const page = { id: sent?.id, takenOn: '2026-11-21', type: 'application/pdf', isWrong: false }
  expect((await waiting())[0]?.reports).toEqual([page])
  expect((await town.api.must(readDoctorSummary, { token: doctor.token })).labReviews).toBe(1)
  await send()
  await expect.poll(async () => (await own())?.reports.length).toBe(2)
  const { token } = doctor
  const shown = await town.api.must(listLabsOfPatient, { token, params: { id: patient.patientId } })
  expect(shown.orders[0]?.reports[0]).toEqual(page)
  expect(await notices()).toHaveLength(1)
})

it('is looked at by who has seen all of it, and waits again for a further page', async () => {
  await send()
  await expect.poll(waiting).toHaveLength(1)
  await send()
  expect(await review(1)).toMatchObject({ status: 409, error: { code: 'resultsChanged' } })
  expect(await review(2)).toMatchObject({ status: 200, answer: { isToReview: false } })
  expect(await waiting()).toEqual([])
  await send()
  await expect.poll(waiting).toHaveLength(1)
})

describe('of a patient whose last visit was more than six months ago', () => {
  let former: SignedIn
  beforeEach(async () => {
    former = await booked(doctor, { status: 'completed', date: '2026-05-01' })
    const { patientId } = former
    order = await orderIn(appContext(), {
      patientId,
      doctorId: doctor.id,
      pregnancy: 'no',
      items: ['haemoglobin'],
    })
  })
  // A session ends before the thirty days do.
  const tokenOf = (who: SignedIn) => buildToken(appContext(), who)
  const open = async (who = doctor) => {
    const [document] = await town.api.must(listDocuments, { token: await tokenOf(former) })
    const token = await tokenOf(who)
    const [asked, query] = [{ token, params: { id: former.patientId } }, { document: document?.id ?? '' }]
    const file = await town.api.ask(readPatientFile, { ...asked, query })
    return [file.status, (await town.api.ask(listPatientVitals, asked)).status]
  }

  it('is read, with the record, by the doctor who ordered until it is looked at', async () => {
    const other = await doctorIn(appContext(), { name: 'Harjit Brar' })
    await send({ by: former })
    await expect.poll(waiting).toHaveLength(1)
    expect(await open()).toEqual([200, 200])
    expect(await open(other)).toEqual([404, 404])
    const params = { id: former.patientId }
    const body = { items: ['haemoglobin'], note: '', pregnancy: 'no' } as const
    expect(await town.api.ask(orderLabs, { token: doctor.token, params, body })).toMatchObject({
      status: 404,
    })
    expect(await review(1)).toMatchObject({ status: 200 })
    expect(await open()).toEqual([404, 404])
  })

  it('is closed after thirty days, and can still be looked at', async () => {
    await send({ by: former })
    await expect.poll(waiting).toHaveLength(1)
    town.clock.now = new Date('2026-12-21T09:59:00+05:30')
    expect(await open()).toEqual([200, 200])
    town.clock.now = new Date('2026-12-21T10:01:00+05:30')
    expect(await open()).toEqual([404, 404])
    expect(await review(1, await tokenOf(doctor))).toMatchObject({ status: 200 })
  })
})

it('marked as a mistake is shown as such, and still counts as seen', async () => {
  const { answer } = await send()
  await expect.poll(waiting).toHaveLength(1)
  const { token } = patient
  await town.api.must(markDocumentError, { token, params: { id: answer?.id ?? '' } })
  expect((await own())?.reports).toMatchObject([{ isWrong: true }])
  expect((await review(1)).status).toBe(200)
})

it('keeps the doctor from cancelling the order', async () => {
  await send()
  const body = { order: order.id, reason: 'Not needed any more' }
  const asked = { token: doctor.token, params: { id: patient.patientId }, body }
  expect(await town.api.ask(cancelLabs, asked)).toMatchObject({ status: 409, error: { code: 'notOpen' } })
})

it('of a cancelled order is a document only, and no work for the doctor', async () => {
  const body = { order: order.id, reason: 'Not needed any more' }
  await town.api.must(cancelLabs, { token: doctor.token, params: { id: patient.patientId }, body })
  expect((await send()).status).toBe(201)
  const later = await orderIn(appContext(), {
    patientId: patient.patientId,
    doctorId: doctor.id,
    pregnancy: 'no',
    items: ['haemoglobin'],
  })
  await send({ labOrder: later.id })
  await expect.poll(waiting).toMatchObject([{ id: later.id }])
})

it.each([
  ['of another patient', async () => send({ by: await patientIn(appContext()) })],
  ['that does not exist', () => send({ labOrder: '01936f2a-0000-7000-8000-00000000dead' })],
  ['for a photo of a wound', () => send({ kind: 'wound' })],
])('an order %s is refused at its field', async (_, act) => {
  expect(await act()).toMatchObject({ status: 400, error: { fields: { labOrder: 'invalid' } } })
  expect((await own())?.reports).toEqual([])
})
