import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  listAppointments,
  listMoreAppointments,
  rejectAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { cursorAfter } from '../../../shared/kit/pages.ts'
import { addDays } from '../../../shared/kit/time/town-time.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import type { AppointmentOptions } from '../appointments.fixtures.ts'

let town: TestTown
let doctor: SignedIn
const { appContext, ask, act, booked, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  doctor = await doctorIn(appContext())
})

const had = (...wishes: Partial<AppointmentOptions>[]) => booked(doctor, ...wishes)

describe('beyond the end of the list', () => {
  /** Every quarter of an hour from that day on, or back from it. */
  const quarters = (count: number, from: string, step: 1 | -1): Partial<AppointmentOptions>[] =>
    Array.from({ length: count }, (_, n) => ({
      date: addDays(from, step * Math.floor(n / 96)),
      time: new Date((step === 1 ? n % 96 : 95 - (n % 96)) * 900_000).toISOString().slice(11, 16),
    }))
  const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id)

  async function walk(
    known: readonly { startsAt: string; _id: string }[],
    from: 'first' | 'last',
    by: SignedIn,
  ) {
    const edge = from === 'first' ? known[0] : known.at(-1)
    const found: string[] = []
    let after: string | null = cursorAfter({ at: new Date(edge?.startsAt ?? ''), id: edge?._id ?? '' })
    while (after !== null) {
      const page: AnswerOf<typeof listMoreAppointments> = await town.api.must(listMoreAppointments, {
        token: by.token,
        query: { after },
      })
      found.push(...ids(page.appointments))
      after = page.next
    }
    return found
  }
  const stored = async (by: 'patient_id' | 'doctor_id', person: SignedIn) => {
    const whose = by === 'patient_id' ? person.patientId : person.id
    const rows = appContext().store.db.selectFrom('appointments').select('id').where(by, '=', whose)
    return (await rows.execute()).map(({ id }) => id)
  }

  it('a doctor finds every own appointment, and one given back, each once and the soonest first', async () => {
    await had(...quarters(530, '2026-11-22', 1).map((one) => ({ ...one, status: 'scheduled' as const })))
    const given = await ask(await patientIn(appContext()), { date: '2026-12-20', specialization: 'poetry' })
    expect((await act(rejectAppointment, doctor, given._id)).status).toBe(200)
    const listed = await town.api.must(listAppointments, { token: doctor.token })
    expect(listed).toHaveLength(500)
    const all = [...ids(listed), ...(await walk(listed, 'last', doctor))]
    expect(all).toHaveLength(531)
    expect(new Set(all)).toEqual(new Set([...(await stored('doctor_id', doctor)), given._id]))
    expect(all.at(-1)).toBe(given._id)
  })

  it('a doctor gets the next thirty open requests, and never at the expense of their own appointments', async () => {
    await had(...quarters(3, '2026-12-22', 1).map((one) => ({ ...one, status: 'scheduled' as const })))
    const places = quarters(60, '2026-11-22', 1)
    await had(...places.map((one) => ({ ...one, status: 'pending' as const, doctorId: null })))
    const listed = await town.api.must(listAppointments, { token: doctor.token })
    const open = listed.filter(({ doctor: asked }) => asked === null)
    expect(listed).toHaveLength(33)
    expect(open.map(({ startsAt }) => startsAt)).toEqual(open.map(({ startsAt }) => startsAt).toSorted())
    expect(open.map(({ date, time }) => `${date} ${time}`)).toEqual(
      places.slice(0, 30).map(({ date, time }) => `${date} ${time}`),
    )
  })

  it('a patient finds every older one, and future ones are never cut', async () => {
    const patient = await had(
      { date: '2026-11-25', status: 'scheduled' },
      ...quarters(530, '2026-11-20', -1).map((one) => ({ ...one, status: 'completed' as const })),
    )
    const listed = await town.api.must(listAppointments, { token: patient.token })
    expect(listed).toHaveLength(500)
    expect(listed.at(-1)).toMatchObject({ date: '2026-11-25', status: 'scheduled' })
    const all = [...ids(listed).toReversed(), ...(await walk(listed, 'first', patient))]
    expect(all).toHaveLength(531)
    expect(new Set(all)).toEqual(new Set(await stored('patient_id', patient)))
  })

  it('shows nothing of others, and nothing to an unapproved doctor, the desk or an anonymous caller', async () => {
    const stranger = await doctorIn(appContext(), { approval: 'awaiting' })
    const patient = await had(
      { status: 'scheduled' },
      { status: 'scheduled', doctorId: stranger.id, time: '16:00' },
    )
    const other = await doctorIn(appContext(), { name: 'Other' })
    const id = '01936f2a-0000-7000-8000-000000000001'
    const early = { query: { after: cursorAfter({ at: new Date(0), id }) } }
    const late = { query: { after: cursorAfter({ at: new Date('2030-01-01'), id }) } }
    const nothing = { appointments: [], next: null }
    for (const { token } of [stranger, other])
      expect(await town.api.must(listMoreAppointments, { token, ...early })).toEqual(nothing)
    const otherPatient = await patientIn(appContext())
    expect(await town.api.must(listMoreAppointments, { token: otherPatient.token, ...late })).toEqual(nothing)
    const { token } = patient
    expect((await town.api.must(listMoreAppointments, { token, ...late })).appointments).toHaveLength(2)
    const desk = await personIn(appContext(), 'coordinator')
    expect((await town.api.ask(listMoreAppointments, { token: desk.token, ...early })).status).toBe(403)
    expect((await town.api.ask(listMoreAppointments, early)).status).toBe(401)
  })
})
