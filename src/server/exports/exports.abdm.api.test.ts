import type {
  Bundle,
  Composition,
  DiagnosticReport,
  Patient,
  Practitioner,
  Resource,
} from '@medplum/fhirtypes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downloadExport } from '../../shared/exports/exports.endpoints.ts'
import { abdmFaults, abdmProfileFaults } from '../../../tests/setup/abdm-rules.ts'
import { fhirFaults } from '../../../tests/setup/fhir-validator.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildAppointments } from '../appointments/appointments.fixtures.ts'
import { buildNote } from '../encounters/encounters.fixtures.ts'
import { buildFacility } from '../facilities/facilities.fixtures.ts'
import { buildResults } from '../laboratory/laboratory.fixtures.ts'
import { buildLabOrder } from '../labs/labs.fixtures.ts'
import { buildPrescription } from '../prescriptions/prescriptions.fixtures.ts'
import { buildReadings } from '../vitals/vitals.fixtures.ts'

const profileFaults = abdmProfileFaults()

let town: TestTown
let asha: SignedIn
let file: Bundle
beforeAll(async () => {
  town = await openTown()
  town.clock.now = new Date('2026-11-21T10:00:00+05:30')
  asha = await patientIn(appContext(), 'Asha Rani')
  await buildRecord()
  file = await downloadOf(asha)
})
afterAll(() => town.close())

const appContext = () => first(town.servers).appContext

async function downloadOf(who: SignedIn): Promise<Bundle> {
  const { answer } = await town.api.ask(downloadExport, { ...who, query: { format: 'abdm' } })
  return JSON.parse(Buffer.from(answer.content).toString()) as Bundle
}

/** A visit with a note, a medicine and tests, one of which has no value yet, and readings from home. */
async function buildRecord(): Promise<void> {
  const { patientId } = asha
  const doctor = await doctorIn(appContext())
  const visit = { patientId, doctorId: doctor.id, date: '2026-11-20', time: '10:00' }
  await buildAppointments(appContext(), [{ ...visit, status: 'completed' }])
  const { rows } = await appContext().store.pool.query<{ id: string }>(
    'select id from encounters where patient_id = $1',
    [patientId],
  )
  const encounterId = rows[0]?.id ?? ''
  const signedAt = appContext().clock()
  const note = { complaint: 'Fever for three days', diagnosis: 'Hypertension', advice: 'Drink much water' }
  await buildNote(appContext(), { encounterId, note, signedAt })
  await buildPrescription(appContext(), { encounterId, signedAt })
  const items = ['platelets', 'potassium', 'malaria'] as const
  const orderId = await buildLabOrder(appContext(), { patientId, doctorId: doctor.id, items, encounterId })
  const facilityId = await buildFacility(appContext(), { name: 'Laboratory' })
  const values = { platelets: 90, potassium: 4.1 }
  await buildResults(appContext(), { orderId, facilityId, enteredBy: doctor.id, values })
  await buildReadings(appContext(), [
    { patientId, type: 'bloodPressure', value: '150/96' },
    { patientId, type: 'weight', value: '58.5' },
    { patientId, type: 'bloodSugar', value: 'HI', context: 'fasting' as const },
  ])
}

const documents = () => (file.entry ?? []).flatMap(({ resource }) => (resource as Bundle | undefined) ?? [])
const resourcesOf = (document: Bundle) => (document.entry ?? []).flatMap(({ resource }) => resource ?? [])
const ofType = <T extends Resource>(document: Bundle, type: T['resourceType']) =>
  resourcesOf(document).filter((one): one is T & Resource => one.resourceType === type)
const profileOf = (document: Bundle) =>
  ofType<Composition>(document, 'Composition')[0]?.meta?.profile?.[0]?.split('/').at(-1) ?? ''

function documentOf(profile: string): Bundle {
  const found = documents().find((one) => profileOf(one) === profile)
  if (!found) throw new Error(`There is no ${profile}.`)
  return found
}
const ofAbdm = () => documents().slice(1)

describe('one file', () => {
  it('begins with the patient summary, which is valid, and has a document of each kind', () => {
    expect(file).toMatchObject({ resourceType: 'Bundle', type: 'collection' })
    expect(documents().map(profileOf)).toEqual([
      'Composition-uv-ips',
      'OPConsultRecord',
      'PrescriptionRecord',
      'DiagnosticReportRecord',
      'WellnessRecord',
    ])
    expect(fhirFaults(documents()[0] as Bundle)).toEqual([])
  })

  it('is valid by the rules of NRCeS', () => {
    expect(ofAbdm().flatMap(abdmFaults)).toEqual([])
  })

  it.skipIf(profileFaults === undefined)('is valid by the profiles of NRCeS themselves', () => {
    expect(ofAbdm().flatMap((one) => profileFaults?.(one))).toEqual([])
  })

  it('has the same ids the next time', async () => {
    const again = await downloadOf(asha)
    const idsOf = (bundle: Bundle) => (bundle.entry ?? []).slice(1).map(({ fullUrl }) => fullUrl)
    expect(idsOf(again)).toEqual(idsOf(file))
  })

  it('of a record without visits has the summary alone', async () => {
    const other = await patientIn(appContext(), 'Nobody Asked')
    expect((await downloadOf(other)).entry).toHaveLength(1)
  })
})

describe('each document', () => {
  it('of a visit has the complaint, the diagnosis, what was ordered and prescribed, and the advice', () => {
    const document = documentOf('OPConsultRecord')
    const sections = ofType<Composition>(document, 'Composition')[0]?.section ?? []
    expect(sections.map(({ title }) => title)).toEqual([
      'Chief complaint section',
      'Diagnosis',
      'Order document',
      'Medication summary document',
      'Outpatient care plan',
    ])
    expect(sections.at(-1)?.text?.div).toContain('Drink much water')
    expect(sections.map(({ entry = [] }) => entry.length)).toEqual([1, 1, 3, 1, 0])
  })

  it('of a laboratory brings no diagnosis and no medicine along, and says that a value is missing', () => {
    const document = documentOf('DiagnosticReportRecord')
    const types = new Set(resourcesOf(document).map(({ resourceType }) => resourceType))
    expect([...types].toSorted()).toEqual([
      'Composition',
      'DiagnosticReport',
      'Observation',
      'Organization',
      'Patient',
      'Practitioner',
      'ServiceRequest',
    ])
    expect(ofType<DiagnosticReport>(document, 'DiagnosticReport')).toMatchObject([{ status: 'partial' }])
    expect(JSON.stringify(document)).not.toContain('Hypertension')
  })

  it('of a prescription names the registration of the doctor, and no diagnosis', () => {
    const document = documentOf('PrescriptionRecord')
    const [doctor] = ofType<Practitioner>(document, 'Practitioner')
    expect(doctor?.identifier?.[0]?.type?.coding?.[0]?.code).toBe('MD')
    expect(JSON.stringify(document)).not.toContain('Hypertension')
  })

  it('names the patient by the id of the record, as no ABHA number is known', () => {
    for (const document of ofAbdm())
      expect(ofType<Patient>(document, 'Patient')[0]?.identifier?.[0]?.value).toBe(
        `urn:uuid:${asha.patientId}`,
      )
  })
})

describe('the rules notice', () => {
  const broken = (profile: string, breakIt: (resource: Resource) => void, type: string) => {
    const copy = structuredClone(documentOf(profile))
    const found = resourcesOf(copy).find(({ resourceType }) => resourceType === type)
    if (!found) throw new Error(`There is no ${type}.`)
    breakIt(found)
    return [abdmFaults(copy), profileFaults?.(copy)]
  }
  const without = (field: string) => (resource: Resource) => {
    delete (resource as unknown as Record<string, unknown>)[field]
  }
  it.each([
    ['a patient without an identifier', 'WellnessRecord', 'Patient', 'identifier'],
    ['a medicine without its dose', 'PrescriptionRecord', 'MedicationRequest', 'dosageInstruction'],
    ['a report without a conclusion', 'DiagnosticReportRecord', 'DiagnosticReport', 'conclusion'],
    ['a consultation without its visit', 'OPConsultRecord', 'Composition', 'encounter'],
    ['a doctor without a registration', 'PrescriptionRecord', 'Practitioner', 'identifier'],
  ])('%s', (_, profile, type, field) => {
    const [byRules, byProfiles] = broken(profile, without(field), type)
    expect(byRules).not.toEqual([])
    expect(byProfiles).not.toEqual([])
  })
  it('a code of another system', () => {
    const add = (resource: Resource) =>
      Object.assign(resource, { code: { text: 'x', coding: [{ system: 'http://hl7.org/fhir/sid/icd-10' }] } })
    const [byRules] = broken('OPConsultRecord', add, 'Condition')
    expect(byRules).toEqual(['Condition: a code of http://hl7.org/fhir/sid/icd-10'])
  })
})

it('nobody gets nothing, and a doctor has no record to take along', async () => {
  expect((await town.api.ask(downloadExport, { query: { format: 'abdm' } })).status).toBe(401)
  const doctor = await doctorIn(appContext())
  const { status, answer } = await town.api.ask(downloadExport, { ...doctor, query: { format: 'abdm' } })
  expect([status, answer]).toMatchObject([404, { code: 'noRecord' }])
})
