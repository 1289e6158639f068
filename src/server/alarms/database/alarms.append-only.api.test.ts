import { beforeEach, describe, expect, it } from 'vitest'
import { alarmTown } from '../../../../tests/setup/alarm-town.ts'
import { alarmRetention } from '../alarms.retention.ts'
import { settleTelling } from '../alarms.tellings.repo.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/runtime/ids.ts'

/** What the database itself guarantees about who was told of an alarm, and what was said of it. */
const { people, appContext, query, treat, add, openAlarm, acknowledge, say } = alarmTown()
beforeEach(async () => {
  await treat()
  await add()
  const alarm = await openAlarm()
  await acknowledge(people.treating, alarm)
  await say(people.treating, alarm, 'notReached')
})

const rowsOf = async (table: string) =>
  (await query<Record<string, unknown>>(`select * from ${table} order by at, id`)).rows

describe.each(['alarm_tellings', 'alarm_outcomes'])('%s', (table) => {
  it.each(
    [
      `update ${table} set at = now()`,
      table === 'alarm_tellings' ? `update ${table} set result = null` : `update ${table} set note = 'x'`,
      table === 'alarm_tellings' ? `update ${table} set result = 'sent' where result is not null` : '',
      table === 'alarm_tellings'
        ? `update ${table} set person_id = null`
        : `update ${table} set by_user = null`,
      `delete from ${table}`,
      `truncate ${table}`,
      'truncate alarms cascade',
    ].filter((statement) => statement !== ''),
  )('the app’s database role cannot %s', async (statement) => {
    const before = await rowsOf(table)
    expect(before.length).toBeGreaterThan(0)
    await expect(query(statement)).rejects.toThrow(/alarm_(tellings|outcomes) is append-only/)
    expect(await rowsOf(table)).toEqual(before)
  })
})

it('the result of a telling is set once', async () => {
  const id = newId()
  await query(
    `insert into alarm_tellings (id, alarm_id, step, round, person_id, channel, at)
     select $1, id, 'duty', 7, $2, 'push', now() from alarms`,
    [id, people.onDuty.id],
  )
  const settle = (result: 'sent' | 'gone') =>
    inTransaction(appContext().store.db, (tx) => settleTelling(tx, id, result))
  await settle('sent')
  await settle('gone')
  expect((await query('select result from alarm_tellings where id = $1', [id])).rows).toEqual([
    { result: 'sent' },
  ])
  await expect(query("update alarm_tellings set result = 'gone' where id = $1", [id])).rejects.toThrow(
    'append-only',
  )
})

describe('deletion', () => {
  it('of an alarm, when the law’s period has ended, takes its rows along', async () => {
    const { patientId } = people.patient
    if (patientId === null) throw new Error('A patient acts for themselves.')
    await inTransaction(appContext().store.db, (tx) =>
      alarmRetention.erase(tx, { patientId, files: appContext().files }),
    )
    expect(await rowsOf('alarm_tellings')).toEqual([])
    expect(await rowsOf('alarm_outcomes')).toEqual([])
  })

  it('of somebody who was told leaves the rows, without them', async () => {
    await query(
      `insert into alarm_tellings (id, alarm_id, step, round, person_id, channel, at, result)
       select $1, id, 'duty', 7, $2, 'push', now(), 'sent' from alarms`,
      [newId(), people.stranger.id],
    )
    const before = await rowsOf('alarm_tellings')
    await query('delete from users where id = $1', [people.stranger.id])
    expect(await rowsOf('alarm_tellings')).toEqual(
      before.map((row) => (row['person_id'] === people.stranger.id ? { ...row, person_id: null } : row)),
    )
  })
})
