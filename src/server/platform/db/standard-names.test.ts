import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseBefore, type OlderDatabase } from '../../../../tests/setup/older-database.ts'

/**
 * Tests the migration that renamed tables and columns, on a database of the previous version with a row in every
 * table.
 */
const renamedTables: Record<string, string> = {
  persons: 'users',
  given_answers: 'idempotency_keys',
  passed_on: 'appointment_declines',
  devices: 'push_subscriptions',
  rings: 'push_deliveries',
  looked_until: 'scheduler_watermarks',
}
const oldKind = 'appointments.reassigned'

let older: OlderDatabase
let client: pg.Client
beforeAll(async () => {
  older = await databaseBefore('_standard_names.sql')
  client = older.client
})
afterAll(() => older.drop())

interface Column {
  name: string
  type: string
  isNullable: boolean
}

async function listTables(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1",
  )
  return rows.map(({ name }) => name)
}

async function listColumns(table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select column_name as name, data_type as type, is_nullable = 'YES' as "isNullable"
     from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'
     order by ordinal_position`,
    [table],
  )
  return rows
}

/** A value of each type. Checks, foreign keys and triggers are dropped first: only the rows matter here. */
const sample: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: "'text'",
  'character varying': "'text'",
  'timestamp with time zone': "'2026-11-21T10:00:00Z'",
  date: "'2026-11-21'",
  'time without time zone': "'10:00'",
  boolean: 'true',
  integer: '7',
  smallint: '7',
  bigint: '7',
  real: '1.5',
  'double precision': '1.5',
  numeric: '1.5',
  bytea: "'\\xff'",
  jsonb: "'{}'",
  json: "'{}'",
  ARRAY: "'{1}'",
  xid8: "'7'",
  tstzrange: "'empty'",
  inet: "'127.0.0.1'",
}

async function fillTables(): Promise<void> {
  await older.dropChecks()
  for (const table of await listTables()) {
    await client.query(`alter table ${table} disable trigger user`)
    const columns = (await listColumns(table)).filter(({ name }) => name !== 'kind' || !isTold(table))
    const names = columns.map(({ name }) => `"${name}"`)
    const values = columns.map(({ name, type }) => sample[type] ?? fail(`${table}.${name} is ${type}`))
    if (isTold(table)) {
      names.push('kind')
      values.push(`'${oldKind}'`)
    }
    await client.query(`insert into ${table} (${names.join(', ')}) values (${values.join(', ')})`)
  }
}

function isTold(table: string): boolean {
  return table === 'events' || table === 'notices'
}

function fail(sentence: string): never {
  throw new Error(`no sample value: ${sentence}`)
}

/** Each row as its values in column order: names may differ, contents may not. */
async function readRows(table: string): Promise<string[]> {
  const columns = (await listColumns(table)).map(({ name }) => `"${name}"`)
  const { rows } = await client.query<{ row: string }>(
    `select row(${columns.join(', ')})::text as row from ${table} order by 1`,
  )
  return rows.map(({ row }) => row)
}

async function readAll(): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>()
  for (const table of await listTables()) all.set(table, await readRows(table))
  return all
}

it('keeps every row of every table, and renames the event kind', async () => {
  await fillTables()
  const before = await readAll()
  expect([...before.values()].every((rows) => rows.length > 0)).toBe(true)
  // The next one fills a column from rows that the samples do not refer to.
  await older.upgrade('declines_by_time.sql')
  const after = await readAll()
  for (const [table, rows] of before) {
    const expected = rows.map((row) => row.replaceAll(oldKind, 'appointments.reassigned'))
    expect({ table, rows: after.get(renamedTables[table] ?? table) }).toEqual({ table, rows: expected })
  }
})

it('leaves no constraint or index named after a removed table', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select conname as name from pg_constraint where connamespace = 'public'::regnamespace
     union select relname from pg_class where relnamespace = 'public'::regnamespace`,
  )
  const gone = new RegExp(
    `^(${Object.keys(renamedTables).join('|')})\\b|^(${Object.keys(renamedTables).join('|')})_`,
  )
  expect(rows.map(({ name }) => name).filter((name) => gone.test(name))).toEqual([])
})
