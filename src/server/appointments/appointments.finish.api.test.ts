import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listActivities } from '../../shared/activities/activities.endpoints.ts'
import {
  acceptAppointment,
  finishAppointment,
  startAppointment,
} from '../../shared/appointments/appointments.endpoints.ts'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { follow } from '../../../tests/setup/stream.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildAppointments } from './appointments.fixtures.ts'
import { expireRequests } from './appointments.jobs.ts'

/** A visit ends when its doctor finishes it, or by itself at the end of its day. */
let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const { appContext, ask, act, seenBy, kindsTold, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  patient = await patientIn(appContext())
  doctor = await doctorIn(appContext(), { name: 'Navjot Gill' })
})

async function running(): Promise<string> {
  const { _id } = await ask(patient)
  for (const step of [acceptAppointment, startAppointment])
    expect((await act(step, doctor, _id)).status).toBe(200)
  return _id
}
const statusOf = async (id: string) => (await seenBy(patient, id))?.status

describe('finishing', () => {
  it('completes the visit; the patient gets a notice, and the open page an event', async () => {
    const id = await running()
    const stream = await follow(town.urls[0]!, patient.token)
    expect(await act(finishAppointment, doctor, id)).toMatchObject({
      status: 200,
      answer: { status: 'completed', autoClosed: false, allowedActions: [] },
    })
    expect((await stream.change('appointments.finished')).data).toMatchObject({
      kind: 'appointments.finished',
      subject: id,
    })
    stream.close()
    expect(await seenBy(patient, id)).toMatchObject({ status: 'completed', autoClosed: false })
    const [notice] = await town.api.must(listNotices, { token: patient.token })
    expect(notice).toMatchObject({
      kind: 'appointments.finished',
      subject: id,
      facts: { doctor: 'Navjot Gill', date: '2026-11-21', time: '15:00' },
    })
    expect(await kindsTold(doctor)).not.toContain('appointments.finished')
    const activities = await town.api.must(listActivities, { token: patient.token })
    const ends = activities.filter(({ kind }) => /finished|completed/.test(kind))
    expect(ends.map(({ kind }) => kind)).toEqual(['appointments.finished'])
  })

  it('is only for its own approved doctor', async () => {
    const id = await running()
    const { token: otherDoctor } = await doctorIn(appContext(), { name: 'Other' })
    const { token: coordinator } = await personIn(appContext(), 'coordinator')
    const finish = (token?: string) =>
      town.api.ask(finishAppointment, { params: { id }, ...(token !== undefined && { token }) })
    expect([
      (await finish()).status,
      (await finish(patient.token)).status,
      (await finish(coordinator)).status,
      (await finish(otherDoctor)).status,
    ]).toEqual([401, 403, 403, 404])
    await appContext().store.pool.query("update doctors set approval = 'awaiting' where user_id = $1", [
      doctor.id,
    ])
    expect((await finish(doctor.token)).status).toBe(404)
    expect(await statusOf(id)).toBe('in-progress')
  })

  it('needs a visit that has started', async () => {
    const { _id } = await ask(patient)
    const tooEarly = { status: 409, error: { code: 'alreadyDecided' } }
    expect(await act(finishAppointment, doctor, _id)).toMatchObject(tooEarly)
    await act(acceptAppointment, doctor, _id)
    expect(await act(finishAppointment, doctor, _id)).toMatchObject(tooEarly)
    await act(startAppointment, doctor, _id)
    expect((await act(finishAppointment, doctor, _id)).status).toBe(200)
    expect(await act(finishAppointment, doctor, _id)).toMatchObject(tooEarly)
  })

  it('sent twice with one key, to two servers, happens once and gets the same answer', async () => {
    const id = await running()
    const [one, other] = await Promise.all(
      town.apis.map((api) =>
        api.ask(finishAppointment, { token: doctor.token, params: { id }, key: 'finish-once-0001' }),
      ),
    )
    expect(one).toMatchObject({ status: 200, answer: { status: 'completed' } })
    expect(other?.answer).toEqual(one?.answer)
    expect((await kindsTold(patient)).filter((kind) => kind === 'appointments.finished')).toHaveLength(1)
  })
})

describe('unfinished visits', () => {
  it('stay open until the end of the town’s day, and are then closed without a note; both sides are notified once', async () => {
    const id = await running()
    town.clock.now = new Date('2026-11-21T23:59:00+05:30')
    await expireRequests(appContext())
    expect(await statusOf(id)).toBe('in-progress')
    town.clock.now = new Date('2026-11-22T00:00:00+05:30')
    await Promise.all([expireRequests(appContext()), expireRequests(appContext())])
    expect(await seenBy(patient, id)).toMatchObject({ status: 'completed', autoClosed: true })
    for (const person of [patient, doctor]) {
      const told = (await kindsTold(person)).filter((kind) => kind === 'appointments.autoClosed')
      expect(told).toHaveLength(1)
    }
    expect((await act(finishAppointment, doctor, id)).error.code).toBe('alreadyDecided')
  })

  it('from earlier days are closed in the first run, however many there are', async () => {
    const old = Array.from({ length: 250 }, (_, n) => ({
      patientId: patient.patientId,
      doctorId: doctor.id,
      date: `2026-0${1 + (Math.floor(n / 25) % 9)}-${10 + (n % 15)}`,
      time: `${10 + Math.floor(n / 90)}:${15 * (n % 4) || '00'}`,
      status: 'in-progress' as const,
    }))
    const distinct = new Map(old.map((one) => [`${one.date} ${one.time}`, one]))
    await buildAppointments(appContext(), [...distinct.values()])
    await expireRequests(appContext())
    const { rows } = await appContext().store.pool.query(
      'select status, auto_closed, count(*)::int from appointments group by 1, 2',
    )
    expect(rows).toEqual([{ status: 'completed', auto_closed: true, count: distinct.size }])
  })

  it('only a completed visit can be marked as auto-closed, enforced by the database', async () => {
    const id = await running()
    await expect(
      appContext().store.pool.query('update appointments set auto_closed = true where id = $1', [id]),
    ).rejects.toThrow('only_completed_ones_are_auto_closed')
  })
})
