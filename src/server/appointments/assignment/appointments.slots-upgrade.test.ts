import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OlderDatabase } from '../../../../tests/setup/older-database.ts'
import { readTown, textOf, townBefore, type Row, type Town } from '../../../../tests/setup/older-town.ts'

/** The demo town of an older version, with two visits off the grid, is upgraded and compared row by row. */
const ids = (letter: string) => `${letter.repeat(8)}-0000-7000-8000-000000000000`
const early = [ids('a'), '2026-12-24T10:00:00+05:30'] as const
const late = [ids('b'), '2026-12-24T10:10:00+05:30'] as const
const ended = [ids('c'), '2026-12-24T10:05:00+05:30'] as const

let older: OlderDatabase
let before: Town
let after: Town
beforeAll(async () => {
  older = await townBefore('_appointment_slots.sql')
  await insertVisit(early, 'scheduled')
  await insertVisit(late, 'in-progress')
  await insertVisit(ended, 'completed')
  before = await readTown(older)
  await older.upgradeThrough('_appointment_slots.sql')
  after = await readTown(older)
})
afterAll(() => older.drop())

/** With the same doctor, of three patients. */
async function insertVisit([id, startsAt]: readonly [string, string], status: string): Promise<void> {
  await older.client.query(
    `with visit as (
       insert into appointments (id, patient_id, doctor_id, specialization, type, status, offered_to_all, starts_at,
         day, time, created_at, updated_at)
       select $1::uuid, (select id from patients order by id limit 1 offset ascii($1::text) % 7),
         (select user_id from doctors order by user_id limit 1), 'fever', 'in-person', $3, false, at,
         (at at time zone 'Asia/Kolkata')::date, to_char(at at time zone 'Asia/Kolkata', 'HH24:MI'), at, at
       from (values ($2::timestamptz)) as start (at)
       returning *)
     insert into appointment_status_history (appointment_id, seq, to_status, doctor_id, actor_role, recorded_at)
     select id, 1, status, doctor_id, 'unknown', created_at from visit`,
    [id, startsAt, status],
  )
}

const minutesOf = (id: string) => after['appointments']?.find((row) => row['id'] === id)?.['duration_minutes']

it('keeps every row of every table, and gives each appointment its quarter of an hour', () => {
  expect(before['appointments']?.length).toBeGreaterThan(100)
  const isNew = new Set(['duration_minutes', 'slot'])
  const known = (row: Row) => Object.fromEntries(Object.entries(row).filter(([column]) => !isNew.has(column)))
  for (const [table, rows] of Object.entries(before)) {
    const found = (after[table] ?? []).map((row) => textOf(known(row)))
    expect({ table, rows: found.toSorted() }).toEqual({ table, rows: rows.map(textOf).toSorted() })
  }
  const lengths = after['appointments']?.filter(({ id }) => id !== early[0])
  expect(new Set(lengths?.map((row) => row['duration_minutes']))).toEqual(new Set([15]))
})

it('ends a booked visit off the grid where the next one of its doctor begins', () => {
  expect([early, late, ended].map(([id]) => minutesOf(id))).toEqual([10, 15, 15])
})

it('takes the time from the start to the end, without the end', async () => {
  const { rows } = await older.client.query<{ starts: boolean; ends: boolean; includesEnd: boolean }>(
    `select lower(slot) = starts_at as starts, upper(slot) = starts_at + make_interval(mins => duration_minutes) as ends,
       upper_inc(slot) as "includesEnd" from appointments group by 1, 2, 3`,
  )
  expect(rows).toEqual([{ starts: true, ends: true, includesEnd: false }])
})
