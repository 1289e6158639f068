import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { lookUp } from '../../shared/dispensing/dispensing.endpoints.ts'
import {
  listPrescriptions,
  readPrescribing,
  saveDraft,
  signPrescription,
  verifyPrescription,
} from '../../shared/prescriptions/prescriptions.endpoints.ts'
import type { PrescriptionDraft } from '../../shared/prescriptions/prescriptions.forms.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { beginEncounter } from '../encounters/encounters.fixtures.ts'
import { buildFacility, buildMembership } from '../facilities/facilities.fixtures.ts'
import { newId } from '../platform/runtime/ids.ts'
import { exampleDraft, exampleItem } from './prescriptions.fixtures.ts'

/** Until when a prescription is valid, and who reads it. */
let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let id: string
const appContext = () => first(town.servers).appContext

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  town.clock.now = new Date('2026-11-21T11:00:00+05:30')
  patient = await patientIn(appContext())
  doctor = await doctorIn(appContext())
  id = await beginEncounter(appContext(), { patientId: patient.patientId, doctorId: doctor.id, kind: 'AMB' })
})
const of = () => ({ token: doctor.token, params: { id } })
const sign = (body: Partial<PrescriptionDraft> = {}, version = 0) =>
  town.api.ask(signPrescription, { ...of(), body: { ...exampleDraft, ...body, version } })
const validUntil = async (body?: Partial<PrescriptionDraft>) =>
  (await sign(body)).answer.signed[0]?.validUntil

it('is a month from the signature', async () => {
  expect(await validUntil()).toBe('2026-12-21')
})

it('is half a year for a course of more than thirty days, with its refills', async () => {
  expect(await validUntil({ items: [{ ...exampleItem, refills: 5 }] })).toBe('2026-12-21')
  const dose = { ...exampleItem.dose, kind: 'slots', days: 60 } as typeof exampleItem.dose
  const long = await sign({ items: [{ ...exampleItem, dose, quantity: 120, reason: 'Goes on' }] }, 1)
  expect(long.answer.signed.map((one) => one.validUntil)).toContain('2027-05-20')
})

it('is what the doctor chose, from today to half a year', async () => {
  const body = { ...exampleDraft, validUntil: '2026-12-01', version: 0 }
  await town.api.must(saveDraft, { ...of(), body })
  expect((await town.api.must(readPrescribing, of())).draft.validUntil).toBe('2026-12-01')
  for (const [day, code] of [
    ['2026-11-20', 'validPast'],
    ['2027-05-21', 'validTooFar'],
  ] as const)
    expect((await sign({ validUntil: day }, 1)).error.fields).toEqual({ validUntil: code })
  expect((await sign({ validUntil: '2026-12-01' }, 1)).answer.signed[0]?.validUntil).toBe('2026-12-01')
})

it('is read by the patient, at the counter and by whoever scans the code, also once it is over', async () => {
  const [signed] = (await sign({ validUntil: '2026-11-21' })).answer.signed
  const code = signed!.verifyPath.replace('/verify/', '')
  const pharmacist = await patientIn(appContext(), 'Asha Rani')
  const facilityId = await buildFacility(appContext(), { name: 'Jan Aushadhi' })
  await buildMembership(appContext(), { userId: pharmacist.id, facilityId, role: 'pharmacist' })
  const { prescriptions } = await town.api.must(listPrescriptions, { token: patient.token })
  expect(prescriptions[0]?.validUntil).toBe('2026-11-21')
  const sheet = await town.api.must(lookUp, { token: pharmacist.token, params: { code } })
  expect(sheet.validUntil).toBe('2026-11-21')
  const said = { validUntil: '2026-11-21', isOver: false }
  expect(await town.api.must(verifyPrescription, { params: { code } })).toMatchObject(said)
  town.clock.now = new Date('2026-11-22T00:10:00+05:30')
  expect(await town.api.must(verifyPrescription, { params: { code } })).toMatchObject({ isOver: true })
})

it('an earlier one says nothing', async () => {
  const [signed] = (await sign()).answer.signed
  const { pool } = appContext().store
  await pool.query('alter table prescriptions disable trigger append_only')
  await pool.query('update prescriptions set valid_until = null')
  await pool.query('alter table prescriptions enable trigger append_only')
  const code = signed!.verifyPath.replace('/verify/', '')
  const said = { validUntil: null, isOver: false }
  expect(await town.api.must(verifyPrescription, { params: { code } })).toMatchObject(said)
})

it('the doctor knows in which language the patient agreed to the notice', async () => {
  const { pool } = appContext().store
  const known = async () => (await town.api.must(readPrescribing, of())).patient.language
  const agree = (version: number, language: string, at: Date) =>
    pool.query(
      `insert into consents (id, user_id, patient_id, purpose, notice_version, language, given_at)
       values ($1, $2, $3, 'care', $4, $5, $6)`,
      [newId(), patient.id, patient.patientId, version, language, at],
    )
  await pool.query('delete from consents where patient_id = $1', [patient.patientId])
  expect(await known()).toBeNull()
  await agree(1, 'pa', new Date('2026-11-01T10:00:00+05:30'))
  expect(await known()).toBe('pa')
  await agree(2, 'hi', town.clock.now)
  expect(await known()).toBe('hi')
})
