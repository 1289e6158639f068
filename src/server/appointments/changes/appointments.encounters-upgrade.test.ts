import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OlderDatabase } from '../../../../tests/setup/older-database.ts'
import { readTown, textOf, townBefore, type Row, type Town } from '../../../../tests/setup/older-town.ts'

/** Each visit of an older demo town that began gets its encounter, with what the history says of it. */
const visits = [
  ['a', 'in-progress', 'in-person', { start: 2 }, ['AMB', 'in-progress', 2, null]],
  ['b', 'completed', 'teleconsultation', { start: 2, finish: 20 }, ['VR', 'finished', 2, 20]],
  // Closed by the end of the day.
  ['c', 'completed', 'in-person', { start: 2, expired: 600 }, ['AMB', 'finished', 2, null]],
  // The clock was set back in between.
  ['d', 'completed', 'in-person', { start: 20, finish: 2 }, ['AMB', 'finished', 20, 20]],
  ['e', 'completed', 'in-person', { finish: 20 }, ['AMB', 'finished', null, 20]],
  ['f', 'scheduled', 'in-person', {}, null],
] as const
const idOf = (letter: string) => `${letter.repeat(8)}-0000-7000-8000-000000000000`
const minute = (n: number) => new Date(Date.parse('2026-12-24T04:30:00Z') + n * 60_000)
const statusAfter = { start: 'in-progress', finish: 'completed', expired: 'completed' } as const

let older: OlderDatabase
let before: Town
let after: Town
beforeAll(async () => {
  older = await townBefore('_encounters.sql')
  for (const [n, [letter, status, type, steps]] of visits.entries()) {
    const startsAt = minute(n * 60)
    await older.client.query('begin')
    await older.client.query(
      `insert into appointments (id, patient_id, doctor_id, specialization, type, status, offered_to_all, starts_at,
         day, time, created_at, updated_at)
       select $1, (select id from patients order by id limit 1), (select user_id from doctors order by user_id limit 1),
         'fever', $2, $3, false, $4, '2026-12-24', '10:00', $4, $4`,
      [idOf(letter), type, status, startsAt],
    )
    const rows = [...Object.entries(steps), ...(status === 'scheduled' ? [['accept', 0] as const] : [])]
    for (const [seq, [cause, at]] of rows.entries()) {
      const became = statusAfter[cause as keyof typeof statusAfter] ?? 'scheduled'
      await older.client.query(
        `insert into appointment_status_history
           (appointment_id, seq, to_status, doctor_id, actor_role, cause, recorded_at)
         select id, $2, $3, doctor_id, 'system', $4, $5 from appointments where id = $1`,
        [idOf(letter), seq + 1, became, cause, minute(at)],
      )
    }
    await older.client.query('commit')
  }
  before = await readTown(older)
  await older.upgradeThrough('_encounters.sql')
  after = await readTown(older)
})
afterAll(() => older.drop())

const encounterOf = (appointmentId: unknown) =>
  after['encounters']?.find((row) => row['appointment_id'] === appointmentId)
const timeOf = (at: unknown) =>
  typeof at === 'string' ? (Date.parse(at) - minute(0).getTime()) / 60_000 : null

it.each(visits)('visit %s, %s', (letter, _status, _type, _steps, expected) => {
  const row = encounterOf(idOf(letter))
  const found = row && [row['class'], row['status'], timeOf(row['started_at']), timeOf(row['ended_at'])]
  expect(found ?? null).toEqual(expected)
})

it('each visit of the town that began has one, of the same patient and doctor', () => {
  const began = before['appointments']?.filter(({ status }) => /in-progress|completed/.test(String(status)))
  expect(began?.length).toBeGreaterThan(50)
  const people = ({ patient_id, doctor_id }: Row = {}) => [patient_id, doctor_id]
  for (const row of began ?? []) expect(people(encounterOf(row['id']))).toEqual(people(row))
  expect(after['encounters']).toHaveLength(began?.length ?? 0)
})

it('keeps every row of every other table', () => {
  for (const [table, rows] of Object.entries(before)) {
    const [was, is] = [rows, after[table] ?? []].map((all) => all.map(textOf).toSorted())
    expect({ table, rows: is }).toEqual({ table, rows: was })
  }
})
