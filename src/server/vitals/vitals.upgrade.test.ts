import { afterAll, beforeAll, expect, it } from 'vitest'
import { codedValues } from '../../shared/vitals/codes/vitals.codes.ts'
import { bodyTypes, vitalTypes, type ReadingType } from '../../shared/vitals/vitals.units.ts'
import type { OlderDatabase } from '../../../tests/setup/older-database.ts'
import { readTown, textOf, townBefore, type Row, type Town } from '../../../tests/setup/older-town.ts'

/** The readings of an older demo town become observations: each is compared, with every other row of the town. */
let older: OlderDatabase
let before: Town
let after: Town
/** Of version 4, so that nothing but the phone's word is known of its time. */
const withoutTime = 'dddddddd-0000-4000-8000-000000000000'
beforeAll(async () => {
  older = await townBefore('_observations.sql')
  await older.client.query(
    `insert into vital_readings
     select (jsonb_populate_record(v, jsonb_build_object('id', $1::text, 'removed_at', now()))).*
     from vital_readings v where type = 'weight' limit 1`,
    [withoutTime],
  )
  before = await readTown(older)
  await older.upgradeThrough('_observations.sql')
  after = await readTown(older)
})
afterAll(() => older.drop())

const timeOfId = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

it('keeps what each reading says', () => {
  const readings = before['vital_readings'] ?? []
  expect(new Set(readings.map(({ type }) => type))).toEqual(new Set([...vitalTypes, ...bodyTypes]))
  const expected = readings.map((row): Row => {
    const { type, value, grade, measured_on, created_at, removed_at, ...same } = row
    return {
      ...same,
      ...codedValues(type as ReadingType, [value as number[]]),
      interpretation: grade,
      effective_on: measured_on,
      submitted_at: created_at,
      entered_in_error_at: removed_at,
      effective_at: null,
      rules_version: null,
      recorded_by: null,
      source: 'typed',
    }
  })
  const found = (after['observations'] ?? []).map(({ recorded_at: _, ...row }) => row)
  expect(found.map(textOf).toSorted()).toEqual(expected.map(textOf).toSorted())
})

it('takes the server’s time from the id, or the phone’s where the id has none', () => {
  for (const { id, recorded_at, submitted_at } of after['observations'] ?? []) {
    const [own, phone] = [recorded_at, submitted_at].map((at) => Date.parse(String(at)))
    expect(own).toBe(id === withoutTime ? phone : timeOfId(String(id)))
  }
})

it('keeps every row of every other table', () => {
  for (const [table, rows] of Object.entries(before)) {
    if (table === 'vital_readings' || table === 'graphile_worker') continue
    const [was, is] = [rows, after[table] ?? []].map((all) => all.map(textOf).toSorted())
    expect({ table, rows: is }).toEqual({ table, rows: was })
  }
})
