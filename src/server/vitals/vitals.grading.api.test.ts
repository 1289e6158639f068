import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rulesVersion } from '../../shared/vitals/grading/vitals.grades.ts'
import { interpret } from '../../shared/vitals/grading/vitals.interpret.ts'
import { personOn } from '../../shared/vitals/grading/vitals.person.ts'
import { questions } from '../../shared/vitals/grading/vitals.symptoms.ts'
import { addVital, listPatientVitals, listVitals, removeVital } from '../../shared/vitals/vitals.endpoints.ts'
import type { VitalEntry } from '../../shared/vitals/vitals.forms.ts'
import { sugarContexts } from '../../shared/vitals/vitals.units.ts'
import { buildAppointments } from '../appointments/appointments.fixtures.ts'
import { buildPatientProfile } from '../patients/patients.fixtures.ts'
import { doctorIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

/** What depends on answers, pregnancy and age: graded by the server, with the function of the phone. */
let town: TestTown
const today = '2026-11-21'
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())

const appContext = () => first(town.servers).appContext
type Entry = Partial<VitalEntry> & Pick<VitalEntry, 'type' | 'value'>
const add = (person: SignedIn, body: Entry) => town.api.must(addVital, { token: person.token, body })

async function patient(age: number, gender: 'Male' | 'Female') {
  const person = await personIn(appContext(), 'patient')
  await buildPatientProfile(appContext(), person.patientId, { name: 'Simran Kaur', age, gender })
  return person
}
async function treatedBy(person: SignedIn) {
  const doctor = await doctorIn(appContext())
  await buildAppointments(appContext(), [
    { patientId: person.patientId, doctorId: doctor.id, date: today, time: '15:00', status: 'scheduled' },
  ])
  return doctor
}
const recordOf = (person: SignedIn) => town.api.must(listVitals, { token: person.token })
async function factsOf(person: SignedIn) {
  const { person: facts } = await recordOf(person)
  if (!facts) throw new Error('The record has no person.')
  return facts
}
const rowsOf = (person: SignedIn) =>
  appContext()
    .store.db.selectFrom('observations')
    .selectAll()
    .where('patient_id', '=', person.patientId)
    .orderBy('id')
    .execute()
const eventsOf = async (subject: string) =>
  (
    await appContext().store.db.selectFrom('events').select('kind').where('subject', '=', subject).execute()
  ).map(({ kind }) => kind)

describe('the stored interpretation', () => {
  it('is what the shared grader says, whatever is typed and answered', async () => {
    const woman = await patient(28, 'Female')
    const entry = fc.record({
      type: fc.constantFrom('bloodPressure', 'bloodSugar', 'temperature', 'haemoglobin', 'respiratoryRate'),
      number: fc.integer({ min: 40, max: 240 }),
      context: fc.constantFrom(...sugarContexts),
      pregnancy: fc.constantFrom('', 'no', 'pregnant', 'afterBirth'),
      symptoms: fc.constantFrom(null, [], ...questions.danger.symptoms.map((one) => [one])),
    })
    const { age, gender } = await factsOf(woman)
    for (const { number, type, ...answered } of fc.sample(entry, { numRuns: 40, seed: 7 })) {
      const value = {
        bloodPressure: `${number}/39`,
        temperature: String(30 + number / 20),
        haemoglobin: String(number / 10),
        respiratoryRate: String(number / 4),
      }
      const body = {
        ...answered,
        type,
        value: value[type as keyof typeof value] ?? String(number),
      } as VitalEntry
      const person = personOn(
        today,
        { age, gender },
        { pregnancy: body.pregnancy || null, ageInMonths: null },
      )
      const expected = interpret(body, person, { day: today, today })
      const stored = await add(woman, body)
      const [said] = 'refusal' in expected ? [] : expected.readings
      expect({ body, grade: stored.grade, needsDoctor: stored.needsDoctor }).toEqual({
        body,
        grade: said?.grade,
        needsDoctor: said?.needsDoctor,
      })
    }
    const rows = await rowsOf(woman)
    expect(rows).toHaveLength(40)
    expect(new Set(rows.map((row) => row.rules_version))).toEqual(new Set([rulesVersion]))
  })

  it('keeps the answers: all no, one yes, and not answered', async () => {
    const man = await patient(50, 'Male')
    const pressure = { type: 'bloodPressure', value: '184/112' } as const
    const no = await add(man, { ...pressure, symptoms: [] })
    const yes = await add(man, { ...pressure, symptoms: ['chestPain'] })
    const unanswered = await add(man, pressure)
    expect([no, yes, unanswered].map(({ grade }) => grade)).toEqual(['urgent', 'critical', 'critical'])
    expect((await rowsOf(man)).map(({ symptoms }) => symptoms)).toEqual([[], ['chestPain'], null])
    expect(unanswered).not.toHaveProperty('symptoms')
  })

  it('keeps, for the patient and the doctor, that a reading is yellow only because nobody answered', async () => {
    const man = await patient(50, 'Male')
    const added = await add(man, { type: 'bloodPressure', value: '112/54' })
    expect(added).toMatchObject({ grade: 'abnormal', isOnlyUnanswered: true })
    expect(await add(man, { type: 'bloodPressure', value: '150/95' })).not.toHaveProperty('isOnlyUnanswered')
    const doctor = await treatedBy(man)
    const params = { id: man.patientId }
    const seen = await town.api.must(listPatientVitals, { token: doctor.token, params })
    for (const { readings } of [await recordOf(man), seen])
      expect(readings.map(({ isOnlyUnanswered }) => isOnlyUnanswered)).toEqual([undefined, true])
  })

  it('a symptom that nobody knows is refused', async () => {
    const man = await patient(50, 'Male')
    const body = { type: 'bloodPressure', value: '184/112', symptoms: ['sadness'] } as unknown as VitalEntry
    expect(await town.api.ask(addVital, { token: man.token, body })).toMatchObject({ status: 400 })
  })

  it('a second reading and the pulse of the machine are stored as they were measured', async () => {
    const man = await patient(50, 'Male')
    const body = { type: 'bloodPressure', value: '150/96 88', second: '141/91/86' } as const
    const stored = await add(man, body)
    expect(stored).toMatchObject({
      values: [146, 94],
      each: [
        [150, 96],
        [141, 91],
      ],
      grade: 'abnormal',
      pulse: { type: 'heartRate', values: [86], grade: 'normal' },
    })
    expect(await rowsOf(man)).toMatchObject([
      { component_codes: ['8480-6', '8462-4', '8480-6', '8462-4'], component_values: [150, 96, 141, 91] },
      { code: '8867-4', value: 86 },
    ])
    expect((await recordOf(man)).readings.map(({ type }) => type)).toEqual(['heartRate', 'bloodPressure'])
  })

  it('HI and LO are stored without a number', async () => {
    const man = await patient(50, 'Male')
    const high = await add(man, { type: 'bloodSugar', value: 'हाई', context: 'fasting' })
    expect(high).toMatchObject({ values: [], offScale: 'high', grade: 'critical', needsDoctor: true })
    expect(await rowsOf(man)).toMatchObject([{ value: null, off_scale: 'high' }])
  })

  it('a child’s months are taken from what was said only where the record does not know them', async () => {
    const baby = await patient(0, 'Male')
    const young = await add(baby, { type: 'temperature', value: '38.2', ageInMonths: '1' })
    const older = await add(baby, { type: 'temperature', value: '38.2', ageInMonths: '੮', symptoms: [] })
    expect([young.grade, older.grade]).toEqual(['critical', 'abnormal'])
    expect((await rowsOf(baby)).map((row) => row.age_in_months)).toEqual([1, 8])
  })
})

describe('the alarm', () => {
  it.each([
    ['185/95', [], undefined, 'vitals.urgent'],
    ['185/95', ['fits'], undefined, 'vitals.critical'],
    ['185/95', [], '2026-11-20', 'vitals.urgent'],
    ['185/95', [], '2026-11-19', 'vitals.added'],
    ['230/95', null, '2026-11-20', 'vitals.critical'],
    ['230/95', null, '2026-11-19', 'vitals.added'],
    ['150/95', null, undefined, 'vitals.added'],
  ] as const)('%s with %j, measured on %s, is published as %s', async (value, symptoms, date, kind) => {
    const man = await patient(50, 'Male')
    const { id } = await add(man, {
      type: 'bloodPressure',
      value,
      symptoms: symptoms && [...symptoms],
      ...(date && { date }),
    })
    expect(await eventsOf(id)).toEqual([kind])
  })
})

describe('pregnancy', () => {
  it('a sign of danger is red at any value, and raises an alarm', async () => {
    const woman = await patient(28, 'Female')
    const normal = { type: 'bloodPressure', value: '118/76', pregnancy: 'pregnant' } as const
    expect(await add(woman, { ...normal, symptoms: [] })).toMatchObject({ grade: 'normal' })
    const stored = await add(woman, { ...normal, symptoms: ['bleeding'] })
    expect(stored).toMatchObject({ grade: 'critical', needsDoctor: true })
    expect(await eventsOf(stored.id)).toContain('vitals.critical')
  })

  it('is remembered with its day for the form, and left out of the patient’s own lists', async () => {
    const woman = await patient(28, 'Female')
    expect((await recordOf(woman)).person).toMatchObject({ gender: 'Female', pregnancy: null })
    const stored = await add(woman, { type: 'bloodPressure', value: '160/105', pregnancy: 'pregnant' })
    expect(stored).toMatchObject({ grade: 'critical' })
    const record = await recordOf(woman)
    expect(record.person?.pregnancy).toEqual({ said: 'pregnant', on: today })
    expect(record.readings[0]).not.toHaveProperty('pregnancy')
    await add(woman, { type: 'temperature', value: '37' })
    expect((await recordOf(woman)).person?.pregnancy).toEqual({ said: 'pregnant', on: today })
  })

  it('hides the body mass index, and the doctor sees what was said', async () => {
    const woman = await patient(28, 'Female')
    const doctor = await treatedBy(woman)
    await add(woman, { type: 'height', value: '160' })
    await add(woman, { type: 'weight', value: '70' })
    expect((await recordOf(woman)).bmi).not.toBeNull()
    await add(woman, { type: 'temperature', value: '38.2', pregnancy: 'pregnant' })
    expect((await recordOf(woman)).bmi).toBeNull()
    const seen = await town.api.must(listPatientVitals, {
      token: doctor.token,
      params: { id: woman.patientId },
    })
    expect(seen.bmi).toBeNull()
    expect(seen.readings[0]).toMatchObject({ grade: 'urgent', pregnancy: 'pregnant' })
    await add(woman, { type: 'temperature', value: '37', pregnancy: 'afterBirth' })
    expect((await recordOf(woman)).bmi).toBeNull()
    await add(woman, { type: 'temperature', value: '37', pregnancy: 'no' })
    expect((await recordOf(woman)).bmi).not.toBeNull()
  })

  it('of a man is not stored', async () => {
    const man = await patient(28, 'Male')
    await add(man, { type: 'temperature', value: '38.2', pregnancy: 'pregnant' })
    expect(await rowsOf(man)).toMatchObject([{ pregnancy: null, interpretation: 'abnormal' }])
  })
})

describe('a reading that the patient takes back', () => {
  it('stays visible, as entered in error, to the doctor who may have acted on it', async () => {
    const man = await patient(50, 'Male')
    const doctor = await treatedBy(man)
    const { id } = await add(man, { type: 'bloodPressure', value: '230/120' })
    await town.api.must(removeVital, { token: man.token, params: { id } })
    expect((await recordOf(man)).readings).toEqual([])
    expect(await recordOf(man)).not.toHaveProperty('enteredInError')
    const laterOn = { token: doctor.token, params: { id: man.patientId } }
    const seen = await town.api.must(listPatientVitals, laterOn)
    expect(seen.readings).toEqual([])
    expect(seen.enteredInError).toMatchObject([{ id, grade: 'critical', values: [230, 120] }])
    expect(seen.enteredInError?.[0]?.removedAt).toBeDefined()
  })
})

describe('where a temperature was taken', () => {
  it('is stored as a SNOMED code, shown to patient and doctor, and graded with', async () => {
    const child = await patient(3, 'Male')
    const doctor = await treatedBy(child)
    const added = await add(child, { type: 'temperature', value: '37.6', site: 'armpit', symptoms: [] })
    expect(added).toMatchObject({ site: 'armpit', grade: 'abnormal' })
    expect(await rowsOf(child)).toMatchObject([{ body_site: '422543003', code: '8310-5' }])
    const params = { id: child.patientId }
    const { readings } = await town.api.must(listPatientVitals, { token: doctor.token, params })
    expect(readings).toMatchObject([{ site: 'armpit' }])
    expect(await add(child, { type: 'temperature', value: '37.6', symptoms: [] })).toMatchObject({
      grade: 'normal',
    })
  })

  it('is of a temperature only, and one of four', async () => {
    const person = await patient(40, 'Male')
    expect(await add(person, { type: 'heartRate', value: '72', site: 'armpit' })).not.toHaveProperty('site')
    const body = { type: 'temperature', value: '37', site: 'knee' } as unknown as Entry
    expect(await town.api.ask(addVital, { token: person.token, body })).toMatchObject({
      status: 400,
      error: { fields: { site: 'invalid' } },
    })
  })
})

it('a child said to be one year old is graded at the worst of its possible ages until the months are said', async () => {
  const child = await patient(1, 'Female')
  const typed = { type: 'haemoglobin', value: '10.7' } as const
  // 12 to 23 months: 10.5 is the limit; from 24 months, which "one year" becomes within the year, 11.
  expect((await add(child, typed)).grade).toBe('normal')
  await appContext()
    .store.db.updateTable('patients')
    .set({ age_said_on: '2026-03-21' })
    .where('id', '=', child.patientId)
    .execute()
  expect((await add(child, typed)).grade).toBe('abnormal')
  expect((await add(child, { ...typed, ageInMonths: '22' })).grade).toBe('normal')
  // Two months do not fit: the careful side stays.
  expect((await add(child, { ...typed, ageInMonths: '2' })).grade).toBe('abnormal')
})

it('the hour of measuring is stored and shown where it was said; of now and of an earlier day without it, not', async () => {
  const person = await patient(50, 'Male')
  const sugar = { type: 'bloodSugar', value: '110', context: 'fasting' } as const
  const said = await add(person, { ...sugar, date: '2026-11-20', time: '06:45' })
  expect(said).toMatchObject({ date: '2026-11-20', measuredAt: '2026-11-20T01:15:00.000Z' })
  expect(await add(person, { ...sugar, date: '2026-11-20' })).not.toHaveProperty('measuredAt')
  expect(await add(person, sugar)).not.toHaveProperty('measuredAt')
  expect((await rowsOf(person)).map((row) => row.effective_at !== null)).toEqual([true, false, true])
})
