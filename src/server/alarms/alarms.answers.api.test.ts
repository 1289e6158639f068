import { describe, expect, it } from 'vitest'
import { acknowledgeAlarm, listDeskAlarms, readAlarm } from '../../shared/alarms/alarms.endpoints.ts'
import { listPatientVitals } from '../../shared/vitals/vitals.endpoints.ts'
import { alarmTown } from '../../../tests/setup/alarm-town.ts'
import { doctorIn } from '../../../tests/setup/people.ts'
import { buildShift } from './alarms.fixtures.ts'

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
  say,
  tokenOf,
  start,
} = alarmTown()

describe('answering', () => {
  it('two doctors at once: one does, the other reads who was faster, and the patient is told the truth', async () => {
    await treat()
    await treat(people.onDuty)
    await add()
    const id = await openAlarm()
    const told = await Promise.all([acknowledge(people.treating, id, 0), acknowledge(people.onDuty, id, 1)])
    expect(told.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    const winner = told[0].status === 200 ? 'Navjot Gill' : 'Rakesh Sharma'
    const { error } = told.find(({ status }) => status === 409)!
    expect(error).toMatchObject({ code: 'alreadyAcknowledged', details: { doctor: winner } })
    expect(error.message).toContain(winner)
    expect(await own()).toMatchObject([{ acknowledged: { name: winner, isDoctor: true }, isClosed: false }])
    expect(await noticesOf(people.patient)).toEqual(['alarms.acknowledged'])
    expect([...(await noticesOf(people.treating)), ...(await noticesOf(people.onDuty))]).toEqual([])
    await later(15)
    expect(await noticesOf(people.patient)).toEqual(['alarms.acknowledged'])
  })

  it.each(['phoned', 'sentToHospital', 'ambulanceCalled', 'typingError'] as const)(
    'with the outcome %s ends it, and the people.patient reads it',
    async (outcome) => {
      await treat()
      await add()
      const id = await openAlarm()
      await acknowledge(people.treating, id)
      expect(await say(people.treating, id, outcome)).toMatchObject({ answer: { isClosed: true } })
      expect(await own()).toMatchObject([{ isClosed: true, outcome: { what: outcome } }])
      expect(await noticesOf(people.patient)).toContain(`alarms.${outcome}`)
      expect(await listed(people.treating)).toEqual([])
      expect(await say(people.treating, id, outcome)).toMatchObject({
        status: 409,
        error: { code: 'alreadyClosed' },
      })
      // The reading itself is unchanged: only the patient may say that it was mistyped.
      expect((await query('select from observations where entered_in_error_at is null')).rowCount).toBe(1)
      await later(24 * 60)
      expect(await atDesk()).toEqual([])
    },
  )

  it('with "not reached" leaves it open, and hands it to the desk on request', async () => {
    await treat()
    await add()
    const id = await openAlarm()
    await acknowledge(people.treating, id)
    expect(await say(people.treating, id, 'notReached')).toMatchObject({ answer: { isClosed: false } })
    expect(await atDesk()).toEqual([])
    await say(people.treating, id, 'notReached', { handToDesk: true })
    expect(await atDesk()).toMatchObject([{ acknowledged: null, outcome: { what: 'notReached' } }])
    expect(await say(people.coordinator, id, 'phoned')).toMatchObject({ answer: { isClosed: true } })
    expect((await query('select from alarm_outcomes')).rowCount).toBe(3)
  })

  it('without an outcome is asked for at the desk after 15 minutes, and then every hour of the day', async () => {
    await treat()
    await add()
    await acknowledge(people.treating, await openAlarm())
    await later(14)
    expect(await atDesk()).toEqual([])
    await later(15)
    const [alarm] = await atDesk()
    expect(alarm).toMatchObject({ acknowledged: { name: 'Navjot Gill' } })
    await later(74)
    expect((await atDesk())[0]?.toldAt).toBe(alarm?.toldAt)
    await later(75)
    expect((await atDesk())[0]?.toldAt).not.toBe(alarm?.toldAt)
    // From nine in the evening until seven nobody is asked again.
    await later(12 * 60)
    const evening = (await atDesk())[0]?.toldAt
    await later(20.9 * 60)
    expect((await atDesk())[0]?.toldAt).toBe(evening)
    await later(21 * 60)
    expect((await atDesk())[0]?.toldAt).not.toBe(evening)
  })

  it('a people.coordinator may say what a call can tell, and never sees what was measured', async () => {
    await add()
    const id = await openAlarm()
    expect(JSON.stringify(await atDesk())).not.toMatch(/\b190\b/)
    expect((await acknowledge(people.coordinator, id)).status).toBe(200)
    expect(await noticesOf(people.patient)).toEqual(['alarms.deskAcknowledged'])
    for (const outcome of ['typingError', 'sentToHospital'] as const)
      expect(await say(people.coordinator, id, outcome)).toMatchObject({
        status: 409,
        error: { code: 'notForDesk' },
      })
    expect((await say(people.coordinator, id, 'ambulanceCalled')).status).toBe(200)
  })

  it('is for nobody else: 401, 403 and 404', async () => {
    await treat()
    await add()
    const id = await openAlarm()
    const suspended = await doctorIn(appContext(), { approval: 'suspended', reason: 'So.' })
    await treat(suspended)
    for (const by of [people.stranger, suspended]) {
      expect((await acknowledge(by, id)).status).toBe(404)
      expect((await say(by, id, 'phoned')).status).toBe(404)
      expect((await town().api.ask(readAlarm, { token: by.token, params: { id } })).status).toBe(404)
    }
    expect((await acknowledge(people.patient, id)).status).toBe(403)
    expect((await town().api.ask(acknowledgeAlarm, { params: { id } })).status).toBe(401)
    expect(await say(people.treating, id, 'phoned')).toMatchObject({
      status: 409,
      error: { code: 'notYours' },
    })
    for (const token of [people.treating.token, people.patient.token])
      expect((await town().api.ask(listDeskAlarms, { token })).status).toBe(403)
  })

  it('opens the record to a doctor on duty for a day, for reading, and that is audited', async () => {
    await buildShift(appContext(), { doctorId: people.onDuty.id })
    await add()
    const id = await openAlarm()
    const record = async () =>
      town().api.ask(listPatientVitals, {
        token: await tokenOf(people.onDuty),
        params: { id: people.patient.patientId },
      })
    expect((await record()).status).toBe(404)
    await acknowledge(people.onDuty, id)
    expect((await record()).status).toBe(200)
    const opened = await town().api.must(readAlarm, { token: people.onDuty.token, params: { id } })
    expect(opened).toMatchObject({
      maySayOutcome: true,
      readings: [{ value: '190/120 mmHg' }],
      guardians: [],
    })
    const audited = await query('select from audit_log where actor_id = $1 and action = any($2)', [
      people.onDuty.id,
      ['alarms.acknowledge', 'alarms.read', 'vitals.ofPatient'],
    ])
    expect(audited.rowCount).toBe(3)
    town().clock.now = new Date(new Date(start).getTime() + 24 * 3_600_000 + 60_000)
    expect((await record()).status).toBe(404)
  })
})
