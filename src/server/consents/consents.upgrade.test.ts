import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OlderDatabase } from '../../../tests/setup/older-database.ts'
import { readTown, textOf, townBefore, type Town } from '../../../tests/setup/older-town.ts'

/** A town of before the notice: nobody has agreed to anything, and everything else is as it was. */
let older: OlderDatabase
let before: Town
let after: Town
beforeAll(async () => {
  older = await townBefore('_consents.sql')
  before = await readTown(older)
  await older.upgradeThrough('_consents.sql')
  after = await readTown(older)
})
afterAll(() => older.drop())

it('nobody has agreed to anything yet', () => {
  expect(before['users']?.length).toBeGreaterThan(100)
  expect(before['consents']).toBeUndefined()
  expect(after['consents']).toEqual([])
})

it('keeps every row of every other table', () => {
  for (const [table, rows] of Object.entries(before)) {
    const [was, is] = [rows, after[table] ?? []].map((all) => all.map(textOf).toSorted())
    expect({ table, rows: is }).toEqual({ table, rows: was })
  }
})
