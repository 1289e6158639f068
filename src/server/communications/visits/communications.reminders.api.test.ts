import { beforeEach, describe, expect, it } from 'vitest'
import { buildAppointments } from '../../appointments/appointments.fixtures.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { threadOf } from '../../../../tests/setup/messages.ts'
import { doctorIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { pushTown } from '../../../../tests/setup/push-town.ts'
import { pushVisitNear, tellVisitsNear, visitPushJob } from './communications.reminders.ts'

let patient: SignedIn
let doctor: SignedIn
const { appContext, booked, startOver, phoneOf, runDue, service, town } = pushTown({
  name: visitPushJob,
  run: pushVisitNear,
})
// A Saturday.
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+05:30`)

beforeEach(async () => {
  await startOver(at('10:00'))
  doctor = await doctorIn(appContext(), { name: 'Gill' })
  patient = await booked(doctor, { status: 'completed', date: '2026-11-20' })
})

const { by, answer } = threadOf(() => ({ town: town(), patient, doctor }))
const asksToCome = (comeBy?: string) =>
  answer('Please come.', undefined, undefined, true, comeBy === undefined ? {} : { comeBy })
async function dayOf(day: string, time = '10:25'): Promise<void> {
  town().clock.now = at(time, day)
  await Promise.all([tellVisitsNear(appContext()), tellVisitsNear(appContext())])
  await tellVisitsNear(appContext())
  await runDue()
}
const told = async () =>
  (await town().api.must(listNotices, await by(patient))).filter(
    ({ kind }) => kind === 'communications.visitNear',
  )
const rung = () => service().pushed.map(({ shown }) => shown)
async function book(time = '11:00'): Promise<void> {
  const { patientId } = patient
  const visit = { patientId, doctorId: doctor.id, date: '2026-11-25', time }
  await buildAppointments(appContext(), [{ ...visit, status: 'pending' }])
}

describe('a patient who was asked to come by a day', () => {
  it('is reminded the day before, and on the day, each once and by day', async () => {
    await asksToCome('2026-11-24')
    await dayOf('2026-11-21', '18:00')
    await dayOf('2026-11-22')
    await dayOf('2026-11-23', '05:00')
    expect(await told()).toEqual([])
    // A sign-in of that day.
    await phoneOf(await by(patient), 'en')
    await dayOf('2026-11-23')
    const path = `/appointments/book?doctor=${doctor.id}`
    const facts = { doctor: 'Gill', date: '2026-11-24', path }
    expect(await told()).toMatchObject([{ facts }])
    expect(rung()).toMatchObject([{ title: 'Nabz: the doctor would like to see you again', path }])
    town().clock.now = at('05:00', '2026-11-24')
    await phoneOf(await by(patient), 'en')
    await dayOf('2026-11-24')
    await dayOf('2026-11-24', '15:00')
    expect(await told()).toHaveLength(1)
    expect(rung()).toHaveLength(2)
    await dayOf('2026-11-25')
    expect(rung()).toHaveLength(2)
  })

  it('is not on the day of the answer itself', async () => {
    await asksToCome('2026-11-22')
    await dayOf('2026-11-21', '18:00')
    expect(await told()).toEqual([])
    await dayOf('2026-11-22')
    expect(await told()).toHaveLength(1)
  })

  it('is not once a visit was asked for, nor on the day itself if it was booked after the first reminder', async () => {
    await asksToCome('2026-11-24')
    await dayOf('2026-11-23')
    await book()
    await dayOf('2026-11-24')
    expect(rung()).toEqual([])
    await asksToCome('2026-11-26')
    town().clock.now = at('12:00', '2026-11-24')
    await book('12:00')
    await dayOf('2026-11-25')
    expect((await told()).every(({ facts }) => facts['date'] === '2026-11-24')).toBe(true)
  })

  it('is not when another answer takes it back, or says no day', async () => {
    await asksToCome('2026-11-24')
    town().clock.now = at('10:05')
    await asksToCome()
    await dayOf('2026-11-23')
    expect(await told()).toEqual([])
  })

  it('is not by a doctor who does not treat any more', async () => {
    await asksToCome('2026-11-24')
    const { db } = appContext().store
    await db
      .updateTable('doctors')
      .set({ approval: 'suspended', approval_reason: 'So.' })
      .where('user_id', '=', doctor.id)
      .execute()
    await dayOf('2026-11-23')
    expect(await told()).toEqual([])
  })

  it('rings no more for who has booked before the device was reached', async () => {
    await asksToCome('2026-11-24')
    town().clock.now = at('10:25', '2026-11-23')
    await phoneOf(await by(patient), 'en')
    await tellVisitsNear(appContext())
    await book()
    await runDue()
    expect(rung()).toEqual([])
  })
})
