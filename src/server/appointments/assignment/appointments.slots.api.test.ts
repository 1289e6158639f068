import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordStatements } from '../../../../bench/recording.ts'
import {
  acceptAppointment,
  listAppointments,
  requestAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { gridMinutes } from '../../../shared/appointments/appointments.booking.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { persist } from '../../../../tests/setup/persist.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildFacility, buildMembership } from '../../facilities/facilities.fixtures.ts'
import { buildAppointments } from '../appointments.fixtures.ts'

/** Visits of different length: no two of one doctor or of one patient overlap, whenever each begins. */
let town: TestTown
beforeAll(async () => {
  town = await openTown({ servers: 2, settings: { isRateLimited: false } })
})
afterAll(() => town.close())

const { appContext, ask, act, booked, startOver } = appointmentsIn(() => town)
const query = (text: string, values?: unknown[]) => appContext().store.pool.query(text, values)
let doctor: SignedIn
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  doctor = await doctorIn(appContext())
  const hours = { name: 'Day Clinic', category: 'clinic' as const, timing: '09:00-20:00' }
  await buildMembership(appContext(), {
    userId: doctor.id,
    facilityId: await buildFacility(appContext(), hours),
  })
})

const timesOf = (error: { details?: { freeTimes?: { time: string }[] | undefined } | undefined }) =>
  error.details?.freeTimes?.map(({ time }) => time)

/** The id of the only appointment of a new patient, with this doctor. */
async function oneWith(options: Parameters<typeof booked>[1]): Promise<string> {
  const patient = await booked(doctor, options ?? {})
  const [own] = await town.api.must(listAppointments, { token: patient.token })
  return own!._id
}

it('an appointment takes as long as the grid when nothing else is said', async () => {
  const patient = await patientIn(appContext())
  await ask(patient)
  await booked(doctor, { time: '16:00' })
  await query(`update appointments set duration_minutes = default where starts_at < '2026-11-21 15:30+05:30'`)
  const { rows } = await query('select duration_minutes from appointments')
  expect(rows).toEqual([{ duration_minutes: gridMinutes }, { duration_minutes: gridMinutes }])
})

it('a doctor cannot accept a visit that overlaps a longer one, and is told when there is time', async () => {
  await booked(doctor, { time: '15:00', minutes: 45, status: 'scheduled' })
  const inside = await oneWith({ time: '15:30' })
  const told = await town.api.ask(acceptAppointment, { token: doctor.token, params: { id: inside } })
  expect([told.status, told.error.code]).toEqual([409, 'slotTaken'])
  expect(timesOf(told.error)).toEqual(['15:45', '16:00', '16:15'])
  const after = await oneWith({ time: '15:45' })
  expect((await act(acceptAppointment, doctor, after)).status).toBe(200)
})

it('the free times have room for as long as the visit takes', async () => {
  await booked(doctor, { time: '15:00', status: 'scheduled' }, { time: '16:00', status: 'in-progress' })
  const long = await oneWith({ time: '14:45', minutes: 60 })
  const told = await town.api.ask(acceptAppointment, { token: doctor.token, params: { id: long } })
  expect(timesOf(told.error)).toEqual(['16:15', '16:30', '16:45'])
})

it('accepting a longer visit reassigns every request that it overlaps, and no other', async () => {
  const long = await oneWith({ time: '15:00', minutes: 45 })
  const [inside, before, next] = [
    await oneWith({ time: '15:30' }),
    await oneWith({ time: '14:45' }),
    await oneWith({ time: '15:45' }),
  ]
  expect((await act(acceptAppointment, doctor, long)).status).toBe(200)
  const { rows } = await query(
    'select id from appointments where doctor_id = $1 and status = $2 order by starts_at',
    [doctor.id, 'pending'],
  )
  expect(rows).toEqual([{ id: before }, { id: next }])
  const { rows: declined } = await query('select appointment_id, cause from appointment_declines')
  expect(declined).toEqual([{ appointment_id: inside, cause: 'slotTaken' }])
})

it('a request goes to the doctor who is free then, not to one who is in a longer visit', async () => {
  await booked(doctor, { time: '14:30', minutes: 60, status: 'scheduled' })
  const other = await doctorIn(appContext(), { name: 'Jaspreet Kaur Gill' })
  await booked(other, { time: '17:00', status: 'scheduled' }, { time: '18:00', status: 'scheduled' })
  const asked = await ask(await patientIn(appContext()), { time: '15:15' })
  const { rows } = await query('select doctor_id from appointments where id = $1', [asked._id])
  expect(rows).toEqual([{ doctor_id: other.id }])
})

it('a patient cannot ask for a time inside a longer visit, and is told when there is time', async () => {
  const patient = await booked(doctor, { time: '13:00', minutes: 30, status: 'scheduled' })
  const body = { specialization: 'fever', date: '2026-11-21', time: '13:15', type: 'in-person' as const }
  const told = await town.api.ask(requestAppointment, { token: patient.token, body })
  expect([told.status, told.error.code]).toEqual([409, 'alreadyAsked'])
  expect(timesOf(told.error)).toEqual(['13:30', '13:45', '14:00'])
  expect((await ask(patient, { time: '13:30' })).status).toBe('pending')
})

it('sixty visits of three lengths that share one moment, accepted at once on two servers: one is scheduled', async () => {
  const spans = [
    ['15:00', 45],
    ['15:15', 30],
    ['15:30', 15],
  ] as const
  const ids = await Promise.all(
    Array.from({ length: 60 }, (_, n) => {
      const [time, minutes] = spans[n % 3]!
      return oneWith({ time, minutes })
    }),
  )
  const told = await Promise.all(
    ids.map(async (id, n) => {
      await wait(Math.random() * 40)
      return persist(() => town.apis[n % 2]!.ask(acceptAppointment, { token: doctor.token, params: { id } }))
    }),
  )
  const losers = told.filter(({ status }) => status !== 200)
  expect(losers).toHaveLength(59)
  expect(losers.every(({ status, error }) => status === 409 && error.code === 'slotTaken')).toBe(true)
  const { rows } = await query("select count(*)::int as n from appointments where status = 'scheduled'")
  expect(rows).toEqual([{ n: 1 }])
})

describe('the database itself', () => {
  it('refuses an overlap of two visits of one doctor, also of two transactions at once', async () => {
    const ids = [await oneWith({ time: '15:00', minutes: 60 }), await oneWith({ time: '15:45' })]
    const results = await Promise.allSettled(
      ids.map((id) =>
        query(
          `with changed as (update appointments set status = 'scheduled' where id = $1 returning *)
           insert into appointment_status_history
             (appointment_id, seq, to_status, doctor_id, actor_role, recorded_at)
           select id, 9, status, doctor_id, 'unknown', now() from changed`,
          [id],
        ),
      ),
    )
    const refused = results.filter(({ status }) => status === 'rejected')
    // PostgreSQL may also end one of them because each waits for the other.
    const refusals = ['conflicting key value violates exclusion constraint', 'deadlock detected']
    expect(refused).toHaveLength(1)
    expect(refusals.some((one) => String((refused[0] as PromiseRejectedResult).reason).includes(one))).toBe(
      true,
    )
  })

  it('refuses an overlap of two requests of one patient', async () => {
    const longer = booked(doctor, { time: '15:00', minutes: 60 }, { time: '15:45' })
    await expect(longer).rejects.toMatchObject({ constraint: 'one_request_per_patient_and_time' })
  })

  it('refuses a visit that takes no time', async () => {
    await expect(booked(doctor, { minutes: 0 })).rejects.toMatchObject({
      constraint: 'appointments_duration_check',
    })
  })
})

it('a free doctor is found by index in a busy town', async () => {
  const doctors = [doctor]
  for (let n = 0; n < 9; n += 1) doctors.push(await doctorIn(appContext(), { name: `Doctor ${n}` }))
  const wishes = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const { patientId } = await patientIn(appContext())
      return doctors.map((one, at) => ({
        patientId,
        doctorId: one.id,
        // Ten visits of each patient, one with each doctor, none at the time of another.
        date: `2026-12-${String(1 + Math.floor(n / 10)).padStart(2, '0')}`,
        time: `${String(8 + ((n + at) % 10)).padStart(2, '0')}:${n % 2 ? '00' : '15'}`,
        status: 'scheduled' as const,
      }))
    }),
  )
  await buildAppointments(appContext(), wishes.flat())
  await query('analyze')
  const patient = await patientIn(appContext())
  const statements = await recordStatements(async () => {
    await ask(patient)
  })
  const routing = statements.find(({ text }) => /from doctors/.test(text))
  const { rows } = await query(`explain ${routing?.text}`, routing?.values)
  const plan = (rows as { 'QUERY PLAN': string }[]).map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('one_patient_per_doctor_and_time')
  expect(plan).not.toMatch(/Seq Scan on appointments/)
})
