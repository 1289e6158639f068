import type { Bundle, CompositionSection, Observation, Patient, Resource } from '@medplum/fhirtypes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { downloadExport } from '../../shared/exports/exports.endpoints.ts'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { addPatient } from '../../shared/patients/patients.endpoints.ts'
import { reminderKey } from '../../shared/prescriptions/doses/prescriptions.reminders.ts'
import { addReminder } from '../../shared/reminders/reminders.endpoints.ts'
import { everyDay } from '../../shared/reminders/reminders.schedule.ts'
import { fhirFaults } from '../../../tests/setup/fhir-validator.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildWholePerson, type WholePerson } from '../../../tests/setup/whole-person.ts'
import { buildAppointments } from '../appointments/appointments.fixtures.ts'
import { buildCondition } from '../conditions/conditions.fixtures.ts'
import { buildDocument } from '../documents/documents.fixtures.ts'
import { buildNote } from '../encounters/encounters.fixtures.ts'
import { buildFacility } from '../facilities/facilities.fixtures.ts'
import { buildImmunization } from '../immunizations/immunizations.fixtures.ts'
import { buildResults } from '../laboratory/laboratory.fixtures.ts'
import { buildLabOrder } from '../labs/labs.fixtures.ts'
import { buildReminder } from '../reminders/reminders.fixtures.ts'
import { buildReadings } from '../vitals/vitals.fixtures.ts'

let town: TestTown
let whole: WholePerson
let asha: SignedIn
beforeAll(async () => {
  town = await openTown()
  whole = await buildWholePerson(appContext())
})
afterAll(() => town.close())
beforeEach(async () => {
  town.clock.now = new Date('2026-11-21T10:00:00+05:30')
  asha = await patientIn(appContext(), 'Asha Rani')
})

const appContext = () => first(town.servers).appContext
const pool = () => appContext().store.pool
const ask = (who: { token: string; patientId?: string }) =>
  town.api.ask(downloadExport, { ...who, query: { format: 'fhir' } })
const bundleOf = async (who: Parameters<typeof ask>[0]) =>
  JSON.parse(Buffer.from((await ask(who)).answer.content).toString()) as Bundle

const resourcesOf = (bundle: Bundle) => (bundle.entry ?? []).flatMap(({ resource }) => resource ?? [])
const ofType = <T extends Resource['resourceType']>(bundle: Bundle, type: T) =>
  resourcesOf(bundle).filter(
    (one): one is Extract<Resource, { resourceType: T }> => one.resourceType === type,
  )
const sectionsOf = (bundle: Bundle) =>
  Object.fromEntries(
    (ofType(bundle, 'Composition')[0]?.section ?? []).map((one): [string, CompositionSection] => [
      one.code?.coding?.[0]?.code ?? '',
      one,
    ]),
  )
const reasonOf = (section: CompositionSection | undefined) => section?.emptyReason?.coding?.[0]?.code

describe('validates against FHIR R4 and the patient summary', () => {
  it('of somebody of whom nothing is known: nobody has asked, which is not none', async () => {
    await appContext()
      .store.db.updateTable('patients')
      .set({ birth_year: null, age_said_on: null, gender: null, address: null })
      .where('id', '=', asha.patientId)
      .execute()
    const bundle = await bundleOf(asha)
    expect(fhirFaults(bundle)).toEqual([])
    const sections = sectionsOf(bundle)
    expect(Object.keys(sections).toSorted()).toEqual(['10160-0', '11450-4', '48765-2'])
    expect(Object.values(sections).map(reasonOf)).toEqual(['notasked', 'notasked', 'notasked'])
  })

  it('of somebody of whom everything is known', async () => {
    const bundle = await bundleOf(whole.patient)
    expect(fhirFaults(bundle)).toEqual([])
    const types = new Set(resourcesOf(bundle).map(({ resourceType }) => resourceType))
    expect([...types].toSorted()).toEqual([
      'AllergyIntolerance',
      'Composition',
      'Condition',
      'Encounter',
      'MedicationRequest',
      'MedicationStatement',
      'Observation',
      'Organization',
      'Patient',
      'Practitioner',
    ])
    // The weight and the only document were entered in error.
    const codes = ofType(bundle, 'Observation').flatMap(({ code }) => code.coding?.[0]?.code ?? [])
    expect(codes.toSorted()).toEqual(['41653-7', '718-7', '85354-9'])
    expect(JSON.stringify(bundle)).not.toContain('Dr. Gill')
  })

  it('of a child, for the guardian alone who asks for it', async () => {
    const body = {
      name: 'Gurnoor',
      relation: 'child',
      birthDate: '2024-03',
      gender: 'Female',
      address: '',
      phone: '',
      consent: false,
    } as const
    const { id } = await town.api.must(addPatient, { token: asha.token, body })
    await buildReadings(appContext(), [{ patientId: id, type: 'weight', value: '9.5' }])
    const bundle = await bundleOf({ token: asha.token, patientId: id })
    expect(fhirFaults(bundle)).toEqual([])
    expect(ofType(bundle, 'Patient')).toMatchObject([{ name: [{ text: 'Gurnoor' }], birthDate: '2024-03' }])
    const notices = await town.api.must(listNotices, { token: asha.token })
    expect(notices.map(({ kind }) => kind)).toContain('exports.recordMade')
  })

  it('of a pregnant woman with readings of every kind, medicines and papers', async () => {
    const { patientId } = asha
    const readings = [
      ['heartRate', '88'],
      ['temperature', '101.2 F'],
      ['oxygenSaturation', '97'],
      ['respiratoryRate', '18'],
      ['haemoglobin', '9.1'],
      ['hba1c', '6.1'],
      ['armCircumference', '23'],
      ['height', '158'],
      ['weight', '58.5'],
    ] as const
    await buildReadings(appContext(), [
      { patientId, type: 'bloodPressure', value: '150/96', second: '144/92' },
      ...readings.map(([type, value]) => ({ patientId, type, value })),
      { patientId, type: 'bloodSugar', value: 'HI', context: 'fasting' as const },
    ])
    await pool().query(`update observations set pregnancy = 'pregnant' where patient_id = $1`, [patientId])
    await buildReminder(appContext(), {
      patientId,
      name: 'Iron',
      unit: 'tablet',
      amounts: { '08:00': 1 },
      times: ['08:00'],
    })
    for (const kind of ['prescription', 'labReport', 'wound', 'other'] as const)
      await buildDocument(appContext(), { patientId, kind, title: kind === 'other' ? 'A <b> & c' : '' })
    const doctor = await doctorIn(appContext())
    await buildCondition(appContext(), { patientId, code: 'none', text: '' })
    await buildCondition(appContext(), { patientId, kind: 'condition', code: 'thyroid', doctorId: doctor.id })
    await buildCondition(appContext(), { patientId, kind: 'condition', code: 'other', text: 'ਗੋਡੇ ਦਾ ਦਰਦ' })
    const orderId = await buildLabOrder(appContext(), {
      patientId,
      doctorId: doctor.id,
      items: ['platelets', 'malaria', 'potassium', 'bloodGroup'],
    })
    const by = {
      orderId,
      facilityId: await buildFacility(appContext(), { name: 'Laboratory' }),
      enteredBy: doctor.id,
    }
    const values = { platelets: 90, malaria: 'negative', potassium: 7.1, bloodGroup: 'O+' }
    await buildResults(appContext(), { ...by, values })
    const bundle = await bundleOf(asha)
    expect(fhirFaults(bundle)).toEqual([])
    const ofLab = ofType(bundle, 'Observation').filter(
      ({ performer }) => performer?.[0]?.type === 'Organization',
    )
    const units = ofLab.map((one) => `${one.code.coding?.[0]?.code} ${one.valueQuantity?.code ?? '-'}`)
    expect(units.toSorted()).toEqual(['2823-3 mmol/L', '70569-9 -', '777-3 10*9/L', '882-1 -'])
    const potassium = ofLab.find(({ code }) => code.coding?.[0]?.code === '2823-3')
    expect(potassium?.interpretation?.[0]?.coding?.[0]?.code).toBe('HH')
    expect(ofType(bundle, 'AllergyIntolerance')).toMatchObject([
      { code: { coding: [{ code: '716186003' }] } },
    ])
    expect(ofType(bundle, 'DocumentReference')).toHaveLength(4)
    const pregnancy = ofType(bundle, 'Observation').find(({ code }) => code.coding?.[0]?.code === '82810-3')
    expect(pregnancy?.valueCodeableConcept?.coding?.[0]?.code).toBe('77386006')
    // Only the day of these readings is known.
    for (const { effectiveDateTime } of ofType(bundle, 'Observation'))
      expect(effectiveDateTime).toMatch(/^2026-11-21(T.*Z)?$/)
  })
})

it('has a condition for each line of a diagnosis, with its code where the list has one', async () => {
  const { patientId } = asha
  const doctor = await doctorIn(appContext())
  const visit = {
    patientId,
    doctorId: doctor.id,
    date: '2026-11-20',
    time: '10:00',
    status: 'completed',
  } as const
  await buildAppointments(appContext(), [visit])
  const { rows } = await pool().query<{ id: string }>('select id from encounters where patient_id = $1', [
    patientId,
  ])
  const note = { diagnosis: 'Hypertension\nदमा\nknee pain since May\n' }
  await buildNote(appContext(), { encounterId: rows[0]?.id ?? '', note, signedAt: appContext().clock() })
  const bundle = await bundleOf(asha)
  expect(fhirFaults(bundle)).toEqual([])
  const told = ofType(bundle, 'Condition').map(({ code }) => [code?.text, code?.coding?.[0]?.code])
  expect(told).toEqual([
    ['Hypertension', 'I10'],
    ['दमा', 'J45.9'],
    ['knee pain since May', undefined],
  ])
  expect(ofType(bundle, 'Encounter')[0]?.diagnosis).toHaveLength(3)
})

it('has one immunization for each vaccine, without what was a mistake, and says that nobody here gave it', async () => {
  const { patientId } = asha
  const doctor = await doctorIn(appContext())
  const card = { patientId, givenOn: '2026-05-04', place: 'Anganwadi <2>' }
  await buildImmunization(appContext(), { ...card, doses: ['opvBooster', 'other'], text: 'Cholera' })
  await buildImmunization(appContext(), { ...card, doses: ['td'], doctorId: doctor.id })
  const wrong = await buildImmunization(appContext(), { ...card, doses: ['bcg'] })
  await pool().query(`update immunizations set status = 'entered-in-error', ended_at = now() where id = $1`, [
    wrong,
  ])
  const bundle = await bundleOf(asha)
  expect(fhirFaults(bundle)).toEqual([])
  const found = ofType(bundle, 'Immunization')
  const codes = found.map(({ vaccineCode }) => vaccineCode.coding?.[0]?.code ?? vaccineCode.text)
  expect(new Set(codes)).toEqual(new Set(['139', '178', 'Cholera']))
  expect(found.every((one) => one.primarySource === false)).toBe(true)
  expect(sectionsOf(bundle)['11369-6']?.entry).toHaveLength(3)
})

it('has a prescribed medicine once, also where its reminders were made', async () => {
  const { patient } = whole
  const medicinesOf = (bundle: Bundle) =>
    [...ofType(bundle, 'MedicationRequest'), ...ofType(bundle, 'MedicationStatement')].map(({ id }) => id)
  const before = await bundleOf(patient)
  const [item] = ofType(before, 'MedicationRequest')
  const body = {
    name: 'Paracetamol 500 mg',
    dosage: '',
    times: ['08:00'],
    days: [...everyDay],
    endsOn: null,
    unit: null,
    amounts: null,
    food: null,
  }
  const key = reminderKey({ id: item?.id ?? '' })
  await town.api.must(addReminder, { token: patient.token, body, key })
  const bundle = await bundleOf(patient)
  expect(fhirFaults(bundle)).toEqual([])
  expect(medicinesOf(bundle)).toEqual(medicinesOf(before))
})

describe('the validator finds', () => {
  const reading = (bundle: Bundle): Observation =>
    ofType(bundle, 'Observation').find(({ valueQuantity }) => valueQuantity)!
  const pressureOf = (bundle: Bundle) => ofType(bundle, 'Observation').find(({ component }) => component)!
  const broken: [string, (bundle: Bundle) => void][] = [
    [
      'an allergy without its code',
      (b) => delete (ofType(b, 'AllergyIntolerance')[0] as { code?: unknown }).code,
    ],
    ['a unit of another system', (b) => (reading(b).valueQuantity!.system = 'http://example.org/units')],
    ['a reference to nothing', (b) => (reading(b).subject = { reference: 'urn:uuid:no-such-one' })],
    ['a status that there is not', (b) => ((reading(b) as { status: string }).status = 'measured')],
    ['a reading without its time', (b) => delete reading(b).effectiveDateTime],
    ['a code that is not LOINC', (b) => (reading(b).code.coding![0]!.system = 'http://example.org')],
    ['a patient without a name', (b) => delete (ofType(b, 'Patient')[0] as Patient).name],
    ['no Composition at first', (b) => b.entry!.push(b.entry!.shift()!)],
    ['an entry without its address', (b) => delete b.entry![2]!.fullUrl],
    ['no section of medicines', (b) => ofType(b, 'Composition')[0]!.section!.splice(1, 1)],
    ['a section without its text', (b) => delete ofType(b, 'Composition')[0]!.section![0]!.text],
    ['a property that FHIR does not have', (b) => Object.assign(reading(b), { colour: 'red' })],
    [
      'a medicine without its name',
      (b) => delete ofType(b, 'MedicationRequest')[0]!.medicationCodeableConcept,
    ],
    ['a visit without its class', (b) => delete (ofType(b, 'Encounter')[0] as { class?: unknown }).class],
    ['a pressure without its second number', (b) => pressureOf(b).component!.pop()],
    ['a reference to something else', (b) => (reading(b).subject!.reference = b.entry![0]!.fullUrl!)],
    ['no time of the bundle', (b) => delete b.timestamp],
  ]
  let bundle: Bundle
  beforeAll(async () => {
    bundle = await bundleOf(whole.patient)
  })
  it.each(broken)('%s', (_, breakIt) => {
    const copy = structuredClone(bundle)
    breakIt(copy)
    expect(fhirFaults(copy)).not.toEqual([])
  })
})

describe('rights', () => {
  it('a doctor has no record to take along, and a stranger gets nobody’s', async () => {
    const doctor = await doctorIn(appContext())
    expect((await ask(doctor)).error?.code).toBe('noRecord')
    const stranger = await personIn(appContext(), 'patient')
    expect((await ask({ token: stranger.token, patientId: asha.patientId })).status).toBe(403)
    expect((await town.api.ask(downloadExport, { query: { format: 'fhir' } })).status).toBe(401)
  })
})
