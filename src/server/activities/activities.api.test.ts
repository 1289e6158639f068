import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeRecoveryCodes } from '../../shared/accounts/accounts.endpoints.ts'
import { listActivities } from '../../shared/activities/activities.endpoints.ts'
import {
  acceptAppointment,
  cancelAppointment,
  rejectAppointment,
} from '../../shared/appointments/appointments.endpoints.ts'
import { markNoticesSeen, listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { addPatient, savePatientProfile } from '../../shared/patients/patients.endpoints.ts'
import { buildToken } from '../accounts/accounts.fixtures.ts'
import { buildAppointments, historyOfInserted } from '../appointments/appointments.fixtures.ts'
import { recordStatements } from '../../../bench/recording.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { follow } from '../../../tests/setup/stream.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
const morning = new Date('2026-11-21T10:00:00+05:30')
const { appContext, ask, act, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  // One patient makes more requests here than a day allows.
  town = await openTown({ settings: { isRateLimited: false } })
})
afterAll(() => town.close())
beforeEach(() => startOver(morning))

const list = (who: SignedIn) => town.api.must(listActivities, { token: who.token })
const kindsOf = async (who: SignedIn) => (await list(who)).map(({ kind }) => kind)
const saved = { kind: 'patients.saved' }

function later(minutes: number): void {
  town.clock.now = new Date(town.clock.now.getTime() + minutes * 60_000)
}

function cancel(who: SignedIn, id: string, reason = '') {
  return town.api.must(cancelAppointment, { token: who.token, params: { id }, body: { reason } })
}

describe('recent activities', () => {
  it('are empty for somebody who did nothing', async () => {
    expect(await list(await personIn(appContext(), 'patient'))).toEqual([])
  })

  it('are the person’s own acts and what others did, newest first', async () => {
    const [patient, doctor] = [
      await patientIn(appContext()),
      await doctorIn(appContext(), { name: 'Dr. Navjot Gill' }),
    ]
    later(1)
    const { _id } = await ask(patient)
    later(1)
    await act(acceptAppointment, doctor, _id)
    expect(await list(patient)).toMatchObject([
      {
        kind: 'appointments.accepted',
        subject: _id,
        at: '2026-11-21T04:32:00.000Z',
        facts: { doctor: 'Navjot Gill', date: '2026-11-21', time: '15:00' },
      },
      {
        kind: 'appointments.asked',
        subject: _id,
        at: '2026-11-21T04:31:00.000Z',
        facts: { date: '2026-11-21', time: '15:00' },
      },
      { ...saved, subject: patient.patientId, at: '2026-11-21T04:30:00.000Z', facts: {} },
    ])
  })

  it('of another in the family leave out what the account is told about itself', async () => {
    const mother = await patientIn(appContext())
    const born = { name: 'Gurnoor', relation: 'child', birthDate: '2026-03', gender: 'Female' } as const
    const body = { ...born, address: '', phone: '', consent: false }
    const { id } = await town.api.must(addPatient, { token: mother.token, body })
    later(1)
    await town.api.must(makeRecoveryCodes, { token: mother.token, body: { password: 'secret1' } })
    expect((await kindsOf(mother))[0]).toBe('accounts.codesMade')
    expect(await town.api.must(listActivities, { token: mother.token, patientId: id })).toMatchObject([saved])
  })

  it('stay when the notice is marked as seen', async () => {
    const [patient, doctor] = [await patientIn(appContext()), await doctorIn(appContext())]
    await act(acceptAppointment, doctor, (await ask(patient))._id)
    const ids = (await town.api.must(listNotices, { token: patient.token })).map(({ id }) => id)
    await town.api.must(markNoticesSeen, { token: patient.token, body: { ids } })
    expect(await kindsOf(patient)).toContain('appointments.accepted')
  })

  it('follow a rejected request to the next doctor', async () => {
    const patient = await patientIn(appContext())
    const doctors = [
      await doctorIn(appContext(), { name: 'One' }),
      await doctorIn(appContext(), { name: 'Two' }),
    ]
    const asked = await ask(patient)
    later(1)
    const asking = doctors.find(({ name }) => name === asked.doctor?.name) ?? patient
    const next = doctors.find(({ name }) => name !== asked.doctor?.name)?.name
    await act(rejectAppointment, asking, asked._id)
    expect((await list(patient))[0]).toMatchObject({
      kind: 'appointments.reassigned',
      facts: { doctor: next },
    })
  })

  it('tell who cancelled', async () => {
    const [patient, doctor] = [await patientIn(appContext()), await doctorIn(appContext())]
    const [one, two] = [await ask(patient), await ask(patient, { time: '16:00' })]
    await act(acceptAppointment, doctor, two._id)
    later(1)
    await cancel(patient, one._id)
    later(1)
    await cancel(doctor, two._id, 'Called to the ward')
    const ends = (await list(patient)).filter(({ kind }) => kind.includes('ancelled'))
    expect(ends).toMatchObject([
      { kind: 'appointments.cancelledByDoctor', subject: two._id, facts: { reason: 'Called to the ward' } },
      { kind: 'appointments.cancelled', subject: one._id },
    ])
  })

  it('do not call another’s cancellation the patient’s own when its notice is gone', async () => {
    const [patient, doctor] = [await patientIn(appContext()), await doctorIn(appContext())]
    const { _id } = await ask(patient)
    await act(acceptAppointment, doctor, _id)
    await cancel(doctor, _id, 'Called to the ward')
    await appContext().store.pool.query('delete from notices')
    expect(await kindsOf(patient)).toEqual(['appointments.asked', 'patients.saved'])
  })

  it('keep the time of a cancellation when its row is updated later', async () => {
    const [patient] = [await patientIn(appContext()), await doctorIn(appContext())]
    const { _id } = await ask(patient)
    later(1)
    await cancel(patient, _id)
    later(60)
    await appContext().store.pool.query('update appointments set updated_at = $1', [town.clock.now])
    expect((await list(patient))[0]).toMatchObject({
      kind: 'appointments.cancelled',
      at: '2026-11-21T04:31:00.000Z',
    })
  })

  it('include the end of an appointment, with its doctor', async () => {
    const [patient, doctor] = [
      await patientIn(appContext()),
      await doctorIn(appContext(), { name: 'Meena Sharma' }),
    ]
    const over = { patientId: patient.patientId, doctorId: doctor.id, date: '2026-11-20', time: '11:00' }
    await buildAppointments(appContext(), [{ ...over, status: 'completed' }])
    expect(await list(patient)).toContainEqual(
      expect.objectContaining({
        kind: 'appointments.completed',
        facts: { doctor: 'Meena Sharma', date: '2026-11-20', time: '11:00' },
      }),
    )
  })

  it('are limited to the ten newest', async () => {
    const patient = await patientIn(appContext())
    for (let n = 0; n < 11; n += 1) {
      later(1)
      await ask(patient, { date: '2026-11-22', time: `${String(8 + n).padStart(2, '0')}:00` })
    }
    const shown = await list(patient)
    expect(shown).toHaveLength(10)
    expect(shown[0]?.facts.time).toBe('18:00')
    expect(shown.at(-1)?.facts.time).toBe('09:00')
  })

  it('end at the same age as notices', async () => {
    const patient = await patientIn(appContext())
    town.clock.now = new Date(morning.getTime() + 91 * 24 * 3_600_000)
    const token = await buildToken(appContext(), patient)
    expect(await list({ ...patient, token })).toEqual([])
  })

  it('are private', async () => {
    const [patient, doctor] = [await patientIn(appContext()), await doctorIn(appContext())]
    const other = await patientIn(appContext())
    await act(acceptAppointment, doctor, (await ask(patient))._id)
    expect(await list(other)).toMatchObject([{ ...saved, subject: other.patientId }])
    const told = await town.api.ask(listActivities, { token: doctor.token })
    expect(told).toMatchObject({ status: 403, error: { code: 'wrongRole' } })
  })
})

it('a saved profile is sent to the person’s other screens, and to nobody else’s', async () => {
  const [patient, other] = [await personIn(appContext(), 'patient'), await personIn(appContext(), 'patient')]
  const [own, foreign] = [await follow(town.api.url, patient.token), await follow(town.api.url, other.token)]
  const body = { name: 'Asha Rani', age: 40, gender: 'Female', address: '', phone: '' }
  for (const { token } of [patient, other]) await town.api.must(savePatientProfile, { token, body })
  expect((await own.change('patients.saved')).data).toMatchObject({
    kind: 'patients.saved',
    subject: patient.patientId,
  })
  // Had it received the first event, that would come before its own.
  expect((await foreign.change('patients.saved')).data).toMatchObject({
    kind: 'patients.saved',
    subject: other.patientId,
  })
  own.close()
  foreign.close()
})

it('the ends of appointments are found by index among those of a whole town', async () => {
  const patient = await patientIn(appContext())
  const { pool } = appContext().store
  await pool.query(`
    insert into users (id, username, username_key, email, email_key, password_hash, name, phone, role, created_at)
    select gen_random_uuid(), n, n, n, n, '-', 'Simran Kaur ' || n, '5550000000', 'patient', now()
    from generate_series(1, 500) n`)
  await pool.query(
    'insert into patients (id, name, phone, updated_at) select id, name, phone, now() from users where id <> $1',
    [patient.id],
  )
  await pool.query(
    `with people as (select array_agg(id) as ids from patients),
     inserted as (
       insert into appointments (id, patient_id, specialization, type, status, offered_to_all, starts_at, day, time, created_at, updated_at)
       select gen_random_uuid(), ids[1 + n % 501], 'fever', 'in-person', 'cancelled', true, at, at::date, '10:00', at, at
       from people, generate_series(0, 49999) n, lateral (
         select $1::timestamptz - (n / 501) * interval '1 day' as at) day
       returning *)
     ${historyOfInserted}`,
    [town.clock.now],
  )
  await pool.query('analyze')
  const statements = await recordStatements(async () => {
    await list(patient)
  })
  const asked = statements.find(({ text }) => text.includes('appointment_status_history'))
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${asked?.text}`, asked?.values)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('appointment_status_history_pkey')
  expect(plan).not.toMatch(/Seq Scan on (appointments|appointment_status_history)/)
})
