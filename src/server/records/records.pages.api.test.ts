import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listRecords } from '../../shared/records/records.endpoints.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildCondition } from '../conditions/conditions.fixtures.ts'
import { buildDocument } from '../documents/documents.fixtures.ts'
import { buildReminder } from '../reminders/reminders.fixtures.ts'
import { buildReadings } from '../vitals/vitals.fixtures.ts'

let town: TestTown
let patient: SignedIn
const { appContext, startOver } = appointmentsIn(() => town)
const now = new Date('2026-11-21T10:00:00+05:30')

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(now)
  patient = await patientIn(appContext())
})

const page = (query: Record<string, string> = {}) =>
  town.api.must(listRecords, { token: patient.token, query })
async function readAll(query: Record<string, string> = {}, meanwhile?: () => Promise<unknown>) {
  const ids: string[] = []
  for (let after: string | null = ''; after !== null;) {
    const one: Awaited<ReturnType<typeof page>> = await page({ ...query, ...(after && { after }) })
    ids.push(...one.entries.map(({ id }) => id))
    after = one.next
    await meanwhile?.()
  }
  return ids
}
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const readings = (many: number, each: (n: number) => Date) =>
  buildReadings(
    appContext(),
    Array.from({ length: many }, (_, n) => {
      const at = each(n)
      const date = new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
      return { patientId: patient.patientId, type: 'heartRate' as const, value: '72', at, date }
    }),
  )
const allergies = (many: number, each: (n: number) => Date) =>
  appContext().store.pool.query(
    `insert into conditions (id, patient_id, kind, code, text, reaction, status, entered_as, entered_at)
     select gen_random_uuid(), $1, 'allergy', 'other', 'Number ' || n, '', 'active', 'patient', at
     from unnest($2::timestamptz[]) with ordinality as one (at, n)`,
    [patient.patientId, Array.from({ length: many }, (_, n) => each(n))],
  )

describe('page by page', () => {
  it('the newest has the last year and at least a page; every entry comes once, also of the same minute', async () => {
    // Three of each minute, over more than two years.
    await readings(300, (n) => minutesAgo(Math.floor(n / 3) * 60 * 24 * 9))
    await allergies(60, (n) => minutesAgo(n * 60 * 24 * 9))
    const first = await page()
    const dates = first.entries.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(first.entries).toHaveLength(41 * 4)
    expect(first.next).not.toBeNull()
    const ids = await readAll()
    expect(ids).toHaveLength(360)
    expect(new Set(ids).size).toBe(360)
  })

  it('the newest has the whole year for the phone, also with a reading each morning and evening', async () => {
    await readings(760, (n) => minutesAgo(n * 60 * 12))
    const first = await page()
    expect(first.entries).toHaveLength(366 * 2 + 1)
    expect(first.entries.at(-1)?.date).toContain('2025-11-20')
    process.stdout.write(`a year of 733 readings: ${JSON.stringify(first).length} bytes of JSON\n`)
  })

  it('loses and doubles nothing while newer entries arrive', async () => {
    await readings(200, (n) => minutesAgo(n * 60 * 24 * 4))
    const before = new Set(await readAll())
    let added = 0
    const ids = await readAll({}, async () => {
      await readings(2, () => minutesAgo((added += 1)))
    })
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(ids)).toEqual(before)
  })
})

describe('filters', () => {
  beforeEach(async () => {
    const { patientId } = patient
    await readings(2, (n) => minutesAgo(n * 60 * 24 * 365))
    await buildDocument(appContext(), { patientId, title: 'Dr. Gill, for sugar', takenOn: '2026-01-01' })
    await buildDocument(appContext(), { patientId, kind: 'wound', takenOn: '2025-12-31' })
    await buildCondition(appContext(), { patientId, kind: 'condition', code: 'diabetes', text: '' })
    await buildReminder(appContext(), { patientId, name: 'Metformin', times: ['08:00'] })
  })
  const found = async (query: Record<string, string>) =>
    (await page(query)).entries.map(({ kind, date }) => `${kind} ${date.slice(0, 4)}`)

  it('by kind, one or more; an unknown one finds nothing', async () => {
    expect(await found({ kinds: 'document' })).toEqual(['document 2026', 'document 2025'])
    expect((await found({ kinds: 'document,observation' })).toSorted()).toEqual([
      'document 2025',
      'document 2026',
      'observation 2025',
      'observation 2026',
    ])
    expect(await found({ kinds: 'nonsense' })).toEqual([])
    expect((await town.api.ask(listRecords, { token: patient.token, query: { kinds: "'" } })).status).toBe(
      400,
    )
  })

  it('by days of the town, both included', async () => {
    const year = await found({ from: '2025-01-01', to: '2025-12-31' })
    expect(year.toSorted()).toEqual(['document 2025', 'observation 2025'])
    expect(await found({ from: '2026-01-01', to: '2026-01-01' })).toEqual(['document 2026'])
    const asked = { token: patient.token, query: { from: '2026-02-30' } }
    expect((await town.api.ask(listRecords, asked)).status).toBe(400)
  })

  it('by words: in names, titles and the names of codes in any of the three languages', async () => {
    expect(await found({ search: 'metf' })).toEqual(['medicine 2026'])
    expect(await found({ search: 'ਮੈਟਫਾਰਮਿਨ' })).toEqual(['medicine 2026'])
    expect(await found({ search: 'sugar gill' })).toEqual(['document 2026'])
    expect(await found({ search: 'ਸ਼ੂਗਰ' })).toEqual(['condition 2026'])
    expect((await found({ search: 'sugar' })).toSorted()).toEqual(['condition 2026', 'document 2026'])
    expect(await found({ search: 'heart rate' })).toEqual(['observation 2026', 'observation 2025'])
    expect(await found({ search: 'nonsense' })).toEqual([])
    const asked = { token: patient.token, query: { search: 'munda ya kudi' } }
    expect((await town.api.ask(listRecords, asked)).error.fields).toEqual({ search: 'fetalSex' })
    expect(await found({ search: 'sugar', kinds: 'condition' })).toEqual(['condition 2026'])
  })

  it('a search reads a limited number at a time, says how far, and goes on to what is older', async () => {
    const { patientId } = patient
    await readings(600, (n) => minutesAgo(60 * 24 * 400 + n * 60))
    await buildDocument(appContext(), {
      patientId,
      title: 'Heart rate of grandfather',
      takenOn: '2020-01-01',
    })
    const first = await page({ search: 'heart rate' })
    expect(first.entries).toHaveLength(50)
    // Of readings none can have this word: they are not read.
    const other = await page({ search: 'grandfather' })
    expect(other).toMatchObject({ entries: [{ kind: 'document' }], next: null, searchedTo: null })
    await allergies(501, (n) => minutesAgo(n))
    const short = await page({ search: 'grandfather' })
    expect(short).toMatchObject({ entries: [], searchedTo: '2026-11-21' })
    const rest = await page({ search: 'grandfather', after: short.next ?? '' })
    expect(rest).toMatchObject({ entries: [{ kind: 'document' }], next: null })
    expect(await readAll({ search: 'heart rate' })).toHaveLength(603)
  })
})
