import { readFileSync } from 'node:fs'
import { databaseBefore, type OlderDatabase } from './older-database.ts'

export type Row = Record<string, unknown>
export type Town = Record<string, Row[]>

/** The demo town of the version before accounts and patients were told apart, into a database of that version. */
export async function insertTown({ client }: OlderDatabase): Promise<void> {
  const town = JSON.parse(readFileSync('tests/fixtures/town-before-patients.json', 'utf8')) as Town
  // Referenced tables first.
  const first = ['users', 'sessions', 'doctors', 'patients', 'appointments', 'reminders']
  const names = [...new Set([...first, ...Object.keys(town)])]
  for (const name of names) {
    const { rows } = await client.query<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [name],
    )
    const columns = rows[0]?.columns
    await client.query(
      `insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, $1)
       on conflict do nothing`,
      [JSON.stringify(town[name])],
    )
  }
}

/** The same town, brought up to the version before this migration by the migrations in between. */
export async function townBefore(suffix: string): Promise<OlderDatabase> {
  const older = await databaseBefore('_patients_and_guardians.sql')
  await insertTown(older)
  await older.upgrade(suffix)
  return older
}

export async function readTown({ client }: OlderDatabase): Promise<Town> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'",
  )
  const town: Town = {}
  for (const { name } of rows) {
    const read = await client.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t order by t::text`)
    town[name] = read.rows.map(({ row }) => row)
  }
  return town
}

/** To compare rows whatever the order of their columns. */
export function textOf(row: Row): string {
  return JSON.stringify(Object.entries(row).toSorted(([one], [other]) => one.localeCompare(other)))
}
