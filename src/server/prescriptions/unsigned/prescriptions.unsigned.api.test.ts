import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { readDoctorSummary } from '../../../shared/appointments/appointments.endpoints.ts'
import {
  listUnsignedPrescriptions,
  saveDraft,
  signPrescription,
} from '../../../shared/prescriptions/prescriptions.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { buildVisit } from '../../appointments/appointments.fixtures.ts'
import { buildPrescriptionDraft, exampleDraft } from '../prescriptions.fixtures.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const { appContext, startOver } = appointmentsIn(() => town)
const now = new Date('2026-11-21T10:00:00+05:30')

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(now)
  patient = await patientIn(appContext())
  doctor = await doctorIn(appContext())
})

const visit = (daysAgo: number) =>
  buildVisit(appContext(), { patientId: patient.patientId, doctorId: doctor.id, daysAgo })
const list = (by = doctor) => town.api.ask(listUnsignedPrescriptions, { token: by.token })
const count = async () =>
  (await town.api.must(readDoctorSummary, { token: doctor.token })).unsignedPrescriptions

it('a draft with a medicine waits until it is signed', async () => {
  const id = await visit(1)
  const send = { token: doctor.token, params: { id } }
  await town.api.must(saveDraft, { ...send, body: { ...exampleDraft, items: [], version: 0 } })
  expect([(await list()).answer.prescriptions, await count()]).toEqual([[], 0])
  await town.api.must(saveDraft, { ...send, body: { ...exampleDraft, version: 1 } })
  const waiting = {
    encounterId: id,
    date: '2026-11-20',
    patient: { id: patient.patientId },
    medicines: ['Paracetamol 500 mg'],
  }
  expect((await list()).answer).toMatchObject({ prescriptions: [waiting], next: null })
  expect(await count()).toBe(1)
  await town.api.must(signPrescription, { ...send, body: { ...exampleDraft, version: 2 } })
  expect([(await list()).answer.prescriptions, await count()]).toEqual([[], 0])
})

it('lists only visits of the last 14 days, the latest first', async () => {
  for (const daysAgo of [15, 14, 3]) {
    const encounterId = await visit(daysAgo)
    await buildPrescriptionDraft(appContext(), { encounterId, at: now })
  }
  const { prescriptions } = (await list()).answer
  expect(prescriptions.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-07'])
  expect(await count()).toBe(2)
})

it('more than a page has a second one', async () => {
  for (let n = 0; n < 21; n += 1) {
    const { patientId } = await patientIn(appContext())
    const encounterId = await buildVisit(appContext(), { patientId, doctorId: doctor.id, daysAgo: 1 })
    await buildPrescriptionDraft(appContext(), { encounterId, at: now })
  }
  const first = (await list()).answer
  const query = { after: first.next ?? '' }
  const rest = await town.api.must(listUnsignedPrescriptions, { token: doctor.token, query })
  const all = [...first.prescriptions, ...rest.prescriptions].map(({ encounterId }) => encounterId)
  expect([first.prescriptions.length, new Set(all).size, rest.next]).toEqual([20, 21, null])
})

it('is for the doctor who wrote it alone', async () => {
  await buildPrescriptionDraft(appContext(), { encounterId: await visit(1), at: now })
  const other = await doctorIn(appContext())
  expect((await list(other)).answer.prescriptions).toEqual([])
  expect((await list(patient)).status).toBe(403)
  expect((await town.api.ask(listUnsignedPrescriptions)).status).toBe(401)
})
