import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OlderDatabase } from '../../../../tests/setup/older-database.ts'
import { readTown, textOf, townBefore, type Town } from '../../../../tests/setup/older-town.ts'

/** A demo town from before memberships: no row is lost, nobody works anywhere, and care relationships stay. */
let older: OlderDatabase
let before: Town
let after: Town
const treating = `select doctor_id, patient_id, ends_at::text from care_relationships order by 1, 2, 3`
let treatedBefore: unknown[]
beforeAll(async () => {
  older = await townBefore('_memberships.sql')
  before = await readTown(older)
  treatedBefore = (await older.client.query(treating)).rows
  await older.upgradeThrough('_memberships.sql')
  after = await readTown(older)
})
afterAll(() => older.drop())

it('keeps every row, with no facility for what was agreed before', () => {
  expect(before['appointments']?.length).toBeGreaterThan(100)
  expect(before['encounters']?.length).toBeGreaterThan(50)
  for (const [table, rows] of Object.entries(before)) {
    const isAtFacility = table === 'appointments' || table === 'encounters'
    const expected = isAtFacility ? rows.map((row) => ({ ...row, facility_id: null })) : rows
    const [was, is] = [expected, after[table] ?? []].map((all) => all.map(textOf).toSorted())
    expect({ table, rows: is }).toEqual({ table, rows: was })
  }
  expect(after['memberships']).toEqual([])
})

it('keeps every care relationship, all of them the doctor’s own', async () => {
  expect(treatedBefore.length).toBeGreaterThan(100)
  expect((await older.client.query(treating)).rows).toEqual(treatedBefore)
  const { rows } = await older.client.query('select from care_relationships where by_facility')
  expect(rows).toEqual([])
})
