import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  acceptAppointment,
  cancelAppointment,
  listAppointments,
  rejectAppointment,
  requestAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { persist } from '../../../../tests/setup/persist.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../../tests/setup/town.ts'

/**
 * Two server instances on one PostgreSQL; each round sends its requests at once, with random timing. 200 are what is
 * promised; 40 are another order of arrival at a tenth of the cost, since those who wait are what costs.
 */
let town: TestTown
const crowds = [200, 40, 40]
// A round that timed out would go on sending requests into the next one's town, so the limit is generous.
vi.setConfig({ testTimeout: 600_000 })
beforeAll(async () => {
  // One doctor answers 200 requests in a moment, with retries: beyond any real rate limit.
  town = await openTown({ servers: 2, settings: { isRateLimited: false } })
})
afterAll(() => town.close())
beforeEach(() => emptyTown(town))

const appContext = () => first(town.servers).appContext
const slot = { specialization: 'fever', date: '2026-11-22', time: '10:00', type: 'in-person' as const }

function many<T extends { status: number }>(crowd: number, make: (n: number) => Promise<T>): Promise<T[]> {
  return Promise.all(
    Array.from({ length: crowd }, async (_, n) => {
      await wait(Math.random() * 40)
      return persist(() => make(n))
    }),
  )
}

const server = (n: number) => town.apis[n % town.apis.length]!

function accept(by: SignedIn, id: string, n: number) {
  return server(n).ask(acceptAppointment, { token: by.token, params: { id } })
}

/** Every status except 409, a lost race: must be one success and above all no 500. */
function winners(told: { status: number }[]): number[] {
  return told.map((one) => one.status).filter((status) => status !== 409)
}

describe.each(crowds.map((crowd, round) => [round, crowd]))('round %i of %i at once', (_, crowd) => {
  it('requests of one patient for one time: one wins, the others get free times', async () => {
    const patient = await patientIn(appContext())
    await doctorIn(appContext())
    const told = await many(crowd, (n) =>
      server(n).ask(requestAppointment, { token: patient.token, body: slot }),
    )
    expect(winners(told)).toEqual([201])
    const losers = told.filter((one) => one.status === 409)
    expect(
      losers.every((one) => one.error.code === 'alreadyAsked' && one.error.details?.freeTimes?.length === 3),
    ).toBe(true)
    expect(await town.api.must(listAppointments, { token: patient.token })).toHaveLength(1)
  })

  it('many patients ask one doctor for one time and the doctor accepts all at once: one is scheduled', async () => {
    const doctor = await doctorIn(appContext())
    const patients = await Promise.all(Array.from({ length: crowd }, () => patientIn(appContext())))
    const asked = await many(crowd, (n) =>
      server(n).ask(requestAppointment, { token: patients[n]!.token, body: slot }),
    )
    expect(asked.every(({ status, answer }) => status === 201 && answer.doctor !== null)).toBe(true)
    const told = await many(crowd, (n) => accept(doctor, asked[n]!.answer._id, n))
    expect(winners(told)).toEqual([200])
    const losers = told.filter((one) => one.status === 409)
    expect(
      losers.every((one) => one.error.code === 'slotTaken' && one.error.details?.freeTimes?.length === 3),
    ).toBe(true)
    const { rows } = await appContext().store.pool.query(
      'select status, count(*)::int from appointments group by status order by status',
    )
    expect(rows).toEqual([
      { status: 'pending', count: crowd - 1 },
      { status: 'scheduled', count: 1 },
    ])
  })

  it('20 doctors accept one open request, ten or two each: one gets it', async () => {
    const patient = await patientIn(appContext())
    const doctors = await Promise.all(
      Array.from({ length: 20 }, () => doctorIn(appContext(), { specialization: 'Skin' })),
    )
    const { _id } = await town.api.must(requestAppointment, { token: patient.token, body: slot })
    expect(winners(await many(crowd, (n) => accept(doctors[n % 20]!, _id, n)))).toEqual([200])
  })

  it('concurrent accept, reject and cancel of one request: one of them holds', async () => {
    const [patient, doctor] = [await patientIn(appContext()), await doctorIn(appContext())]
    const { _id } = await town.api.must(requestAppointment, { token: patient.token, body: slot })
    const told = await many(crowd, (n): Promise<{ status: number }> => {
      if (n % 3 === 0) return accept(doctor, _id, n)
      if (n % 3 === 1) return server(n).ask(rejectAppointment, { token: doctor.token, params: { id: _id } })
      return server(n).ask(cancelAppointment, { token: patient.token, params: { id: _id }, body: {} })
    })
    expect(told.filter((one) => one.status !== 200 && one.status !== 409)).toEqual([])
    const [row] = await town.api.must(listAppointments, { token: patient.token })
    // Accepted and then cancelled is correct too; either way it is decided.
    const wins = told.filter((one) => one.status === 200).length
    expect([1, 2]).toContain(wins)
    expect(['scheduled', 'pending', 'cancelled']).toContain(row?.status)
  })

  it('a doctor rejects one open request again and again: it counts once, and the patient gets one notice', async () => {
    const patient = await patientIn(appContext())
    const [doctor] = [
      await doctorIn(appContext(), { specialization: 'Skin' }),
      await doctorIn(appContext(), { specialization: 'Eyes' }),
    ]
    const { _id } = await town.api.must(requestAppointment, { token: patient.token, body: slot })
    const told = await many(crowd, (n) =>
      server(n).ask(rejectAppointment, { token: doctor.token, params: { id: _id } }),
    )
    expect(winners(told)).toEqual([200])
    const { rows } = await appContext().store.pool.query('select doctor_id from appointment_declines')
    expect(rows).toEqual([{ doctor_id: doctor.id }])
    expect(await town.api.must(listAppointments, { token: patient.token })).toMatchObject([
      { status: 'pending', doctor: null },
    ])
  })

  it('one accept sent again and again with one key happens once and gets the same answer', async () => {
    const [patient, doctor] = [await patientIn(appContext()), await doctorIn(appContext())]
    const { _id } = await town.api.must(requestAppointment, { token: patient.token, body: slot })
    const told = await many(crowd, (n) =>
      server(n).ask(acceptAppointment, { token: doctor.token, params: { id: _id }, key: 'accept-once-0001' }),
    )
    expect(new Set(told.map((one) => `${one.status} ${JSON.stringify(one.answer)}`)).size).toBe(1)
    expect(first(told).answer.status).toBe('scheduled')
    const { rows } = await appContext().store.pool.query(
      "select count(*)::int as n from events where kind = 'appointments.accepted' and subject = $1",
      [_id],
    )
    expect(rows[0]?.n).toBe(1)
  })
})
