import { describe, expect, it } from 'vitest'
import { readDoctorSummary } from '../../shared/appointments/appointments.endpoints.ts'
import {
  listSignedNotes,
  openEncounter,
  readEncounter,
  saveNote,
  signNote,
} from '../../shared/encounters/encounters.endpoints.ts'
import { listUnsignedCalls } from '../../shared/encounters/encounters.lists.endpoints.ts'
import { emptyNote } from '../../shared/encounters/encounters.forms.ts'
import { alarmTown } from '../../../tests/setup/alarm-town.ts'
import { patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first } from '../../../tests/setup/town.ts'
import { closeCalls } from './encounters.calls.service.ts'
import { exampleNote } from './encounters.fixtures.ts'

/** Attend Now begins a call with a note. */
const alarms = alarmTown()
const { people, appContext, query, town, treat, add, later, listed, openAlarm, acknowledge, say, tokenOf } =
  alarms
const nextDay = 24 * 60

async function attended(): Promise<{ alarm: string; id: string }> {
  await treat()
  await add()
  const alarm = await openAlarm()
  await acknowledge(people.treating, alarm)
  return { alarm, id: (await listed(people.treating))[0]?.encounterId ?? '' }
}
const read = async (id: string, by = people.treating) =>
  town().api.ask(readEncounter, { token: await tokenOf(by), params: { id } })
const unsigned = async (by = people.treating) =>
  (await town().api.must(listUnsignedCalls, { token: await tokenOf(by) })).calls
const sign = async (id: string) =>
  town().api.ask(signNote, { token: await tokenOf(people.treating), params: { id }, body: exampleNote })
const counted = async (by: SignedIn) =>
  (await town().api.must(readDoctorSummary, { token: await tokenOf(by) })).visitsWithoutNote

describe('Attend Now', () => {
  it('opens one note, of six presses at once on two servers, and the note says why', async () => {
    await treat()
    const readingId = await add()
    const alarm = await openAlarm()
    const told = await Promise.all([0, 1, 0, 1, 0, 1].map((n) => acknowledge(people.treating, alarm, n)))
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect((await query('select from encounters where alarm_id is not null')).rowCount).toBe(1)
    const { encounterId } = first(await listed(people.treating))
    expect((await read(encounterId ?? '')).answer).toMatchObject({
      appointmentId: null,
      type: 'teleconsultation',
      patient: { id: people.patient.patientId },
      status: 'none',
      alarm: {
        id: alarm,
        urgency: 'critical',
        readings: [{ type: 'bloodPressure', value: '190/120 mmHg', grade: 'critical' }],
      },
    })
    await query('update observations set entered_in_error_at = now() where id = $1', [readingId])
    expect((await read(encounterId ?? '')).answer.alarm?.readings).toEqual([])
  })

  it('of two doctors opens the note of the one who was faster', async () => {
    await treat()
    await treat(people.onDuty)
    await add()
    const alarm = await openAlarm()
    const told = await Promise.all([
      acknowledge(people.treating, alarm, 0),
      acknowledge(people.onDuty, alarm, 1),
    ])
    const winner = told[0].status === 200 ? people.treating : people.onDuty
    const other = winner === people.treating ? people.onDuty : people.treating
    const { rows } = await query<{ id: string; doctor_id: string }>(
      'select id, doctor_id from encounters where alarm_id is not null',
    )
    expect(rows).toMatchObject([{ doctor_id: winner.id }])
    expect(await listed(other)).toMatchObject([{ encounterId: null }])
    expect((await read(rows[0]?.id ?? '', other)).status).toBe(404)
  })

  it('of the desk opens none', async () => {
    await treat()
    await add()
    await later(16)
    expect((await acknowledge(people.coordinator, await openAlarm())).status).toBe(200)
    expect((await query('select from encounters where alarm_id is not null')).rowCount).toBe(0)
  })

  it('handed to the desk and answered by another doctor gives that doctor a note of their own', async () => {
    await treat(people.onDuty)
    const { alarm, id } = await attended()
    await say(people.treating, alarm, 'notReached', { handToDesk: true })
    await acknowledge(people.onDuty, alarm)
    const { encounterId } = first(await listed(people.onDuty))
    expect(encounterId).not.toBe(id)
    expect((await read(encounterId ?? '', people.onDuty)).status).toBe(200)
    // The first doctor’s call took place, too.
    expect(await unsigned()).toMatchObject([{ id }])
  })

  it('is another call than the one a doctor opens without an alarm', async () => {
    const { id } = await attended()
    const params = { id: people.patient.patientId }
    const opened = await town().api.must(openEncounter, { token: await tokenOf(people.treating), params })
    expect(opened).toMatchObject({ alarm: null })
    expect(opened.id).not.toBe(id)
  })
})

describe('a call that nobody signed', () => {
  it('stands in the list of its doctor until it is signed, and is counted', async () => {
    const { alarm, id } = await attended()
    const one = { id, patient: { name: 'Harpreet Kaur' }, alarm: { id: alarm }, isBegun: false }
    expect(await unsigned()).toMatchObject([one])
    const body = { ...emptyNote, complaint: 'Headache' }
    await town().api.must(saveNote, { token: people.treating.token, params: { id }, body })
    expect(await unsigned()).toMatchObject([{ id, isBegun: true }])
    await later(nextDay)
    await closeCalls(appContext())
    expect((await query('select status, ended_at from encounters where id = $1', [id])).rows).toEqual([
      { status: 'finished', ended_at: null },
    ])
    expect([(await unsigned()).length, await counted(people.treating)]).toEqual([1, 1])
    expect((await sign(id)).status).toBe(200)
    expect([await unsigned(), await counted(people.treating)]).toEqual([[], 0])
  })

  it('of today is not closed, and one of 15 days ago no longer listed', async () => {
    const { id } = await attended()
    await closeCalls(appContext())
    expect(
      (await query('select from encounters where id = $1 and status = $2', [id, 'in-progress'])).rowCount,
    ).toBe(1)
    town().clock.now = new Date(new Date(alarms.start).getTime() + 15 * 24 * 3_600_000)
    expect(await unsigned()).toEqual([])
  })

  it('is listed for nobody else', async () => {
    await attended()
    expect(await unsigned(people.onDuty)).toEqual([])
    const ask = async (by?: SignedIn) =>
      (await town().api.ask(listUnsignedCalls, by ? { token: await tokenOf(by) } : {})).status
    expect([await ask(), await ask(people.patient), await ask(people.coordinator)]).toEqual([401, 403, 403])
  })
})

it('the patient reads why the doctor called; a stranger reads nothing', async () => {
  const { id } = await attended()
  await sign(id)
  const { notes } = await town().api.must(listSignedNotes, { token: await tokenOf(people.patient) })
  expect(notes).toMatchObject([{ id, isYours: false, alarm: { readings: [{ value: '190/120 mmHg' }] } }])
  const other = await patientIn(appContext(), 'Other')
  expect((await town().api.must(listSignedNotes, { token: other.token })).notes).toEqual([])
})
