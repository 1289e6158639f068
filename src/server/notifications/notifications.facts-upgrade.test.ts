import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseBefore, type OlderDatabase } from '../../../tests/setup/older-database.ts'

/** What notices name was renamed twice: rows of before must fill the sentences of today. */
let older: OlderDatabase
const insert = `insert into notices (id, user_id, kind, subject, facts, at)
  values (gen_random_uuid(), gen_random_uuid(), $1, gen_random_uuid(), $2, now())`
beforeAll(async () => {
  older = await databaseBefore('_next_free_times.sql')
  await older.dropChecks()
  await older.client.query(insert, [
    'appointments.lapsed',
    { date: '2026-11-21', nextDate: '2026-11-23', nextTime: '09:15' },
  ])
  await older.client.query(insert, ['appointments.accepted', { place: 'Civil Hospital Nabha' }])
  await older.client.query(insert, ['alarms.unanswered', { number: '108', place: 'Civil Hospital Nabha' }])
  await older.upgrade()
})
afterAll(() => older.drop())

it.each([
  ['appointments.lapsed', { date: '2026-11-21', freeTimes: '2026-11-23 09:15' }],
  ['appointments.accepted', { place: 'Civil Hospital Nabha' }],
  ['alarms.unanswered', { number: '108', hospital: 'Civil Hospital Nabha' }],
])('%s has %j', async (kind, facts) => {
  const { rows } = await older.client.query('select facts from notices where kind = $1', [kind])
  expect(rows).toEqual([{ facts }])
})
