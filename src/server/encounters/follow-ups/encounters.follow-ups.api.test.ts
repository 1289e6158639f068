import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  cancelAppointment,
  listAppointments,
  readDoctorSummary,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { signNote } from '../../../shared/encounters/encounters.endpoints.ts'
import { listDueFollowUps, settleFollowUp } from '../../../shared/encounters/encounters.lists.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, helperIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildToken } from '../../accounts/accounts.fixtures.ts'
import { buildAppointments } from '../../appointments/appointments.fixtures.ts'
import { buildReadings } from '../../vitals/vitals.fixtures.ts'
import { buildNote, exampleNote } from '../encounters.fixtures.ts'
import { tellFollowUps } from './encounters.follow-ups.jobs.ts'

let town: TestTown
let doctor: SignedIn
const { appContext, startOver } = appointmentsIn(() => town)
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+05:30`)

beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(at('10:00'))
  doctor = await doctorIn(appContext())
})

let hour = 8
/** A patient with a signed note of `by`, of 1 November, that asks for a follow-up. */
async function asked(name: string, followUpOn: string, by = doctor): Promise<SignedIn & { note: string }> {
  const patient = await patientIn(appContext(), name)
  return { ...patient, note: await noted(patient, followUpOn, by) }
}
async function noted(patient: SignedIn, followUpOn: string, by = doctor, date = '2026-11-01') {
  hour = hour === 8 ? 9 : 8
  const visit = { patientId: patient.patientId, doctorId: by.id, date, time: `0${hour}:00` }
  await buildAppointments(appContext(), [{ ...visit, status: 'completed' }])
  const { id } = await appContext()
    .store.db.selectFrom('encounters')
    .select('id')
    .where('patient_id', '=', patient.patientId)
    .orderBy('started_at', 'desc')
    .executeTakeFirstOrThrow()
  await buildNote(appContext(), { encounterId: id, note: { followUpOn }, signedAt: at('11:00', date) })
  return id
}
const tokenOf = (person: SignedIn) => buildToken(appContext(), person)
const due = async (by = doctor) =>
  (await town.api.must(listDueFollowUps, { token: await tokenOf(by) })).followUps
const names = async (by = doctor) => (await due(by)).map(({ patient }) => patient.name)
const settle = async (id: string, outcome: 'done' | 'notReached' | 'bookedAgain', by = doctor, n = 0) =>
  town.apis[n]!.ask(settleFollowUp, { token: await tokenOf(by), params: { id }, body: { outcome } })
const book = (patient: SignedIn, status: 'scheduled' | 'cancelled', by = doctor) =>
  buildAppointments(appContext(), [
    { patientId: patient.patientId, doctorId: by.id, date: '2026-11-23', time: '10:00', status },
  ])

describe('the due list', () => {
  it('has who is due by today, most at risk first, with the reason', async () => {
    await asked('Ahead', '2026-11-22')
    await asked('Today', '2026-11-21')
    await asked('Late', '2026-11-10')
    const red = await asked('Red', '2026-11-20')
    await buildReadings(appContext(), [{ patientId: red.patientId, type: 'bloodPressure', value: '190/124' }])
    expect(await names()).toEqual(['Red', 'Late', 'Today'])
    const [first, second] = await due()
    expect(first).toMatchObject({ risks: ['critical'], dueOn: '2026-11-20', seenOn: '2026-11-01', tries: 0 })
    expect(first?.diagnosis).toBe(exampleNote.diagnosis)
    expect(second?.risks).toEqual(['overdue'])
    const summary = await town.api.must(readDoctorSummary, { token: doctor.token })
    expect(summary.followUpsDue).toBe(3)
  })

  it('leaves out who has booked with this doctor, until that is cancelled, and who was seen again', async () => {
    const one = await asked('One', '2026-11-20')
    await book(one, 'scheduled')
    expect(await names()).toEqual([])
    const all = await town.api.must(listAppointments, { token: one.token })
    const booked = all.find(({ status }) => status === 'scheduled')
    const cancel = { token: one.token, params: { id: booked?._id ?? '' }, body: { reason: 'Away' } }
    await town.api.must(cancelAppointment, cancel)
    expect(await names()).toEqual(['One'])
    await noted(one, '', doctor, '2026-11-19')
    expect(await names()).toEqual([])
  })

  it('a booking with another doctor does not settle it', async () => {
    const one = await asked('One', '2026-11-20')
    await book(one, 'scheduled', await doctorIn(appContext(), { name: 'Other' }))
    expect(await names()).toEqual(['One'])
  })

  it('begins with the signature', async () => {
    const { note, ...patient } = await asked('One', '')
    const visit = { patientId: patient.patientId, doctorId: doctor.id, date: '2026-11-21', time: '09:30' }
    await buildAppointments(appContext(), [{ ...visit, status: 'in-progress' }])
    const { rows } = await appContext().store.pool.query<{ id: string }>(
      "select id from encounters where status = 'in-progress'",
    )
    const body = { ...exampleNote, followUpOn: '2026-11-24' }
    await town.api.must(signNote, { token: doctor.token, params: { id: rows[0]?.id ?? '' }, body })
    expect(note).not.toBe(rows[0]?.id)
    town.clock.now = at('08:00', '2026-11-24')
    expect(await names()).toEqual(['One'])
  })

  it('is that of its doctor alone', async () => {
    const { note, ...patient } = await asked('One', '2026-11-20')
    const other = await doctorIn(appContext(), { name: 'Other' })
    const desk = await personIn(appContext(), 'coordinator')
    expect(await names(other)).toEqual([])
    expect((await settle(note, 'done', other)).status).toBe(404)
    for (const by of [patient, desk]) {
      expect((await town.api.ask(listDueFollowUps, { token: by.token })).status).toBe(403)
      expect((await settle(note, 'done', by)).status).toBe(403)
    }
    expect((await town.api.ask(listDueFollowUps)).status).toBe(401)
    expect(await names()).toEqual(['One'])
  })
})

describe('what came of it', () => {
  it('not reached leaves it due and counts the tries; done takes it away', async () => {
    const { note } = await asked('One', '2026-11-20')
    await settle(note, 'notReached')
    await settle(note, 'notReached')
    expect(await due()).toMatchObject([{ tries: 2, triedAt: { time: '10:00' } }])
    expect((await settle(note, 'done')).status).toBe(200)
    expect(await due()).toEqual([])
    expect((await settle(note, 'bookedAgain')).error.code).toBe('followUpClosed')
  })

  it('of six at once on two servers one settles it', async () => {
    const { note } = await asked('One', '2026-11-20')
    const told = await Promise.all([0, 1, 0, 1, 0, 1].map((n) => settle(note, 'done', doctor, n)))
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(told.filter(({ status }) => status === 409)).toHaveLength(5)
  })
})

describe('the patient', () => {
  const told = async (person: SignedIn) =>
    (await town.api.must(listNotices, { token: await tokenOf(person) })).filter(
      ({ kind }) => kind === 'encounters.followUpDue',
    )
  const tell = () => Promise.all(town.servers.map(({ appContext: one }) => tellFollowUps(one)))

  it('is told once, by day, two days before, without a word of the illness; so is a helper', async () => {
    const patient = await asked('One', '2026-11-24')
    const helper = await helperIn(appContext(), patient, ['appointments'])
    await tell()
    expect(await told(patient)).toEqual([])
    town.clock.now = at('06:50', '2026-11-22')
    await tell()
    expect(await told(patient)).toEqual([])
    town.clock.now = at('07:10', '2026-11-22')
    await tell()
    await tell()
    const [notice, ...more] = await told(patient)
    expect(more).toEqual([])
    expect(notice).toMatchObject({
      subject: patient.note,
      facts: {
        doctor: 'Gurpreet Singh Sandhu',
        date: '2026-11-24',
        path: `/appointments/book?doctor=${doctor.id}`,
      },
    })
    expect(JSON.stringify(notice)).not.toContain(exampleNote.diagnosis)
    expect(await told(helper)).toHaveLength(1)
  })

  it('is not led to a doctor who may no longer treat', async () => {
    const suspended = await doctorIn(appContext(), { name: 'Other', approval: 'suspended', reason: 'Left' })
    const patient = await asked('One', '2026-11-22', suspended)
    await tell()
    expect(await told(patient)).toEqual([])
  })

  it('is not told who has booked, or of a day long past', async () => {
    const booked = await asked('Booked', '2026-11-22')
    await book(booked, 'scheduled')
    const past = await asked('Past', '2026-11-10')
    await tell()
    expect([await told(booked), await told(past)]).toEqual([[], []])
  })
})
