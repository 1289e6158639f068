import { beforeEach, describe, expect, it } from 'vitest'
import { alarmTown } from '../../../../tests/setup/alarm-town.ts'
import {
  enterIn,
  laboratoryIn,
  orderIn,
  sheetIn,
  type Laboratory,
} from '../../../../tests/setup/laboratory.ts'
import { readAlarm } from '../../../shared/alarms/alarms.endpoints.ts'
import { buildShift } from '../alarms.fixtures.ts'
import { alarms } from '../alarms.plugin.ts'

const { people, appContext, query, town, treat, add, later, listed, noticesOf, own, ...rest } = alarmTown()
const { atDesk, openAlarm, acknowledge, tokenOf } = rest
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

describe('a critical value of a private visit', () => {
  const hidden = { code: '', value: '', withheld: { orderedBy: 'Navjot Gill' } }
  const shown = { lab: 'potassium', value: '7.1 mmol/L' }

  beforeEach(async () => {
    const { rows } = await query<{ id: string }>(
      'update encounters set sensitive = true where doctor_id = $1 returning id',
      [people.treating.id],
    )
    await treat(people.stranger, '2026-11-17')
    const who = { patientId: people.patient.patientId, doctorId: people.treating.id }
    const encounterId = rows[0]?.id ?? ''
    number = (await orderIn(appContext(), { ...who, encounterId, items: ['potassium'] })).number
    await buildShift(appContext(), { doctorId: people.onDuty.id })
    await enter({ potassium: '7.1' })
  })

  it('tells all who have to act, in the same steps, with nothing clinical', async () => {
    expect(await noticesOf(people.treating)).toContain('alarms.raised')
    expect(await noticesOf(people.stranger)).toContain('alarms.raised')
    await later(5)
    expect(await noticesOf(people.onDuty)).toContain('alarms.raised')
    await later(10)
    expect(await atDesk()).toHaveLength(1)
    expect(JSON.stringify([await atDesk(), await own()])).not.toMatch(/7\.1|potassium|withheld/)
    const { rows } = await query('select facts from notices')
    expect(JSON.stringify(rows)).not.toMatch(/7\.1|potassium/)
    await later(15)
    expect(await noticesOf(people.patient)).toContain('alarms.unanswered')
  })

  it('is read by the doctor who ordered it; another reads that it is critical, and whom to ask', async () => {
    await later(5)
    expect((await listed(people.treating))[0]).toMatchObject({ urgency: 'critical', reading: shown })
    for (const doctor of [people.stranger, people.onDuty]) {
      const [alarm] = await listed(doctor)
      expect(alarm).toMatchObject({ urgency: 'critical', reading: hidden })
      expect(alarm?.reading).not.toHaveProperty('lab')
    }
  })

  it.each(['stranger', 'onDuty'] as const)(
    'stays hidden on the page of %s, also after the answer',
    async (who) => {
      await later(5)
      const id = await openAlarm()
      await acknowledge({ ...people[who], token: await tokenOf(people[who]) }, id)
      const read = async (by: typeof people.treating) =>
        (await town().api.must(readAlarm, { token: await tokenOf(by), params: { id } })).readings
      expect(await read(people[who])).toMatchObject([hidden])
      expect(await read(people.treating)).toMatchObject([shown])
    },
  )

  it('is read by a doctor to whom the patient opened the visit', async () => {
    await query(
      `insert into sensitive_openings (id, patient_id, encounter_id, doctor_id, opened_by, opened_at)
       select gen_random_uuid(), patient_id, id, $1, $2, now() from encounters where sensitive`,
      [people.stranger.id, people.patient.id],
    )
    expect((await listed(people.stranger))[0]).toMatchObject({ reading: shown })
  })

  it('leaves a reading of home as it is', async () => {
    await later(1)
    await add()
    const [alarm] = await listed(people.stranger)
    expect(alarm).toMatchObject({ more: 1, reading: { value: '190/120 mmHg' } })
  })
})
