import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import '../../../../tests/setup/provided.ts'

/** `Tables` is written by hand; this holds its names and nullability against the real schema. */
it('the table types say what the migrations made', async () => {
  const client = new pg.Client({ ...inject('connection'), database: inject('template') })
  await client.connect()
  const { rows } = await client.query<{ name: string; nullable: boolean }>(
    `select table_name || '.' || column_name as name, is_nullable = 'YES' as nullable
     from information_schema.columns where table_schema = 'public' order by name`,
  )
  await client.end()
  const real = rows.map(({ name, nullable }) => `${name}${nullable ? ' | null' : ''}`)
  expect(await typedColumns()).toEqual(real)
})

async function typedColumns(): Promise<string[]> {
  const source = await readFile('src/server/platform/db/tables.ts', 'utf8')
  const body = source.slice(source.indexOf('interface Tables {'))
  const tables = [...body.matchAll(/^ {2}(\w+): \{([\s\S]*?)\}$/gm)]
  const columns = tables.flatMap(([, table, fields = '']) =>
    [...fields.matchAll(/(\w+): ([^;\n]+)/g)].map(
      ([, column, type = '']) => `${table}.${column}${type.includes('null') ? ' | null' : ''}`,
    ),
  )
  return columns.toSorted()
}
