import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  listMorePatientVitals,
  listMoreVitals,
  listPatientVitals,
  listVitals,
  removeVital,
} from '../../shared/vitals/vitals.endpoints.ts'
import { addDays } from '../../shared/kit/time/town-time.ts'
import { readingsListedOfType } from '../../shared/vitals/vitals.limits.ts'
import { cursorAfterReading } from '../../shared/vitals/vitals.places.ts'
import { readingCodes } from '../../shared/vitals/codes/vitals.codes.ts'
import type { OlderReadings, VitalReading } from '../../shared/vitals/vitals.schemas.ts'
import { recordStatements } from '../../../bench/recording.ts'
import { buildAppointments } from '../appointments/appointments.fixtures.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildReadings } from './vitals.fixtures.ts'

/** Pages of older readings of one type, beyond the record's limit. */
let town: TestTown
let patient: SignedIn
const type = 'bloodPressure'
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  patient = await patientIn(appContext())
})

/** Four a day, two of them recorded at the same instant; and some of another type. */
async function measured(count: number, patientId = patient.patientId): Promise<void> {
  const wishes = Array.from({ length: count }, (_, n) => ({
    patientId,
    type: 'bloodPressure' as const,
    value: '120/80',
    date: addDays('2026-11-21', -Math.floor(n / 4)),
    at: new Date(town.clock.now.getTime() - Math.floor(n / 2) * 60_000),
  }))
  await buildReadings(appContext(), wishes)
  await buildReadings(appContext(), [{ patientId, type: 'heartRate', value: '72', date: '2026-01-01' }])
}

function lastOf(readings: readonly VitalReading[]): string {
  const last = readings.findLast((reading) => reading.type === type)
  if (!last) throw new Error('There is no reading of this type.')
  return cursorAfterReading(last)
}

async function walk(
  readings: readonly VitalReading[],
  page: (after: string) => Promise<OlderReadings>,
): Promise<string[]> {
  const found = readings.filter((reading) => reading.type === type).map(({ id }) => id)
  expect(found).toHaveLength(Math.min(readingsListedOfType, found.length))
  let after: string | null = lastOf(readings)
  while (after !== null) {
    const older: OlderReadings = await page(after)
    found.push(...older.readings.map(({ id }) => id))
    after = older.next
  }
  return found
}

async function allIds(): Promise<string[]> {
  const { rows } = await appContext().store.pool.query<{ id: string }>(
    `select id from observations where patient_id = $1 and code = $2 and entered_in_error_at is null
     order by effective_on desc, submitted_at desc, id desc`,
    [patient.patientId, readingCodes[type]],
  )
  return rows.map(({ id }) => id)
}

describe('the older readings of one type', () => {
  it('are all found by their owner, each once, in the order of the record', async () => {
    await measured(301)
    const { token } = patient
    const { readings } = await town.api.must(listVitals, { token })
    const page = (after: string) => town.api.must(listMoreVitals, { token, query: { type, after } })
    const found = await walk(readings, page)
    expect(found).toHaveLength(301)
    expect(found).toEqual(await allIds())
  })

  it('and by a doctor who treats the patient, which is audited', async () => {
    await measured(201)
    const doctor = await doctorIn(appContext())
    const had = { patientId: patient.patientId, doctorId: doctor.id, date: '2026-11-14', time: '11:00' }
    await buildAppointments(appContext(), [{ ...had, status: 'completed' }])
    const { token } = doctor
    const params = { id: patient.patientId }
    const { readings } = await town.api.must(listPatientVitals, { token, params })
    const page = (after: string) =>
      town.api.must(listMorePatientVitals, { token, params, query: { type, after } })
    expect(await walk(readings, page)).toEqual(await allIds())
    const { rows } = await appContext().store.pool.query(
      'select action, subject from audit_log where actor_id = $1 order by id',
      [doctor.id],
    )
    const looked = { action: 'vitals.moreOfPatient', subject: patient.patientId }
    expect(rows).toEqual([{ ...looked, action: 'vitals.ofPatient' }, looked])
  })

  it('end with an empty page after exactly the record’s limit, and include no removed one', async () => {
    await measured(readingsListedOfType)
    const { token } = patient
    const { readings } = await town.api.must(listVitals, { token })
    const query = { type, after: lastOf(readings) }
    expect(await town.api.must(listMoreVitals, { token, query })).toEqual({ readings: [], next: null })
    await measured(3)
    const [oldest] = (await allIds()).toReversed()
    await town.api.must(removeVital, { token, params: { id: oldest! } })
    const later = { type, after: lastOf((await town.api.must(listVitals, { token })).readings) }
    const left = await town.api.must(listMoreVitals, { token, query: later })
    expect(left.readings).toHaveLength(2)
    expect(left.readings.map(({ id }) => id)).not.toContain(oldest)
  })

  it('are hidden from others', async () => {
    await measured(3)
    const query = { type, after: `2030-01-01.0.${patient.patientId}` }
    const [other, stranger] = [await patientIn(appContext()), await doctorIn(appContext())]
    expect((await town.api.must(listMoreVitals, { token: patient.token, query })).readings).toHaveLength(3)
    expect((await town.api.must(listMoreVitals, { token: other.token, query })).readings).toEqual([])
    const asked = (token?: string) =>
      town.api.ask(listMorePatientVitals, { token, params: { id: patient.patientId }, query })
    expect((await asked(stranger.token)).status).toBe(404)
    expect((await asked(other.token)).status).toBe(403)
    expect((await asked()).status).toBe(401)
  })

  it.each(['x', `2026-13-45.0.${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`, '2026-11-21.0.1'])(
    'refuse the cursor %s',
    async (after) => {
      const told = await town.api.ask(listMoreVitals, { token: patient.token, query: { type, after } })
      expect(told).toMatchObject({ status: 400, error: { code: 'invalid', fields: { after: 'invalid' } } })
    },
  )
})

it('a page of a long history is read from the index in order, without the rest', async () => {
  const others = await Promise.all(Array.from({ length: 20 }, () => patientIn(appContext())))
  for (const { patientId } of others) await measured(300, patientId)
  await measured(3_000)
  await appContext().store.pool.query('analyze observations')
  const query = { type, after: `2026-01-01.${town.clock.now.getTime()}.${patient.patientId}` } as const
  const statements = await recordStatements(async () => {
    const page = await town.api.must(listMoreVitals, { token: patient.token, query })
    expect(page.readings).toHaveLength(50)
  })
  const sent = statements.find(({ text }) => text.includes('"observations"'))
  const { rows } = await appContext().store.pool.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, timing off, summary off) ${sent?.text}`,
    sent?.values,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index Scan using observations_of_patient/)
  expect(plan).toMatch(/Index Cond: .*effective_on/)
  const [read] = /observations_of_patient on observations v \(actual rows=(\d+)/.exec(plan)?.slice(1) ?? []
  expect(Number(read)).toBeLessThan(60)
})
