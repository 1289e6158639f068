import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import '../../../../tests/setup/provided.ts'

/** The driver's type for a column, and what `Tables` may call it; a domain type counts as text. */
const kinds: [kind: string, ofColumn: RegExp, ofType: RegExp][] = [
  ['Date', /^timestamptz$/, /\bDate\b/],
  ['Buffer', /^bytea$/, /\bBuffer\b/],
  ['boolean', /^bool$/, /\bboolean\b/],
  ['json', /^jsonb?$/, /\bJson<|\bCheckedFacts\b/],
  ['numbers', /^_(int|float|numeric)/, /\bnumber\[\]/],
  ['number', /^(int[24]|float[48])$/, /\bnumber\b/],
  ['texts', /^_/, /\[\]/],
  // Includes bigint: the driver returns it as text.
  ['text', /./, /./],
]

/** `Tables` is written by hand; this compares its names, nullability and types with the real schema. */
it('the table types match the migrations', async () => {
  const client = new pg.Client({ ...inject('connection'), database: inject('template') })
  await client.connect()
  const { rows } = await client.query<{ name: string; type: string; nullable: boolean }>(
    `select table_name || '.' || column_name as name, udt_name as type, is_nullable = 'YES' as nullable
     from information_schema.columns where table_schema = 'public' order by name`,
  )
  await client.end()
  const real = rows.map(({ name, type, nullable }) => describe(name, kindOf(type, 1), nullable))
  expect(await typedColumns()).toEqual(real)
})

async function typedColumns(): Promise<string[]> {
  const folder = 'src/server/platform/db'
  const parts = await readdir(`${folder}/tables`)
  const files = [`${folder}/tables.ts`, ...parts.map((name) => `${folder}/tables/${name}`)]
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const body = sources.map((source) => source.slice(source.indexOf('export interface'))).join('\n')
  const tables = [...body.matchAll(/^ {2}(\w+): \{([\s\S]*?)\}$/gm)]
  const columns = tables.flatMap(([, table, fields = '']) =>
    [...fields.matchAll(/(\w+): ([^;\n]+)/g)].map(([, column, type = '']) =>
      describe(`${table}.${column}`, kindOf(type, 2), type.includes('null')),
    ),
  )
  return columns.toSorted()
}

function kindOf(type: string, which: 1 | 2): string {
  return kinds.find((kind) => kind[which].test(type))?.[0] ?? ''
}

function describe(name: string, kind: string, isNullable: boolean): string {
  return `${name}: ${kind}${isNullable ? ' | null' : ''}`
}
