import { beforeEach, describe, expect, it } from 'vitest'
import { alarmTown } from '../../../../tests/setup/alarm-town.ts'
import {
  enterIn,
  laboratoryIn,
  orderIn,
  sheetIn,
  type Laboratory,
} from '../../../../tests/setup/laboratory.ts'
import { alarms } from '../alarms.plugin.ts'

const { people, appContext, query, town, treat, add, later, listed, noticesOf, own } = alarmTown()
let lab: Laboratory
let number: string

beforeEach(async () => {
  await treat()
  lab = await laboratoryIn(appContext())
  const who = { patientId: people.patient.patientId, doctorId: people.treating.id }
  const order = await orderIn(appContext(), { ...who, items: ['potassium', 'glucoseRandom'] })
  number = order.number
})

/** Enters it, and does what its events have queued, twice: a job may run again. */
async function enter(said: Parameters<typeof enterIn>[3]) {
  const sheet = await sheetIn(town().api, lab.technician.token, number)
  const { status } = await enterIn(town().api, lab, sheet, said)
  expect(status).toBe(201)
  const { rows } = await query<{ kind: string; subject: string }>(
    `delete from graphile_worker._private_jobs where payload ->> 'kind' like 'labs.%'
     returning payload ->> 'kind' as kind, payload ->> 'subject' as subject`,
  )
  for (const { kind, subject } of [...rows, ...rows])
    for (const one of alarms.eventHandlers ?? []) if (one.kind === kind) await one.run(appContext(), subject)
}

describe('a critical value of a laboratory', () => {
  it('alarms the treating doctor at once, and goes on as a reading’s alarm does', async () => {
    await enter({ potassium: '7.1' })
    expect(await noticesOf(people.treating)).toContain('alarms.raised')
    const [alarm, ...others] = await listed(people.treating)
    expect(others).toEqual([])
    expect(alarm).toMatchObject({
      urgency: 'critical',
      reading: { lab: 'potassium', code: '2823-3', value: '7.1 mmol/L' },
      more: 0,
    })
    await later(15)
    expect(await noticesOf(people.patient)).toContain('alarms.unanswered')
    expect(await own()).toHaveLength(1)
  })

  it('joins the open alarm of a reading, and is told again as something new', async () => {
    await add()
    await later(1)
    await enter({ potassium: '7.1' })
    const [alarm, ...others] = await listed(people.treating)
    expect([others.length, alarm?.more, alarm?.reading?.lab]).toEqual([0, 1, 'potassium'])
    expect(
      (await query("select from alarm_tellings where step = 'worse' and channel = 'app'")).rows,
    ).toHaveLength(1)
  })

  it('ends its alarm when it is corrected to a harmless one, and not when it stays critical', async () => {
    await enter({ potassium: '7.1' })
    await enter({ potassium: { value: '7.2', reason: 'Misread' } })
    expect((await listed(people.treating)).map(({ reading }) => reading?.value)).toEqual(['7.2 mmol/L'])
    await enter({ potassium: { value: '4.2', reason: 'Misread' } })
    expect(await listed(people.treating)).toEqual([])
    const { rows } = await query('select outcome from alarms')
    expect(rows).toEqual([{ outcome: 'removed' }])
  })

  it('that was taken back ends it too; after an answer it stays with whoever answered', async () => {
    await enter({ potassium: '7.1' })
    await enter({ potassium: { outcome: 'error', reason: 'Another patient' } })
    expect(await listed(people.treating)).toEqual([])
  })
})

it('an urgent value raises an urgent alarm; a high one none', async () => {
  await enter({ potassium: '5.6' })
  expect(await listed(people.treating)).toEqual([])
  await enter({ glucoseRandom: '320' })
  expect((await listed(people.treating)).map(({ urgency }) => urgency)).toEqual(['urgent'])
})
