import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logout } from '../../../shared/accounts/accounts.endpoints.ts'
import { acceptAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn } from '../../../../tests/setup/people.ts'
import { follow, followAgain } from '../../../../tests/setup/stream.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'

let town: TestTown
const { appContext, ask, act } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())

const farUrl = () => town.urls[1]!

describe('the change stream', () => {
  it('delivers a change made on one server to a browser on the other', async () => {
    const [patient, doctor] = [await patientIn(appContext()), await doctorIn(appContext())]
    const { _id } = await ask(patient)
    const stream = await follow(farUrl(), patient.token)
    await act(acceptAppointment, doctor, _id)
    const change = await stream.change('appointments.accepted')
    expect(change.data).toEqual({ kind: 'appointments.accepted', subject: _id })
    stream.close()
  })

  it('is never cached', async () => {
    const { token } = await patientIn(appContext())
    const control = new AbortController()
    const answer = await fetch(`${farUrl()}/api/stream`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      signal: control.signal,
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    control.abort()
  })

  it('resumes after a drop, with changes made meanwhile and those in flight at the drop', async () => {
    const [patient, doctor] = [await patientIn(appContext()), await doctorIn(appContext())]
    const before = await ask(patient, { time: '16:00' })
    const stream = await follow(farUrl(), patient.token)
    await act(acceptAppointment, doctor, before._id)
    const seen = await stream.change('appointments.accepted')

    // A change whose transaction begins before the last seen one and commits after the drop.
    const slow = await appContext().store.pool.connect()
    await slow.query('begin')
    await slow.query('select pg_current_xact_id()')
    const meanwhile = await ask(patient, { time: '17:00' })
    const last = await stream.change('appointments.requested')
    stream.close()
    await slow.query(
      `insert into events (id, kind, subject, topics, at)
       values (gen_random_uuid(), 'appointments.started', $1, array['person:' || $2::text], now())`,
      [before._id, patient.id],
    )
    await slow.query('commit')
    slow.release()

    const again = await follow(farUrl(), patient.token, last.id)
    // Other transactions may hold the resume token back: then earlier events are repeated first.
    await expect
      .poll(() => again.seen('change').map(({ data }) => data))
      .toEqual(
        expect.arrayContaining([
          { kind: 'appointments.started', subject: before._id },
          { kind: 'appointments.requested', subject: meanwhile._id },
        ]),
      )
    expect(seen.data).toEqual({ kind: 'appointments.accepted', subject: before._id })
    again.close()
  })

  it('does not deliver another person’s changes', async () => {
    const [patient, other] = [await patientIn(appContext()), await patientIn(appContext())]
    await doctorIn(appContext())
    const stream = await follow(farUrl(), other.token)
    await ask(patient, { time: '18:00' })
    const own = await ask(other, { time: '18:00' })
    expect((await stream.next('change')).data).toMatchObject({ subject: own._id })
    stream.close()
  })

  it('delivers open requests to approved doctors only', async () => {
    const patient = await patientIn(appContext())
    const approved = await follow(
      farUrl(),
      (await doctorIn(appContext(), { specialization: 'General physician' })).token,
    )
    const awaiting = await follow(farUrl(), (await doctorIn(appContext(), { approval: 'awaiting' })).token)
    const { _id } = await ask(patient, { specialization: 'nothing we know', time: '18:15' })
    expect((await approved.change('appointments.offered')).data).toEqual({
      kind: 'appointments.offered',
      subject: _id,
    })
    expect(awaiting.seen('change')).toEqual([])
    approved.close()
    awaiting.close()
  })

  it('ends with the session, also on the other server', async () => {
    const patient = await patientIn(appContext())
    const streams = await Promise.all(town.urls.map((url) => follow(url, patient.token)))
    await town.api.must(logout, { token: patient.token })
    await Promise.all(streams.map((stream) => stream.ended))
    await expect(follow(farUrl(), patient.token)).rejects.toThrow('401')
  })

  it('is refused without a token', async () => {
    await expect(follow(farUrl(), '')).rejects.toThrow('401')
  })

  it('ends when the PostgreSQL connection breaks, so that the browser reconnects and resumes', async () => {
    const patient = await patientIn(appContext())
    const doctor = await doctorIn(appContext(), { specialization: 'Skin' })
    const { _id } = await ask(patient, { specialization: 'Skin', time: '19:00' })
    const stream = await follow(farUrl(), patient.token)
    await first(town.servers).appContext.store.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nabz listen' and datname = current_database()",
    )
    await stream.ended
    await act(acceptAppointment, doctor, _id)
    const again = await followAgain(farUrl(), patient.token, stream.lastId())
    // While other tests write, the resume token lies further back, so earlier events may be repeated.
    await expect
      .poll(() => again.seen('change').map(({ data }) => data))
      .toContainEqual({
        kind: 'appointments.accepted',
        subject: _id,
      })
    again.close()
  })
})
