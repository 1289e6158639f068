import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptAppointment,
  listUnanswered,
  rejectAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildAppointments } from '../appointments.fixtures.ts'
import { reassignAllOrphaned } from '../assignment/appointments.orphaned.ts'
import { keepTime } from '../appointments.jobs.ts'

/** Who is told what when nobody answers: decision 0067. The 21st is a Saturday; the clinics are open from 9 to 15. */
let town: TestTown
let patient: SignedIn
const { appContext, ask, act, seenBy, kindsTold, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  patient = await patientIn(appContext())
})

const query = (text: string, values: unknown[] = []) => appContext().store.pool.query(text, values)
async function at(time: string, day = '2026-11-21'): Promise<void> {
  town.clock.now = new Date(`${day}T${time}:00+05:30`)
  await keepTime(appContext())
}
const toldTo = async (person: SignedIn, what: string) =>
  (await town.api.must(listNotices, { token: person.token })).filter(
    ({ kind }) => kind === `appointments.${what}`,
  )

describe('a request that its doctor does not answer', () => {
  it('goes to the next doctor after two clinic hours, then is open to all, and the desk sees it', async () => {
    const desk = await personIn(appContext(), 'coordinator')
    const doctors = [
      await doctorIn(appContext(), { name: 'One' }),
      await doctorIn(appContext(), { name: 'Two' }),
    ]
    const { _id, doctor, answerBy } = await ask(patient)
    const [first, second] = doctor?.name === 'One' ? doctors : doctors.toReversed()
    expect(answerBy).toMatchObject({ date: '2026-11-21', time: '12:00' })
    expect(await seenBy(first!, _id)).toMatchObject({ answerBy: { time: '12:00' } })

    await at('11:59')
    expect(await seenBy(patient, _id)).toMatchObject({ doctor: { name: doctor?.name } })
    await at('12:00')
    // The next one is asked for half of the time until it lapses at two: two clinic hours would be too long.
    expect(await seenBy(patient, _id)).toMatchObject({
      status: 'pending',
      doctor: { name: doctor?.name === 'One' ? 'Two' : 'One' },
      answerBy: { time: '13:00' },
    })
    expect(await kindsTold(first!)).toEqual(['appointments.movedOn'])
    expect(await kindsTold(second!)).toEqual(['appointments.requested'])
    expect(await act(acceptAppointment, first!, _id)).toMatchObject({
      status: 409,
      error: { code: 'movedOn' },
    })
    const onDesk = async () =>
      (await town.api.must(listUnanswered, { token: desk.token, query: {} })).requests
    expect(await onDesk()).toMatchObject([{ _id, notAnsweredBy: 1 }])

    await at('13:00')
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'pending', doctor: null })
    expect(await onDesk()).toMatchObject([{ _id, notAnsweredBy: 2, openFor: 2 }])
    // Open to all: who did not answer in time may still take it.
    expect((await kindsTold(first!))[0]).toBe('appointments.offered')
    expect(await seenBy(first!, _id)).toMatchObject({
      status: 'pending',
      allowedActions: ['accept', 'reject'],
    })
    expect((await act(acceptAppointment, first!, _id)).status).toBe(200)
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'scheduled' })
  })

  it('has half of the time that is left for a teleconsultation', async () => {
    await doctorIn(appContext())
    const { answerBy } = await ask(patient, { type: 'teleconsultation', time: '13:00' })
    expect(answerBy).toMatchObject({ time: '11:00' })
  })

  it('waits over a Sunday, because nobody is in the clinic', async () => {
    await doctorIn(appContext())
    town.clock.now = new Date('2026-11-21T14:30:00+05:30')
    const { answerBy } = await ask(patient, { date: '2026-11-24' })
    expect(answerBy).toMatchObject({ date: '2026-11-23', time: '10:30' })
  })

  it('gets a deadline by the job if it has none, as one from before the deadlines', async () => {
    const doctor = await doctorIn(appContext())
    const old = { patientId: patient.patientId, doctorId: doctor.id, date: '2026-11-21', time: '15:00' }
    await buildAppointments(appContext(), [old])
    await at('10:01')
    const [row] = (await appContext().store.pool.query('select answer_due_at from appointments')).rows
    expect(row).toEqual({ answer_due_at: new Date('2026-11-21T12:01:00+05:30') })
    await at('12:01')
    const [movedOn] = (await appContext().store.pool.query('select doctor_id from appointments')).rows
    expect(movedOn).toEqual({ doctor_id: null })
  })
})

describe('a patient whom nobody has confirmed', () => {
  const asked = { date: '2026-11-23', time: '10:00' }
  beforeEach(async () => {
    await startOver(new Date('2026-11-22T12:00:00+05:30'))
    patient = await patientIn(appContext())
  })

  it('is told not to travel at six the evening before and three hours before, once each', async () => {
    const { _id } = await ask(patient, asked)
    await at('17:59', '2026-11-22')
    expect(await toldTo(patient, 'unconfirmed')).toEqual([])
    await at('18:00', '2026-11-22')
    await at('18:01', '2026-11-22')
    expect(await toldTo(patient, 'unconfirmed')).toMatchObject([
      {
        subject: _id,
        facts: {
          date: '2026-11-23',
          time: '10:00',
          phone: '+91-1765-000000',
          freeTimes: '2026-11-23 10:15, 2026-11-23 10:30, 2026-11-23 10:45',
        },
      },
    ])
    expect((await seenBy(patient, _id))?.freeTimes).toMatchObject([{ time: '10:15' }, {}, {}])
    await at('07:00', '2026-11-23')
    await at('07:30', '2026-11-23')
    expect(await toldTo(patient, 'unconfirmed')).toHaveLength(2)
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'pending' })
    // An hour before, it has ended: nobody sets out for nothing.
    await at('09:00', '2026-11-23')
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'failed' })
    expect(await toldTo(patient, 'lapsed')).toHaveLength(1)
  })

  it('is told once for both where no server ran in between', async () => {
    await ask(patient, asked)
    await at('08:30', '2026-11-23')
    expect(await toldTo(patient, 'unconfirmed')).toHaveLength(1)
  })

  it('is not told about moments from before the request', async () => {
    town.clock.now = new Date('2026-11-22T21:00:00+05:30')
    await ask(patient, asked)
    await at('21:01', '2026-11-22')
    expect(await toldTo(patient, 'unconfirmed')).toEqual([])
    await at('07:00', '2026-11-23')
    expect(await toldTo(patient, 'unconfirmed')).toHaveLength(1)
  })

  it('reads the next times that are free at the doctor’s who was asked, after the time asked for', async () => {
    const doctor = await doctorIn(appContext())
    await ask(patient, asked)
    const other = await patientIn(appContext())
    const taken = { patientId: other.patientId, doctorId: doctor.id, status: 'scheduled' } as const
    await buildAppointments(appContext(), [
      { ...taken, date: '2026-11-23', time: '10:15' },
      { ...taken, date: '2026-11-23', time: '10:45' },
    ])
    await query("update appointments set answer_due_at = $1 where status = 'pending'", [
      new Date('2026-11-23T09:00:00+05:30'),
    ])
    await at('18:00', '2026-11-22')
    const [told] = await toldTo(patient, 'unconfirmed')
    expect(told?.facts.freeTimes).toBe('2026-11-23 10:30, 2026-11-23 11:00, 2026-11-23 11:15')
  })

  it('is told an hour before it lapses if it was asked for later than three hours ahead', async () => {
    town.clock.now = new Date('2026-11-23T07:30:00+05:30')
    await ask(patient, asked)
    await at('07:59', '2026-11-23')
    expect(await toldTo(patient, 'unconfirmed')).toEqual([])
    await at('08:00', '2026-11-23')
    await at('08:30', '2026-11-23')
    expect(await toldTo(patient, 'unconfirmed')).toHaveLength(1)
  })

  it('is told after a quarter of an hour if it was asked for at the last moment', async () => {
    town.clock.now = new Date('2026-11-23T08:30:00+05:30')
    await ask(patient, asked)
    await at('08:44', '2026-11-23')
    expect(await toldTo(patient, 'unconfirmed')).toEqual([])
    await at('08:45', '2026-11-23')
    await at('08:59', '2026-11-23')
    expect(await toldTo(patient, 'unconfirmed')).toHaveLength(1)
  })

  it('is told again after the doctor who had confirmed may no longer treat', async () => {
    const doctor = await doctorIn(appContext())
    const { _id } = await ask(patient, asked)
    await act(acceptAppointment, doctor, _id)
    await query("update doctors set approval = 'suspended', approval_reason = 'left' where user_id = $1", [
      doctor.id,
    ])
    await reassignAllOrphaned(appContext())
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'pending' })
    await at('18:00', '2026-11-22')
    expect(await toldTo(patient, 'unconfirmed')).toHaveLength(1)
  })

  it('is told not to wait for a call', async () => {
    await ask(patient, { ...asked, type: 'teleconsultation' })
    await at('18:00', '2026-11-22')
    expect(await toldTo(patient, 'unconfirmedCall')).toHaveLength(1)
  })

  it('is told nothing once a doctor has confirmed', async () => {
    const doctor = await doctorIn(appContext())
    const { _id } = await ask(patient, asked)
    await act(acceptAppointment, doctor, _id)
    await at('18:00', '2026-11-22')
    expect(await toldTo(patient, 'unconfirmed')).toEqual([])
  })
})

it('a rejection without a body is one for want of time', async () => {
  const doctor = await doctorIn(appContext())
  const { _id } = await ask(patient)
  const told = await act(rejectAppointment, doctor, _id)
  expect(told).toMatchObject({ status: 200, answer: { status: 'rejected' } })
  const { rows } = await appContext().store.pool.query(
    "select rejection from appointment_status_history where cause = 'reject'",
  )
  expect(rows).toEqual([{ rejection: 'noTime' }])
})
