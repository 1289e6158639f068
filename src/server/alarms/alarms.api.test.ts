import { describe, expect, it } from 'vitest'
import { removeVital, restoreVital, addVital } from '../../shared/vitals/vitals.endpoints.ts'
import { alarmTown } from '../../../tests/setup/alarm-town.ts'
import { follow } from '../../../tests/setup/stream.ts'
import { buildShift } from './alarms.fixtures.ts'
import { takeAllDueSteps } from './alarms.jobs.ts'
import { raiseAgain, raiseForAppointment, raiseForReading, withdrawReading } from './alarms.raising.ts'

const {
  people,
  appContext,
  query,
  town,
  treat,
  add,
  later,
  listed,
  own,
  atDesk,
  noticesOf,
  openAlarm,
  acknowledge,
} = alarmTown()

describe('who is told', () => {
  it('is told in order: the treating doctors, after 5 minutes the doctor on duty, after 10 the desk, after 15 the patient', async () => {
    await treat()
    await buildShift(appContext(), { doctorId: people.onDuty.id })
    await add()
    expect(await noticesOf(people.treating)).toEqual(['alarms.raised'])
    expect(await noticesOf(people.onDuty)).toEqual([])
    await later(4.9)
    expect(await noticesOf(people.onDuty)).toEqual([])
    await later(5)
    expect(await noticesOf(people.onDuty)).toEqual(['alarms.raised'])
    expect(await atDesk()).toEqual([])
    await later(10)
    expect(await atDesk()).toMatchObject([
      {
        patient: { name: 'Harpreet Kaur' },
        tellings: [
          { name: 'Navjot Gill', isReachable: false },
          { name: 'Rakesh Sharma', isReachable: false },
          { name: null, isReachable: true },
        ],
      },
    ])
    expect(await noticesOf(people.patient)).toEqual([])
    await later(15)
    expect(await noticesOf(people.patient)).toEqual(['alarms.unanswered'])
    expect(await noticesOf(people.stranger)).toEqual([])
    const steps = await query<{ step: string }>(
      "select step from alarm_tellings where channel = 'app' order by at, id",
    )
    expect(steps.rows.map(({ step }) => step)).toEqual(['treating', 'duty', 'desk', 'patient'])
  })

  it('is the desk at once if nobody treats the patient and nobody is on duty', async () => {
    await add()
    expect(await atDesk()).toHaveLength(1)
    expect(await own()).toMatchObject([{ told: [], unansweredAt: null }])
    await later(15)
    expect(await own()).toMatchObject([{ unansweredAt: expect.any(String) as string }])
  })

  it('is not a doctor whose last contact is longer ago than six months, nor one who only works there', async () => {
    await treat(people.treating, '2026-05-01')
    await add()
    expect(await noticesOf(people.treating)).toEqual([])
    // The record is closed by then, and an alarm shows readings.
    expect(await listed(people.treating)).toEqual([])
    expect(await listed(people.stranger)).toEqual([])
  })

  it('is also the deputy when the doctor on duty has no device, and who has none gets a text message', async () => {
    await buildShift(appContext(), { doctorId: people.onDuty.id, deputyId: people.stranger.id })
    await add()
    expect(await noticesOf(people.onDuty)).toEqual(['alarms.raised'])
    expect(await noticesOf(people.stranger)).toEqual(['alarms.raised'])
    const { rows } = await query<{ text: string }>('select text from sms_outbox')
    expect(rows).toHaveLength(2)
    expect(rows[0]?.text).not.toContain('Harpreet')
  })

  it('is whoever comes on duty later, within the hour, while nobody has answered', async () => {
    await add()
    await later(15)
    await buildShift(appContext(), { doctorId: people.onDuty.id })
    await later(61)
    expect(await noticesOf(people.onDuty)).toEqual(['alarms.raised'])
    await acknowledge(people.onDuty, await openAlarm())
    await later(200)
    expect(await noticesOf(people.onDuty)).toEqual([])
  })

  it('hears on open streams', async () => {
    await treat()
    const stream = await follow(town().urls[1]!, people.treating.token)
    await add()
    expect(await stream.change('alarms.raised')).toMatchObject({ data: { kind: 'alarms.raised' } })
    stream.close()
  })

  it('nobody twice, however often the jobs run and servers are away', async () => {
    await treat()
    await buildShift(appContext(), { doctorId: people.onDuty.id })
    const id = await add()
    await raiseForReading('critical')(appContext(1), id)
    await later(300)
    await takeAllDueSteps(appContext(1))
    await takeAllDueSteps(appContext())
    const { rows } = await query(
      'select 1 from alarm_tellings group by alarm_id, step, round, person_id, channel having count(*) > 1',
    )
    expect(rows).toEqual([])
    expect(await noticesOf(people.treating)).toEqual(['alarms.raised'])
    expect(await noticesOf(people.patient)).toEqual(['alarms.unanswered'])
    expect((await query('select from alarms')).rowCount).toBe(1)
  })
})

describe('further readings', () => {
  it('join the open alarm; a worse one is told again, and the newest is shown', async () => {
    await treat()
    await add('190/120')
    await add('185/115')
    await add('200/130')
    expect(await listed(people.treating)).toMatchObject([{ reading: { value: '200/130 mmHg' }, more: 2 }])
    const { rows } = await query<{ step: string }>(
      "select step from alarm_tellings where channel = 'app' and person_id is not null order by at, id",
    )
    expect(rows.map(({ step }) => step)).toEqual(['treating', 'worse'])
  })

  it('carry what was answered to the symptom question, for the doctor alone', async () => {
    await treat()
    const body = { type: 'bloodPressure' as const, value: '184/112', symptoms: ['chestPain' as const] }
    const { id } = await town().api.must(addVital, { token: people.patient.token, body })
    await raiseForReading('critical')(appContext(), id)
    expect(await listed(people.treating)).toMatchObject([{ reading: { symptoms: ['chestPain'] } }])
    await later(10)
    expect(JSON.stringify(await atDesk())).not.toContain('chestPain')
    await add('200/130')
    expect(await listed(people.treating)).toMatchObject([{ reading: { symptoms: null } }])
  })

  it('at once, on two servers, make one alarm', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const body = { type: 'heartRate' as const, value: '30' }
        return (await town().api.must(addVital, { token: people.patient.token, body })).id
      }),
    )
    await Promise.all(ids.map((id, n) => raiseForReading('critical')(appContext(n % 2), id)))
    expect(await own()).toMatchObject([{ readingIds: expect.objectContaining({ length: 8 }) as string[] }])
  })

  it('that are urgent have an alarm of their own, listed after the critical one', async () => {
    await treat()
    await add('170/105', raiseForReading('urgent'))
    await add('190/120')
    expect((await listed(people.treating)).map(({ urgency }) => urgency)).toEqual(['critical', 'urgent'])
    await later(60)
    // The patient of an urgent one is told when it is due.
    expect(await noticesOf(people.patient)).toEqual(['alarms.unanswered'])
    await later(3 * 24 * 60)
    expect(await noticesOf(people.patient)).toContain('alarms.unansweredUrgent')
  })

  it('stand for the patient below a critical one that nobody has answered', async () => {
    await treat()
    await add('190/120')
    await later(1)
    await add('170/105', raiseForReading('urgent'))
    expect((await own()).map(({ urgency }) => urgency)).toEqual(['critical', 'urgent'])
    await acknowledge(people.treating, (await own())[0]?.id ?? '')
    expect((await own()).map(({ urgency }) => urgency)).toEqual(['urgent', 'critical'])
  })

  it('an alarm without any reading left ends, and comes back with the reading', async () => {
    await treat()
    const id = await add()
    await town().api.must(removeVital, { token: people.patient.token, params: { id } })
    await withdrawReading(appContext(), id)
    expect(await listed(people.treating)).toEqual([])
    await town().api.must(restoreVital, { token: people.patient.token, params: { id } })
    await raiseAgain(appContext(), id)
    await raiseAgain(appContext(), id)
    expect(await listed(people.treating)).toHaveLength(1)
  })

  it('an answered alarm stays open when its reading is removed', async () => {
    await treat()
    const id = await add()
    await acknowledge(people.treating, await openAlarm())
    await town().api.must(removeVital, { token: people.patient.token, params: { id } })
    await withdrawReading(appContext(), id)
    expect(await listed(people.treating)).toMatchObject([{ reading: null }])
  })
})

it('a patient whom a doctor sends to the hospital instead is an alarm for the desk at once', async () => {
  await treat()
  const { rows } = await query<{ id: string }>('select id from appointments')
  await raiseForAppointment(appContext(), rows[0]?.id ?? '')
  await raiseForAppointment(appContext(1), rows[0]?.id ?? '')
  expect(await atDesk()).toHaveLength(1)
  expect(await listed(people.treating)).toMatchObject([{ reading: null, more: 0 }])
})
