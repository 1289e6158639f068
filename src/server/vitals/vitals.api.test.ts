import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listVitals, removeVital, restoreVital, addVital } from '../../shared/vitals/vitals.endpoints.ts'
import { rulesVersion } from '../../shared/vitals/grading/vitals.grades.ts'
import { buildToken } from '../accounts/accounts.fixtures.ts'
import { buildPatientProfile } from '../patients/patients.fixtures.ts'
import { patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
const morning = new Date('2026-11-21T10:00:00+05:30')
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())

const appContext = () => first(town.servers).appContext
type Entry = { type: 'bloodPressure' | 'bloodSugar' | 'temperature' | 'height' | 'weight'; value: string }

function add(person: SignedIn, entry: Entry & { date?: string; context?: 'fasting' | 'random' }) {
  return town.api.must(addVital, { token: person.token, body: entry })
}
async function listOf(person: SignedIn) {
  return (await town.api.must(listVitals, { token: person.token })).readings
}
const observationsOf = (person: SignedIn, id: string) =>
  appContext()
    .store.db.selectFrom('observations')
    .selectAll()
    .where('patient_id', '=', person.patientId)
    .where('id', '=', id)
    .execute()
const at = (person: SignedIn, id: string) => ({ token: person.token, params: { id } })

describe('adding', () => {
  it('stores the text, returns the parsed value, and grades it', async () => {
    const patient = await patientIn(appContext())
    expect(await add(patient, { type: 'bloodPressure', value: ' ੧੫੨ / ੯੬ ' })).toMatchObject({
      type: 'bloodPressure',
      value: '੧੫੨ / ੯੬',
      values: [152, 96],
      unit: 'mm[Hg]',
      date: '2026-11-21',
      grade: 'abnormal',
      needsDoctor: false,
    })
    const fever = await add(patient, { type: 'temperature', value: '98.6', date: '2026-11-20' })
    expect(fever).toMatchObject({ values: [37], unit: 'Cel', saidUnit: '[degF]', grade: 'normal' })
    const sugar = await add(patient, { type: 'bloodSugar', value: '5.0 mmol', context: 'fasting' })
    expect(sugar).toMatchObject({ values: [90], saidUnit: 'mmol/L', context: 'fasting', grade: 'normal' })
    expect((await listOf(patient)).map(({ type }) => type)).toEqual([
      'bloodSugar',
      'bloodPressure',
      'temperature',
    ])
  })

  it('sent two days late, gets the day and hour at which it was submitted', async () => {
    const patient = await patientIn(appContext())
    const body = { type: 'bloodPressure' as const, value: '120/80' }
    const waitedMs = 2 * 86_400_000
    const late = await town.api.must(addVital, { token: patient.token, body, waitedMs })
    expect(late).toMatchObject({ date: '2026-11-19', at: '2026-11-19T04:30:00.000Z' })
  })

  it.each([-1, 1e16, 0.5, NaN])('ignores an implausible waiting time of %s ms', async (waitedMs) => {
    const patient = await patientIn(appContext())
    const body = { type: 'bloodPressure' as const, value: '120/80' }
    const said = await town.api.must(addVital, { token: patient.token, body, waitedMs })
    expect(said.date).toBe('2026-11-21')
  })

  it('a repeat with the same key stores nothing twice', async () => {
    const patient = await patientIn(appContext())
    const body = { type: 'bloodPressure' as const, value: '120/80' }
    const once = await town.api.must(addVital, { token: patient.token, body, key: 'the-same-key' })
    const again = await town.api.must(addVital, { token: patient.token, body, key: 'the-same-key' })
    expect(again).toEqual(once)
    expect(await listOf(patient)).toHaveLength(1)
  })

  it.each([
    [{ type: 'bloodPressure', value: '' }, { value: 'required' }],
    [{ type: 'bloodPressure', value: 'high' }, { value: 'unreadable' }],
    [{ type: 'bloodPressure', value: '120' }, { value: 'pressureShape' }],
    [{ type: 'armCircumference', value: '1_.4' }, { value: 'digitMissing' }],
    [{ type: 'bloodPressure', value: '80/120' }, { value: 'pressureOrder' }],
    [{ type: 'bloodPressure', value: '400/300' }, { value: 'bloodPressureImpossible' }],
    [{ type: 'heartRate', value: '7200' }, { value: 'heartRateImpossible' }],
    [{ type: 'temperature', value: '60' }, { value: 'temperatureImpossible' }],
    [{ type: 'bloodSugar', value: '5.6' }, { value: 'sugarUnitNeeded' }],
    [{ type: 'oxygenSaturation', value: '101' }, { value: 'oxygenSaturationImpossible' }],
    [{ type: 'oxygenSaturation', value: '98 kg' }, { value: 'unitUnfit' }],
    [{ type: 'mood', value: '5' }, { type: 'required' }],
    [{ type: 'heartRate', value: '72', date: '2026-11-22' }, { date: 'dateFuture' }],
    [{ type: 'heartRate', value: '72', date: '1926-11-20' }, { date: 'dateTooOld' }],
    [{ type: 'heartRate', value: '72', date: '2026-02-30' }, { date: 'dateInvalid' }],
    [{ type: 'heartRate', value: '72', time: '25:00' }, { time: 'timeInvalid' }],
    [{ type: 'heartRate', value: '72', time: '23:59' }, { time: 'timeFuture' }],
    [{ type: 'bloodSugar', value: '110', context: 'hungry' }, { context: 'invalid' }],
    [{ type: 'heartRate', value: '7'.repeat(61) }, { value: 'tooLong' }],
  ])('refuses %o, naming the field', async (body, fields) => {
    const patient = await patientIn(appContext())
    const told = await town.api.ask(addVital, { token: patient.token, body })
    expect(told).toMatchObject({ status: 400, error: { code: 'invalid', fields } })
    expect(await listOf(patient)).toEqual([])
  })

  it('explains the reason in the reader’s language', async () => {
    const { token } = await patientIn(appContext())
    const body = { type: 'heartRate', value: '7200' }
    const told = await town.api.ask(addVital, { token, body, language: 'pa' })
    expect(told.error.message).toContain('20 ਤੋਂ 300')
  })

  it('counts days in the town’s time zone: after midnight there, today is the new day', async () => {
    town.clock.now = new Date('2026-11-21T19:30:00Z')
    const patient = await patientIn(appContext())
    expect((await add(patient, { type: 'bloodPressure', value: '120/80' })).date).toBe('2026-11-22')
    town.clock.now = morning
  })

  it('needs the profile, because grading needs an age', async () => {
    const { token } = await personIn(appContext(), 'patient')
    const body = { type: 'bloodPressure', value: '190/120' }
    expect(await town.api.ask(addVital, { token, body })).toMatchObject({
      status: 409,
      error: { code: 'profileMissing' },
    })
  })

  it('grades by age on the day of measurement: under 16, blood pressure has no grade', async () => {
    const person = await personIn(appContext(), 'patient')
    await buildPatientProfile(appContext(), person.patientId, { name: 'Simran', age: 16 })
    const now = await add(person, { type: 'bloodPressure', value: '190/120' })
    const lastYear = await add(person, { type: 'bloodPressure', value: '190/120', date: '2025-11-20' })
    expect([now.grade, lastYear.grade]).toEqual(['critical', 'askHealthWorker'])
  })
})

describe('the observation', () => {
  it('has its code, its numbers and the rules that interpreted it', async () => {
    const patient = await patientIn(appContext())
    const pressure = await add(patient, { type: 'bloodPressure', value: '190/125' })
    const fever = await add(patient, { type: 'temperature', value: '98.6' })
    const height = await add(patient, { type: 'height', value: '170' })
    expect(await observationsOf(patient, pressure.id)).toMatchObject([
      {
        code: '85354-9',
        value: null,
        component_codes: ['8480-6', '8462-4'],
        component_values: [190, 125],
        interpretation: 'critical',
        rules_version: rulesVersion,
        source: 'typed',
        recorded_by: patient.id,
      },
    ])
    expect(await observationsOf(patient, fever.id)).toMatchObject([
      { code: '8310-5', value: 37, component_values: null, unit: 'Cel', original_unit: '[degF]' },
    ])
    expect(await observationsOf(patient, height.id)).toMatchObject([
      { code: '8302-2', interpretation: null, rules_version: null },
    ])
  })

  it('tells when it was measured, when it was written down and when the server got it', async () => {
    const patient = await patientIn(appContext())
    const body = { type: 'bloodPressure' as const, value: '120/80' }
    const waitedMs = 2 * 86_400_000
    const submitted = new Date(morning.getTime() - waitedMs)
    const times = async (date?: string) => {
      const { id } = await town.api.must(addVital, {
        token: patient.token,
        body: { ...body, ...(date && { date }) },
        waitedMs,
      })
      const [row] = await observationsOf(patient, id)
      return [row?.effective_on, row?.effective_at, row?.submitted_at, row?.recorded_at]
    }
    expect(await times()).toEqual(['2026-11-19', submitted, submitted, morning])
    // The form asks for no hour of an earlier day.
    expect(await times('2026-11-01')).toEqual(['2026-11-01', null, submitted, morning])
  })
})

describe('height and weight', () => {
  it('give the body mass index, from the newest of each', async () => {
    const patient = await patientIn(appContext())
    const record = () => town.api.must(listVitals, { token: patient.token })
    await add(patient, { type: 'weight', value: '70', date: '2026-11-01' })
    expect((await record()).bmi).toBeNull()
    await add(patient, { type: 'height', value: `5'7"`, date: '2026-11-10' })
    expect((await record()).bmi).toEqual({ value: 24.2, status: 'overweight', date: '2026-11-01' })
    const { grade } = await add(patient, { type: 'weight', value: '62 kg' })
    expect(grade).toBeNull()
    expect((await record()).bmi).toEqual({ value: 21.4, status: 'normal', date: '2026-11-21' })
  })
})

describe('removing', () => {
  it('removes and restores the reading; repeating either changes nothing', async () => {
    const patient = await patientIn(appContext())
    const { id } = await add(patient, { type: 'bloodPressure', value: '120/80' })
    for (const _ of ['once', 'again']) await town.api.must(removeVital, at(patient, id))
    expect(await listOf(patient)).toEqual([])
    for (const _ of ['once', 'again']) await town.api.must(restoreVital, at(patient, id))
    expect((await listOf(patient)).map((one) => one.id)).toEqual([id])
  })

  it('is private: for anybody else the reading does not exist', async () => {
    const [patient, other] = [await patientIn(appContext()), await patientIn(appContext())]
    const { id } = await add(patient, { type: 'bloodPressure', value: '120/80' })
    expect((await town.api.ask(removeVital, at(other, id))).status).toBe(404)
    await town.api.must(removeVital, at(patient, id))
    expect((await town.api.ask(restoreVital, at(other, id))).status).toBe(404)
    expect(await listOf(other)).toEqual([])
  })

  it('is final after three days', async () => {
    const patient = await patientIn(appContext())
    const { id } = await add(patient, { type: 'bloodPressure', value: '120/80' })
    const kept = await add(patient, { type: 'bloodPressure', value: '122/80' })
    const after = async (hours: number) => {
      town.clock.now = new Date(morning.getTime() + hours * 3_600_000)
      return at({ ...patient, token: await buildToken(appContext(), patient) }, id)
    }
    await town.api.must(removeVital, at(patient, id))
    await town.api.must(restoreVital, await after(71))
    town.clock.now = morning
    await town.api.must(removeVital, at(patient, id))
    for (const endpoint of [restoreVital, removeVital])
      expect((await town.api.ask(endpoint, await after(73))).status).toBe(404)
    town.clock.now = morning
    expect((await listOf(patient)).map((one) => one.id)).toEqual([kept.id])
    const [stored] = await observationsOf(patient, id)
    expect(stored).toMatchObject({ entered_in_error_at: morning, component_values: [120, 80] })
  })
})
