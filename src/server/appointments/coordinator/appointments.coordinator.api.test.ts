import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptAppointment,
  rejectAppointment,
  listInDoubt,
  listUnanswered,
} from '../../../shared/appointments/appointments.endpoints.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { buildAppointments } from '../appointments.fixtures.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { follow } from '../../../../tests/setup/stream.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'

let town: TestTown
let coordinator: SignedIn
const morning = new Date('2026-11-21T10:00:00+05:30')
const { appContext, ask, act, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(morning)
  coordinator = await personIn(appContext(), 'coordinator')
})

const read = (query: Record<string, string> = {}) =>
  town.api.must(listUnanswered, { token: coordinator.token, query })

describe('unanswered requests', () => {
  it('show whom to call, since when they wait and which doctors could still accept', async () => {
    const doctors = [
      await doctorIn(appContext(), { specialization: 'Skin' }),
      await doctorIn(appContext(), { specialization: 'Eyes' }),
    ]
    await doctorIn(appContext(), { specialization: 'Teeth', approval: 'awaiting' })
    const patient = await patientIn(appContext(), 'Zorawar Singh')
    const { _id } = await ask(patient)
    expect((await read()).requests).toMatchObject([
      {
        _id,
        patient: { name: 'Zorawar Singh', phone: expect.stringMatching(/\d/) as string },
        askedAt: { date: '2026-11-21', time: '10:00' },
        doctor: null,
        openFor: 2,
      },
    ])
    await act(rejectAppointment, doctors[0]!, _id)
    expect((await read()).requests).toMatchObject([{ openFor: 1 }])
    await act(acceptAppointment, doctors[1]!, _id)
    expect((await read()).requests).toEqual([])
  })

  it('with a danger sign are open for the doctors who treat it, and for all where none does', async () => {
    await doctorIn(appContext(), { specialization: 'Orthopedics' })
    await doctorIn(appContext(), { specialization: 'Eyes' })
    await ask(await patientIn(appContext()), { specialization: 'chest pain', redFlagsSeen: true })
    expect((await read()).requests).toMatchObject([{ doctor: null, openFor: 2 }])
    await doctorIn(appContext(), { specialization: 'Cardiology' })
    expect((await read()).requests).toMatchObject([{ doctor: null, openFor: 1 }])
  })

  it('name the doctor if sent to one', async () => {
    await doctorIn(appContext(), { name: 'Dr. Navjot Gill' })
    await ask(await patientIn(appContext()))
    expect((await read()).requests).toMatchObject([{ doctor: { name: 'Navjot Gill' }, openFor: 1 }])
  })

  it('come page by page, soonest first or longest waiting first, without duplicates or gaps', async () => {
    for (const time of ['15:00', '14:00', '13:00', '13:00', '12:00']) {
      await ask(await patientIn(appContext()), { time })
      town.clock.now = new Date(town.clock.now.getTime() + 60_000)
    }
    const walk = async (order: string) => {
      const times: string[] = []
      for (let after: string | null = ''; after !== null;) {
        const page: Awaited<ReturnType<typeof read>> = await read({
          order,
          limit: '2',
          ...(after && { after }),
        })
        times.push(...page.requests.map(({ time }) => time))
        after = page.next
      }
      return times
    }
    expect(await walk('soonest')).toEqual(['12:00', '13:00', '13:00', '14:00', '15:00'])
    expect(await walk('longest')).toEqual(['15:00', '14:00', '13:00', '13:00', '12:00'])
  })

  it('a scheduled appointment is in doubt while its doctor’s approval is pending', async () => {
    const doctor = await doctorIn(appContext())
    const { _id } = await ask(await patientIn(appContext()))
    await act(acceptAppointment, doctor, _id)
    expect(await read()).toMatchObject({ requests: [], inDoubt: [] })
    await appContext().store.pool.query("update doctors set approval = 'awaiting'")
    expect(await read()).toMatchObject({ requests: [], inDoubt: [{ _id, status: 'scheduled' }] })
  })

  it('lists every appointment in doubt, page by page and soonest first', async () => {
    const doctor = await doctorIn(appContext(), { approval: 'awaiting' })
    const [patient, other] = [await patientIn(appContext()), await doctorIn(appContext(), { name: 'Other' })]
    const promised = Array.from({ length: 120 }, (_, n) => ({
      patientId: patient.patientId,
      doctorId: doctor.id,
      date: `2026-11-${n < 96 ? 22 : 23}`,
      time: new Date((n % 96) * 900_000).toISOString().slice(11, 16),
      status: 'scheduled' as const,
    }))
    const kept = { patientId: patient.patientId, doctorId: other.id, date: '2026-11-24', time: '10:00' }
    await buildAppointments(appContext(), [...promised, { ...kept, status: 'scheduled' }])
    const first = await read()
    const found = [...first.inDoubt]
    for (let after = first.inDoubtNext; after !== null;) {
      const { token } = coordinator
      const page: AnswerOf<typeof listInDoubt> = await town.api.must(listInDoubt, { token, query: { after } })
      found.push(...page.inDoubt)
      after = page.next
    }
    expect(found.map(({ date, time }) => `${date} ${time}`)).toEqual(
      promised.map(({ date, time }) => `${date} ${time}`),
    )
    for (const [token, status] of [
      [patient.token, 403],
      [other.token, 403],
      ['', 401],
    ] as const)
      expect((await town.api.ask(listInDoubt, { token })).status).toBe(status)
  })

  it('an open desk page receives the events of every request, even one sent to a doctor', async () => {
    const doctor = await doctorIn(appContext())
    const stream = await follow(town.urls[0]!, coordinator.token)
    const { _id } = await ask(await patientIn(appContext()))
    expect(await stream.change('appointments.requested')).toMatchObject({
      data: { kind: 'appointments.requested', subject: _id },
    })
    await act(acceptAppointment, doctor, _id)
    expect(await stream.change('appointments.accepted')).toMatchObject({
      data: { kind: 'appointments.accepted' },
    })
    stream.close()
  })

  it('refuses an invalid page cursor', async () => {
    for (const after of ['x', '1.x', '99999999999999999.01a1fd14-3547-736d-953f-202a5e4eea86']) {
      const told = await town.api.ask(listUnanswered, { token: coordinator.token, query: { after } })
      expect(told).toMatchObject({ status: 400, error: { code: 'invalid' } })
    }
  })

  it('logs who looked, once per quarter of an hour', async () => {
    const looks = async () =>
      (
        await appContext().store.pool.query(
          "select actor_id from audit_log where action = 'appointments.unanswered'",
        )
      ).rows
    await read()
    await read()
    expect(await looks()).toEqual([{ actor_id: coordinator.id }])
    town.clock.now = new Date(morning.getTime() + 16 * 60_000)
    await read()
    expect(await looks()).toHaveLength(2)
  })
})
