import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OlderDatabase } from '../../../../tests/setup/older-database.ts'
import { readTown, textOf, townBefore, type Row, type Town } from '../../../../tests/setup/older-town.ts'

/** The demo town of an older version is upgraded and compared row by row. */
let older: OlderDatabase
let before: Town
let after: Town
beforeAll(async () => {
  older = await townBefore('_red_flags.sql')
  before = await readTown(older)
  await older.upgradeThrough('_red_flags.sql')
  after = await readTown(older)
})
afterAll(() => older.drop())

it('keeps every appointment, and says that its note was not checked', () => {
  const known = ({ red_flags: _flags, red_flag_rules: _rules, ...row }: Row) => textOf(row)
  expect(before['appointments']?.length).toBeGreaterThan(100)
  expect(after['appointments']?.map(known).toSorted()).toEqual(before['appointments']?.map(textOf).toSorted())
  for (const row of after['appointments'] ?? [])
    expect(row).toMatchObject({ red_flags: [], red_flag_rules: null })
})

it('refuses flags without the rules that found them', async () => {
  await expect(older.client.query(`update appointments set red_flags = '{chestPain}'`)).rejects.toThrow(
    'flags_name_their_rules',
  )
})
