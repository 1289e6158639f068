import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OlderDatabase } from '../../../../tests/setup/older-database.ts'
import { readTown, textOf, townBefore, type Town } from '../../../../tests/setup/older-town.ts'

/** Readings that nobody attended to become alarms: one per patient, and no other row changes but unread notices. */
let older: OlderDatabase
let before: Town
let after: Town
const unattended = 'needs_doctor and acknowledged_at is null and entered_in_error_at is null'
beforeAll(async () => {
  older = await townBefore('_alarms.sql')
  // Two of one patient: of an hour ago, and of last week. Of another patient only of last week.
  await older.client.query('update observations set needs_doctor = false')
  const waits = (nth: number, count: number, ago: string) =>
    older.client.query(
      `update observations set needs_doctor = true, acknowledged_at = null, acknowledged_by = null,
         entered_in_error_at = null, submitted_at = now() - $3::interval
       where id in (
         select id from observations
         where patient_id = (select distinct patient_id from observations order by patient_id offset $1 limit 1)
           and submitted_at < now() - interval '1 hour'
         order by id limit $2)`,
      [nth, count, ago],
    )
  await waits(0, 2, '7 days')
  await waits(0, 1, '50 minutes')
  await waits(1, 1, '7 days')
  before = await readTown(older)
  await older.upgradeThrough('_alarms.sql')
  after = await readTown(older)
})
afterAll(() => older.drop())

it('makes one alarm per patient, with all readings that wait', async () => {
  const { rows } = await older.client.query<{ patients: number; readings: number }>(
    `select count(distinct patient_id)::int as patients, count(*)::int as readings from observations where ${unattended}`,
  )
  expect(rows[0]?.patients).toBeGreaterThan(0)
  expect(after['alarms']).toHaveLength(rows[0]?.patients ?? 0)
  expect(after['alarm_readings']).toHaveLength(rows[0]?.readings ?? 0)
})

it('wakes people for recent ones only; the others are for the desk at once', () => {
  for (const { raised_at, treating_told_at, patient_told_at, desk_told_at, next_at } of after['alarms'] ??
    []) {
    const isOld = Date.now() - Date.parse(String(raised_at)) > 24 * 3_600_000
    expect([treating_told_at !== null, patient_told_at !== null]).toEqual([isOld, isOld])
    expect([desk_told_at, Date.parse(String(next_at)) <= Date.now()]).toEqual([null, true])
  }
})

it('keeps every other row', () => {
  const seen = (rows: Town[string] = []) => rows.map(({ seen_at: _, ...row }) => textOf(row)).toSorted()
  for (const [table, rows] of Object.entries(before))
    expect({ table, rows: seen(after[table]) }).toEqual({ table, rows: seen(rows) })
})
