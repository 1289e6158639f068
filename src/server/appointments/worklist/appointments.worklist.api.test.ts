import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  listAppointments,
  rejectAppointment,
  listFollowUps,
  listOpenRequests,
  listOwnRequests,
  listTeleconsultations,
  listVisitsWithoutNote,
  readDoctorSummary,
} from '../../../shared/appointments/appointments.endpoints.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { addDays } from '../../../shared/kit/time/town-time.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildPatientProfile } from '../../patients/patients.fixtures.ts'
import { buildAppointments, type AppointmentOptions } from '../appointments.fixtures.ts'

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
const summary = (by = doctor) => town.api.must(readDoctorSummary, { token: by.token })
const followUps = (by = doctor) => town.api.must(listFollowUps, { token: by.token })
const nothing = {
  today: 0,
  patients: 0,
  pendingReviews: 0,
  openRequests: 0,
  teleconsultations: 0,
  followUpCalls: 0,
  followUpsDue: 0,
  visitsWithoutNote: 0,
  unsignedPrescriptions: 0,
  labReviews: 0,
}

describe('the figures of a doctor', () => {
  it.each<[Partial<AppointmentOptions>, Partial<typeof nothing>]>([
    [{ status: 'pending' }, { today: 1, pendingReviews: 1 }],
    [{ status: 'pending', time: '09:00' }, { today: 1 }],
    [
      { status: 'pending', date: '2026-11-22', type: 'teleconsultation' },
      { pendingReviews: 1, teleconsultations: 1 },
    ],
    [
      { status: 'scheduled', time: '09:00' },
      { today: 1, patients: 1 },
    ],
    [
      { status: 'scheduled', time: '23:45' },
      { today: 1, patients: 1 },
    ],
    [{ status: 'in-progress' }, { today: 1, patients: 1 }],
    [
      { status: 'completed', date: '2026-11-20', type: 'teleconsultation' },
      { patients: 1, teleconsultations: 1 },
    ],
    [{ status: 'cancelled', type: 'teleconsultation' }, {}],
    [{ status: 'failed', type: 'teleconsultation' }, {}],
    [{ doctorId: null, status: 'pending', type: 'teleconsultation' }, { openRequests: 1 }],
    [
      { status: 'missed', date: '2026-11-07', time: '00:00' },
      { patients: 1, followUpCalls: 1 },
    ],
    [{ status: 'missed', date: '2026-11-06', time: '23:45' }, { patients: 1 }],
    [
      { status: 'completed', autoClosed: true, date: '2026-11-07', time: '00:00' },
      { patients: 1, visitsWithoutNote: 1 },
    ],
    [{ status: 'completed', autoClosed: true, date: '2026-11-06', time: '23:45' }, { patients: 1 }],
  ])('%o counts as %o', async (options, figures) => {
    await had(options)
    expect(await summary()).toEqual({ ...nothing, ...figures })
  })

  it('count a patient once, and ignore other doctors', async () => {
    await had({ status: 'completed', date: '2026-11-02' }, { status: 'scheduled' })
    const other = await doctorIn(appContext(), { name: 'Other' })
    await had(
      { status: 'completed', doctorId: other.id },
      { status: 'scheduled', doctorId: other.id, time: '16:00' },
    )
    expect(await summary()).toEqual({ ...nothing, today: 1, patients: 1 })
  })

  it('leave out an open request the doctor has rejected', async () => {
    const asked = await ask(await patientIn(appContext()), { specialization: 'poetry' })
    await doctorIn(appContext(), { name: 'Other' })
    expect((await summary()).openRequests).toBe(1)
    expect((await act(rejectAppointment, doctor, asked._id)).status).toBe(200)
    expect((await summary()).openRequests).toBe(0)
  })

  it('are zero for an unapproved doctor', async () => {
    const stranger = await doctorIn(appContext(), { approval: 'awaiting' })
    await had({ doctorId: stranger.id, status: 'missed', date: '2026-11-20', type: 'teleconsultation' })
    expect(await summary(stranger)).toEqual(nothing)
    expect(await followUps(stranger)).toEqual([])
    expect(await town.api.must(listTeleconsultations, { token: stranger.token })).toEqual({
      appointments: [],
      next: null,
    })
  })
})

describe('follow-up calls', () => {
  const missed = { status: 'missed', date: '2026-11-18', specialization: 'ਬੁਖਾਰ' } as const

  it('name the patient, the phone and the missed appointment', async () => {
    const patient = await had(missed)
    expect(await followUps()).toEqual([
      {
        patientId: patient.patientId,
        name: 'Harpreet Kaur',
        phone: '5550000000',
        date: '2026-11-18',
        time: '15:00',
        specialization: 'ਬੁਖਾਰ',
      },
    ])
  })

  it('use the phone of the account where the profile has none', async () => {
    const patient = await had({ status: 'missed', date: '2026-11-20' })
    await buildPatientProfile(appContext(), patient.patientId, { name: 'Asha', phone: '' })
    expect(await followUps()).toMatchObject([{ name: 'Asha', phone: '5550000000' }])
  })

  it.each([
    ['pending', '2026-11-25', 0],
    ['scheduled', '2026-11-25', 0],
    ['completed', '2026-11-20', 0],
    ['missed', '2026-11-20', 1],
    ['cancelled', '2026-11-25', 1],
    ['failed', '2026-11-20', 1],
    ['completed', '2026-11-10', 1],
  ] as const)('with a %s one on %s besides: %i', async (status, date, count) => {
    await had(missed, { status, date })
    expect(await followUps()).toHaveLength(count)
    expect((await summary()).followUpCalls).toBe(count)
  })

  it('stay with this doctor when the patient goes to another', async () => {
    const other = await doctorIn(appContext(), { name: 'Other' })
    await had(missed, { status: 'scheduled', date: '2026-11-25', doctorId: other.id })
    expect(await followUps()).toHaveLength(1)
    expect(await followUps(other)).toEqual([])
  })
})

const requestsOf = { own: listOwnRequests, open: listOpenRequests }
async function walkRequests(whose: 'own' | 'open', by = doctor): Promise<string[]> {
  const ids: string[] = []
  for (let after: string | null = ''; after !== null;) {
    const query: Record<string, string> = after ? { after } : {}
    const page: AnswerOf<typeof listOwnRequests> = await town.api.must(requestsOf[whose], {
      token: by.token,
      query,
    })
    ids.push(...page.appointments.map(({ _id }) => _id))
    after = page.next
  }
  return ids
}

describe('requests', () => {
  it('are the doctor’s own or those open to all, soonest first; none decided, past or rejected', async () => {
    await had({ status: 'pending', time: '16:00' }, { status: 'pending', time: '15:00' })
    await had({ status: 'scheduled' }, { status: 'pending', time: '09:00' })
    const other = await doctorIn(appContext(), { name: 'Other' })
    await had({ doctorId: other.id, status: 'pending' }, { doctorId: null, status: 'pending', time: '17:00' })
    const refusedOne = await ask(await patientIn(appContext()), { specialization: 'poetry', time: '18:00' })
    await act(rejectAppointment, doctor, refusedOne._id)
    const told = (whose: 'own' | 'open') => town.api.must(requestsOf[whose], { token: doctor.token })
    expect((await told('own')).appointments.map(({ time }) => time)).toEqual(['15:00', '16:00'])
    expect((await told('open')).appointments.map(({ time }) => time)).toEqual(['17:00'])
    const { pendingReviews, openRequests } = await summary()
    expect([pendingReviews, openRequests]).toEqual([2, 1])
  })

  it('are hidden from an unapproved doctor', async () => {
    const stranger = await doctorIn(appContext(), { approval: 'awaiting' })
    await had(
      { doctorId: null, status: 'pending' },
      { doctorId: stranger.id, status: 'pending', time: '16:00' },
    )
    expect(await walkRequests('open', stranger)).toEqual([])
    expect(await walkRequests('own', stranger)).toEqual([])
  })
})

describe('teleconsultations', () => {
  it('come page by page, the latest first, and only the doctor’s own', async () => {
    const days = Array.from({ length: 23 }, (_, n) => `2026-10-${String(n + 1).padStart(2, '0')}`)
    await had(...days.map((date) => ({ date, type: 'teleconsultation', status: 'completed' }) as const))
    await had({ status: 'completed', date: '2026-10-30' })
    const other = await doctorIn(appContext(), { name: 'Other' })
    await had({ doctorId: other.id, type: 'teleconsultation', status: 'completed' })
    const first = await town.api.must(listTeleconsultations, { token: doctor.token })
    const second = await town.api.must(listTeleconsultations, {
      token: doctor.token,
      query: { after: first.next ?? '' },
    })
    expect([first.appointments.length, second.appointments.length, second.next]).toEqual([20, 3, null])
    const seen = [...first.appointments, ...second.appointments].map(({ date }) => date)
    expect(seen).toEqual(days.toReversed())
  })
})

describe('visits without a note', () => {
  const closed = { status: 'completed', autoClosed: true } as const
  const walk = async (by = doctor) => {
    const found: string[] = []
    for (let after: string | null = ''; after !== null;) {
      const page: AnswerOf<typeof listVisitsWithoutNote> = await town.api.must(listVisitsWithoutNote, {
        token: by.token,
        query: after === '' ? {} : { after },
      })
      found.push(...page.appointments.map(({ date, time }) => `${date} ${time}`))
      after = page.next
    }
    return found
  }

  it('are those of the last 14 days that were closed at the end of the day, newest first, page by page', async () => {
    const times = Array.from({ length: 25 }, (_, n) => ({
      date: `2026-11-${String(8 + Math.floor(n / 2)).padStart(2, '0')}`,
      time: n % 2 ? '15:00' : '10:00',
    }))
    const patient = await had(...times.map((time) => ({ ...closed, ...time })))
    await had(
      { ...closed, date: '2026-11-06' },
      { status: 'completed', date: '2026-11-20', time: '09:00' },
      { status: 'missed', date: '2026-11-20', time: '09:30' },
    )
    expect(await walk()).toEqual(times.map(({ date, time }) => `${date} ${time}`).toReversed())
    expect((await summary()).visitsWithoutNote).toBe(25)
    const [latest] = (await town.api.must(listVisitsWithoutNote, { token: doctor.token })).appointments
    // The id links to the patient's page.
    expect(latest).toMatchObject({ autoClosed: true, patient: { id: patient.patientId } })
  })

  it('are hidden from other doctors, an unapproved one, patients and anonymous callers', async () => {
    const stranger = await doctorIn(appContext(), { approval: 'awaiting' })
    const day = { ...closed, date: '2026-11-20' }
    const patient = await had(day, { ...day, doctorId: stranger.id, time: '16:00' })
    expect(await walk(stranger)).toEqual([])
    expect(await walk(await doctorIn(appContext(), { name: 'Other' }))).toEqual([])
    expect((await town.api.ask(listVisitsWithoutNote, { token: patient.token })).status).toBe(403)
    expect((await town.api.ask(listVisitsWithoutNote, {})).status).toBe(401)
  })
})

it('however many requests there are, a doctor’s own patients stay on the list', async () => {
  const crowd = await patientIn(appContext())
  const quarters = Array.from({ length: 510 }, (_, n) => ({
    patientId: crowd.patientId,
    doctorId: null,
    date: addDays('2026-11-22', Math.floor(n / 96)),
    time: new Date((n % 96) * 900_000).toISOString().slice(11, 16),
  }))
  await buildAppointments(appContext(), quarters)
  await had({ status: 'scheduled', date: '2026-12-20' })
  const all = await town.api.must(listAppointments, { token: doctor.token })
  expect(all.at(-1)).toMatchObject({ date: '2026-12-20', status: 'scheduled' })
  // Open requests are counted up to a hundred, but listed completely, page by page.
  expect((await summary()).openRequests).toBe(100)
  expect(await walkRequests('open')).toHaveLength(510)
  expect(all.map(({ startsAt }) => startsAt)).toEqual(all.map(({ startsAt }) => startsAt).toSorted())
})
