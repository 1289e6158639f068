import type { Bundle, MedicationRequest } from '@medplum/fhirtypes'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { downloadExport } from '../../shared/exports/exports.endpoints.ts'
import {
  listPrescriptions,
  readPrescribing,
  saveDraft,
  signPrescription,
  verifyPrescription,
} from '../../shared/prescriptions/prescriptions.endpoints.ts'
import type { PrescriptionDraft } from '../../shared/prescriptions/prescriptions.forms.ts'
import { fhirFaults } from '../../../tests/setup/fhir-validator.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildCondition } from '../conditions/conditions.fixtures.ts'
import { beginEncounter } from '../encounters/encounters.fixtures.ts'
import { exampleDraft, exampleItem } from './prescriptions.fixtures.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
/** Of the encounter. */
let id: string
const appContext = () => first(town.servers).appContext

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  patient = await patientIn(appContext())
  doctor = await doctorIn(appContext())
  await meet('AMB')
})

async function meet(kind: 'AMB' | 'VR'): Promise<void> {
  id = await beginEncounter(appContext(), { patientId: patient.patientId, doctorId: doctor.id, kind })
}
const typed = (name: string, reason = ''): Pick<PrescriptionDraft, 'items'> => ({
  items: [{ ...exampleItem, medicine: `unlisted:${name}`, strength: '10 mg', reason }],
})
const ofVisit = () => ({ token: doctor.token, params: { id } })
const read = () => town.api.must(readPrescribing, ofVisit())
const sign = (body: Partial<PrescriptionDraft>, version = 0) =>
  town.api.ask(signPrescription, { ...ofVisit(), body: { ...exampleDraft, ...body, version } })

it('is kept by its name, and says that it is in no list, to everybody', async () => {
  const body = { ...exampleDraft, ...typed('Doxylamine'), version: 0 }
  await town.api.must(saveDraft, { ...ofVisit(), body })
  expect((await read()).draft.items[0]?.medicine).toBe('unlisted:Doxylamine')
  await sign(typed(' Doxylamine  succinate'), 1)
  const [signed] = (await town.api.must(listPrescriptions, { token: patient.token })).prescriptions
  expect(signed?.items[0]).toMatchObject({
    name: 'Doxylamine succinate',
    strength: '10 mg',
    list: 'unlisted',
    schedule: 'unknown',
  })
  const code = signed!.verifyPath.replace('/verify/', '')
  expect((await town.api.must(verifyPrescription, { params: { code } })).status).toBe('active')
})

it.each([
  ['Tramadol', 'nameHeld'],
  ['Phenobarbital sodium', 'nameHeld'],
  ['Paracetamol', 'nameInList'],
  ['ਟ੍ਰਾਮਾਡੋਲ', 'nameInvalid'],
])('cannot be %s: %s', async (name, code) => {
  const { error } = await sign(typed(name, 'Known for years'))
  expect(error.fields).toEqual({ 'items.0.medicine': code })
})

it('is refused on the phone, also in a follow-up and with a reason', async () => {
  await meet('VR')
  const { error } = await sign({ ...typed('Doxylamine', 'Known'), isSameComplaint: true })
  expect(error.fields).toEqual({ 'items.0.medicine': 'unnamedByCall' })
})

it('is compared by its name with allergies and with what goes on', async () => {
  await sign(typed('Doxylamine'))
  await meet('AMB')
  expect((await read()).current).toEqual(['unlisted:Doxylamine'])
  expect((await sign(typed('DOXYLAMINE'))).error.fields).toEqual({ 'items.0.reason': 'reasonNeeded' })
  patient = await patientIn(appContext(), 'Other')
  await meet('AMB')
  const { patientId } = patient
  await buildCondition(appContext(), { patientId, kind: 'allergy', code: 'other', text: 'Doxylamine' })
  expect((await sign(typed('Doxylamine'))).error.fields).toEqual({ 'items.0.reason': 'reasonNeeded' })
  expect((await sign(typed('Doxylamine', 'Only a little sleepy'))).status).toBe(200)
})

it('is a text without a code in the FHIR document, with a note', async () => {
  await sign(typed('Doxylamine'))
  const { content } = await town.api.must(downloadExport, { token: patient.token, query: { format: 'fhir' } })
  const bundle = JSON.parse(Buffer.from(content).toString()) as Bundle
  const requests = (bundle.entry ?? []).flatMap(({ resource }) =>
    resource?.resourceType === 'MedicationRequest' ? [resource satisfies MedicationRequest] : [],
  )
  expect(requests).toHaveLength(1)
  expect(requests[0]?.medicationCodeableConcept?.coding).toBeUndefined()
  expect(requests[0]?.medicationCodeableConcept?.text).toBe('Doxylamine 10 mg, tablet')
  expect(requests[0]?.note?.[0]?.text).toMatch(/not checked/)
  expect(fhirFaults(bundle)).toEqual([])
})
