import { afterAll, beforeAll, expect, it } from 'vitest'
import { acceptAppointment, requestAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { downloadExport } from '../../../shared/exports/exports.endpoints.ts'
import { recordStatements } from '../../../../bench/recording.ts'
import { listForeignKeys, rowsOfPerson } from '../../../../tests/setup/rows-of-person.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildWholePerson, type WholePerson } from '../../../../tests/setup/whole-person.ts'
import { leftOut, ways, withoutWay } from './exported-columns.ts'

let town: TestTown
let person: WholePerson
let exported: { sections: Record<string, Record<string, unknown>[]> }
let asText: string
const pool = () => first(town.servers).appContext.store.pool
const idsOf = () => ({ userId: person.patient.id, patientId: person.patient.patientId })

const download = async (token: string) =>
  Buffer.from((await town.api.must(downloadExport, { token, query: { format: 'json' } })).content).toString()

beforeAll(async () => {
  town = await openTown()
  person = await buildWholePerson(first(town.servers).appContext)
  const body = { specialization: 'fever', date: '2026-11-22', time: '15:00', type: 'in-person' } as const
  const { _id: id } = await town.api.must(requestAppointment, { token: person.patient.token, body })
  await town.api.must(acceptAppointment, { token: person.doctor.token, params: { id } })
  asText = await download(person.patient.token)
  exported = JSON.parse(asText) as typeof exported
})
afterAll(() => town.close())

it('every foreign key and every other table is exported, or listed with its reason', async () => {
  const keys = await listForeignKeys(pool())
  expect(keys.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    Object.keys(ways).toSorted(),
  )
  const { rows } = await pool().query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  const others = rows.map(({ name }) => name).filter((name) => !keys.some(({ table }) => table === name))
  expect(others.toSorted()).toEqual(Object.keys(withoutWay).toSorted())
})

it('every section that is named there has rows, of the patient or of the doctor', async () => {
  const ofDoctor = JSON.parse(await download(person.doctor.token)) as typeof exported
  const filled = new Set(
    [exported, ofDoctor].flatMap(({ sections }) =>
      Object.entries(sections).flatMap(([name, rows]) => (rows.length > 0 ? [name] : [])),
    ),
  )
  const listed = Object.values({ ...ways, ...withoutWay }).flatMap((way) => ('in' in way ? [way.in] : []))
  expect(listed.filter((name) => !filled.has(name))).toEqual([])
})

it('every column of the person’s rows is in the file, or listed with its reason', async () => {
  const found = await rowsOfPerson(pool(), idsOf())
  const empty = [...found].flatMap(([table, rows]) => (rows.length === 0 ? [table] : []))
  expect(empty.join(' ')).toBe(
    'doctor_leave doctor_sessions doctors duty_shifts queue_entries session_days slot_holds',
  )
  const values = [...found].flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row).map(([column, value]) => ({ name: `${table}.${column}`, column, value })),
    ),
  )
  const missing = values.filter(({ name, column, value }) => !(name in leftOut) && !isIn(column, value))
  expect([...new Set(missing.map(({ name }) => name))]).toEqual([])
  const known = new Set(values.map(({ name }) => name))
  expect(Object.keys(leftOut).filter((name) => !known.has(name))).toEqual([])
})

/** By its value; of true and false by the name of the property. */
function isIn(column: string, value: unknown): boolean {
  if (value === null) return true
  if (typeof value === 'boolean')
    return asText.includes(`"${column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}":`)
  if (Array.isArray(value)) return value.every((one) => isIn(column, one))
  if (value instanceof Date) return asText.includes(value.toISOString())
  if (Buffer.isBuffer(value)) return asText.includes(value.toString('hex'))
  if (typeof value === 'object') return Object.values(value).every((one) => isIn(column, one))
  return asText.includes(JSON.stringify(value).replace(/^"|"$/g, ''))
}

it('no secret is in the file', async () => {
  const hidden = [
    "select encode(secret, 'base64') as s from second_factors",
    "select encode(secret, 'hex') as s from second_factors",
    "select encode(hash, 'hex') as s from recovery_codes",
    'select endpoint as s from push_subscriptions',
    'select password_hash as s from users',
  ]
  for (const statement of hidden) {
    const { rows } = await pool().query<{ s: string }>(statement)
    expect(rows.length).toBeGreaterThan(0)
    for (const { s } of rows) expect(asText).not.toContain(s)
  }
})

it('each of its reads goes by an index', async () => {
  const statements = await recordStatements(async () => {
    for (const { token } of [person.patient, person.doctor]) await download(token)
  })
  const reads = statements.filter(({ text }) => text.startsWith('select'))
  expect(reads.length).toBeGreaterThan(40)
  const client = await pool().connect()
  await client.query('set enable_seqscan = off')
  const scanned: string[] = []
  for (const { text, values } of reads) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    // Without a condition an index is read from end to end.
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    const scans = plan.match(/(?:Index|Index Only|Seq|Bitmap Heap) Scan/g) ?? []
    const conditions = plan.match(/(?:Index|Recheck) Cond/g) ?? []
    if (plan.includes('Seq Scan') || conditions.length < scans.length) scanned.push(text, plan)
  }
  // Closed: it would keep the setting.
  client.release(true)
  expect(scanned).toEqual([])
})
