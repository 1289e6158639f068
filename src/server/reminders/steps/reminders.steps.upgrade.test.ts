import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Dosage } from '../../../shared/reminders/reminders.fhir.ts'
import type { OlderDatabase } from '../../../../tests/setup/older-database.ts'
import { readTown, textOf, townBefore, type Row, type Town } from '../../../../tests/setup/older-town.ts'

/** Medicines of before there were steps: what was numbered by amount is one step now. */
let older: OlderDatabase
let before: Town
let after: Town

const dosage = (start: string, end: string | null, more: object = {}) => ({
  sequence: 1,
  timing: { repeat: { boundsPeriod: { start, ...(end !== null && { end }) }, timeOfDay: ['08:00:00'] } },
  doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }],
  ...more,
})
const atNight = (sequence: number, start: string, end: string | null) => {
  const { repeat } = dosage(start, end).timing
  return dosage(start, end, { sequence, timing: { repeat: { ...repeat, timeOfDay: ['21:00:00'] } } })
}
const [first, last] = ['2026-11-25', '2026-11-29']

async function insertPlan(dosages: object[], since: string): Promise<unknown> {
  return older.client.query(
    'insert into reminder_plans (reminder_id, since, dosages) select id, $2, $1 from reminders order by id limit 1',
    [JSON.stringify(dosages), since],
  )
}

beforeAll(async () => {
  older = await townBefore('_dosage_steps.sql')
  await insertPlan([dosage(first, null), atNight(2, first, null)], '2030-01-01')
  before = await readTown(older)
  await older.upgradeThrough('_dosage_steps.sql')
  after = await readTown(older)
})
afterAll(() => older.drop())

it('keeps every plan but for its numbers', () => {
  const numbered = (row: Row): Row => ({
    ...row,
    dosages: (row['dosages'] as Dosage[]).map((one) => ({ ...one, sequence: 1 })),
  })
  const were = before['reminder_plans'] ?? []
  expect(were.length).toBeGreaterThan(1)
  expect((after['reminder_plans'] ?? []).map(textOf).toSorted()).toEqual(
    were.map((row) => textOf(numbered(row))).toSorted(),
  )
})

it('keeps every row of every other table', () => {
  for (const [table, rows] of Object.entries(before)) {
    if (table === 'reminder_plans') continue
    const [was, is] = [rows, after[table] ?? []].map((all) => all.map(textOf).toSorted())
    expect({ table, rows: is }).toEqual({ table, rows: was })
  }
})

it('takes steps that follow each other; first and last day, and the times, are those of all', async () => {
  const steps = [
    dosage(first, last),
    atNight(1, first, last),
    dosage('2026-11-30', '2027-05-28', { sequence: 2 }),
  ]
  await insertPlan(steps, '2031-01-01')
  const { rows } = await older.client.query(
    "select times, starts_on::text, ends_on::text from reminder_plans where since = '2031-01-01'",
  )
  expect(rows).toEqual([{ times: ['08:00', '21:00'], starts_on: first, ends_on: '2027-05-28' }])
})

const amountOf = (value: number) => ({ doseAndRate: [{ doseQuantity: { value, unit: 'tablet' } }] })
it.each<[why: string, dosages: object[]]>([
  ['a gap', [dosage(first, last), dosage('2026-12-01', null, { sequence: 2 })]],
  ['an overlap', [dosage(first, last), dosage(last, null, { sequence: 2 })]],
  ['an endless step before the last', [dosage(first, null), dosage('2026-11-30', null, { sequence: 2 })]],
  ['181 days', [dosage('2026-01-01', '2026-06-30'), dosage('2026-07-01', null, { sequence: 2 })]],
  ['no day', [dosage(first, '2026-11-24'), dosage(first, null, { sequence: 2 })]],
  [
    'a step in two pieces',
    [dosage(first, last), dosage('2026-11-30', '2026-12-01', { sequence: 2 }), atNight(1, first, last)],
  ],
  ['a number left out', [dosage(first, last), dosage('2026-11-30', null, { sequence: 3 })]],
  ['no number', [dosage(first, null, { sequence: null })]],
  ['different days in one step', [dosage(first, last), atNight(1, first, null)]],
  ['the same time twice in a step', [dosage(first, last), dosage(first, last, amountOf(2))]],
  ['nothing', [dosage(first, null, amountOf(0))]],
  ['a thousand tablets', [dosage(first, null, amountOf(1000))]],
  [
    'nine steps',
    Array.from({ length: 9 }, (_, n) =>
      dosage(`2026-12-0${n + 1}`, `2026-12-0${n + 1}`, { sequence: n + 1 }),
    ),
  ],
])('refuses %s', async (_, dosages) => {
  await expect(insertPlan(dosages, '2032-01-01')).rejects.toThrow('reminder_plans_steps_check')
})
