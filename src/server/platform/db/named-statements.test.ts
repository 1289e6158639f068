import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import '../../../../tests/setup/provided.ts'
import { inTransaction, openStore, type Store } from './database.ts'

const runsUntilNamed = 10
let store: Store
beforeEach(async () => {
  store = openStore(inject('connection'), () => undefined, { size: 1 })
  await sql`create temporary table readings (value int)`.execute(store.db)
  await sql`insert into readings values (7)`.execute(store.db)
})
afterEach(() => store.close())

const read = (db = store.db) => sql<{ value: unknown }>`select value from readings where ${1} = 1`.execute(db)

async function makeHot(runs = runsUntilNamed): Promise<void> {
  for (let run = 1; run <= runs; run += 1) await read()
}

async function listNamed(): Promise<string[]> {
  const { rows } = await store.pool.query<{ statement: string }>(
    "select statement from pg_prepared_statements where name like 'nabz\\_%' order by prepare_time",
  )
  return rows.map(({ statement }) => statement)
}

it('a frequent statement is planned once per connection, others are not kept', async () => {
  await makeHot(runsUntilNamed - 1)
  expect(await listNamed()).toEqual([])
  await read()
  expect(await listNamed()).toEqual(['select value from readings where $1 = 1'])
  expect((await read()).rows).toEqual([{ value: 7 }])
})

it('survives a migration that changes a column, also in a transaction', async () => {
  await makeHot()
  await sql`alter table readings alter column value type text`.execute(store.db)
  expect((await read()).rows).toEqual([{ value: '7' }])
  await makeHot()
  await sql`alter table readings alter column value type int using value::int`.execute(store.db)
  const found = await inTransaction(store.db, async (tx) => (await read(tx)).rows)
  expect(found).toEqual([{ value: 7 }])
})

it('behind a pooler that loses prepared statements every query still runs, and names are turned off', async () => {
  await makeHot()
  await sql`deallocate all`.execute(store.db)
  expect((await read()).rows).toEqual([{ value: 7 }])
  await makeHot()
  expect(await listNamed()).toEqual([])
})

it('also inside a transaction', async () => {
  await makeHot()
  await sql`deallocate all`.execute(store.db)
  const found = await inTransaction(store.db, async (tx) => (await read(tx)).rows)
  expect(found).toEqual([{ value: 7 }])
})
