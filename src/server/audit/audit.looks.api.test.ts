import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchAccounts } from '../../shared/accounts/accounts.endpoints.ts'
import { listAppointments } from '../../shared/appointments/appointments.endpoints.ts'
import { findPeople } from '../../shared/appointments/appointments.queue.endpoints.ts'
import { listLooks } from '../../shared/audit/audit.endpoints.ts'
import {
  addPatient,
  listPatientsInCare,
  readPatientInCare,
} from '../../shared/patients/patients.endpoints.ts'
import { acceptInvitation, invite } from '../../shared/sharing/sharing.endpoints.ts'
import { lookUp } from '../../shared/dispensing/dispensing.endpoints.ts'
import { listRecordsOfPatient } from '../../shared/records/records.endpoints.ts'
import { listPatientVitals, listVitals } from '../../shared/vitals/vitals.endpoints.ts'
import { buildAppointments } from '../appointments/appointments.fixtures.ts'
import { buildSigned } from '../dispensing/dispensing.fixtures.ts'
import { buildPatientProfile } from '../patients/patients.fixtures.ts'
import { buildFacility, buildMembership } from '../facilities/facilities.fixtures.ts'
import { recordStatements } from '../../../bench/recording.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const appContext = () => first(town.servers).appContext
const at = (time: string) => {
  town.clock.now = new Date(`2026-11-21T${time}:00+05:30`)
}
const looksOf = async (by: SignedIn, patientId?: string) =>
  town.api.must(listLooks, { token: by.token, ...(patientId && { patientId }) })
const said = ({ looks }: Awaited<ReturnType<typeof looksOf>>) =>
  looks.map(({ at: { time }, role, name, what }) => `${time} ${role} ${name} ${what}`)

beforeAll(async () => {
  town = await openTown()
  patient = await patientIn(appContext(), 'Zorawar Singh')
  doctor = await doctorIn(appContext(), { name: 'Dr. Navjot Gill' })
  const visit = { doctorId: doctor.id, date: '2026-11-20', status: 'completed' } as const
  const other = await patientIn(appContext(), 'Mohan Lal')
  await buildAppointments(appContext(), [
    { ...visit, patientId: patient.patientId, time: '11:00' },
    { ...visit, patientId: other.patientId, time: '12:00' },
  ])
})
afterAll(() => town.close())

describe('who looked at a record', () => {
  it('is empty before anybody has', async () => {
    expect(await looksOf(patient)).toEqual({ patient: 'Zorawar Singh', looks: [], next: null })
  })

  it('has the doctors’ reads and lists, and the desk’s search, newest first; nobody else’s', async () => {
    const { token } = doctor
    const params = { id: patient.patientId }
    at('10:00')
    await town.api.must(listPatientsInCare, { token, query: {} })
    at('10:05')
    await town.api.must(readPatientInCare, { token, params })
    at('10:06')
    await town.api.must(listPatientVitals, { token, params })
    at('10:07')
    await town.api.must(readPatientInCare, { token, params })
    at('10:10')
    const coordinator = await personIn(appContext(), 'coordinator')
    await town.api.must(searchAccounts, { token: coordinator.token, body: { search: 'zorawar' } })
    // Of their own, and of others: not in it.
    await town.api.must(listAppointments, { token: patient.token })
    await looksOf(patient)
    expect(said(await looksOf(patient))).toEqual([
      '10:10 coordinator Harpreet Kaur accounts',
      '10:07 doctor Navjot Gill patients',
      '10:06 doctor Navjot Gill vitals',
      '10:05 doctor Navjot Gill patients',
      '10:00 doctor Navjot Gill list',
    ])
  })

  it('has who found the name by the phone number to give a token: a doctor, or the desk', async () => {
    const sought = await patientIn(appContext(), 'Kiran Bala')
    await buildPatientProfile(appContext(), sought.patientId, { name: 'Kiran Bala', phone: '5550007777' })
    const body = { phone: '5550007777' }
    const coordinator = await personIn(appContext(), 'coordinator')
    at('10:20')
    expect(await town.api.must(findPeople, { token: doctor.token, body })).toHaveLength(1)
    at('10:21')
    await town.api.must(findPeople, { token: coordinator.token, body })
    expect(said(await looksOf(sought))).toEqual([
      '10:21 coordinator Harpreet Kaur queueSearch',
      '10:20 doctor Navjot Gill queueSearch',
    ])
  })

  it('has who of the family or of the helpers opened it, once a day; not the reader of the list', async () => {
    const baby = { name: 'Gurnoor', birthDate: '2026-03', gender: 'Female', relation: 'child' } as const
    const mother = await patientIn(appContext(), 'Harpreet Kaur')
    const { id: patientId } = await town.api.must(addPatient, { token: mother.token, body: baby })
    const helper = await patientIn(appContext(), 'Simran Kaur')
    const body = { username: helper.username, areas: ['vitals'] as const, until: '' }
    const asked = { token: mother.token, patientId, body: { ...body, areas: [...body.areas] } }
    const { id } = await town.api.must(invite, asked)
    const helps = { token: helper.token, patientId }
    expect((await town.api.ask(listVitals, helps)).status).toBe(403)
    await town.api.must(acceptInvitation, { token: helper.token, params: { id } })
    at('11:00')
    await town.api.must(listVitals, helps)
    at('11:30')
    await town.api.must(listVitals, helps)
    await town.api.must(listVitals, { token: mother.token, patientId })
    expect(said(await looksOf(mother, patientId))).toEqual(['11:00 patient Simran Kaur patients'])
    expect((await looksOf(mother)).looks).toEqual([])
    const { rows } = await appContext().store.pool.query(
      `select actor_id from audit_log where subject = $1 and action = 'patients.openForAnother' order by at`,
      [patientId],
    )
    expect(rows).toEqual([{ actor_id: helper.id }, { actor_id: mother.id }])
  })

  it('has doctors at the whole history, and pharmacists at a prescription, whatever their account is', async () => {
    const patientId = patient.patientId
    const id = await buildSigned(appContext(), { patientId, doctorId: doctor.id })
    const { rows } = await appContext().store.pool.query<{ number: string }>(
      'select number from prescriptions where id = $1',
      [id],
    )
    const params = { code: rows[0]?.number ?? '' }
    const facilityId = await buildFacility(appContext(), { name: 'Jan Aushadhi' })
    const atCounter = [await patientIn(appContext(), 'Asha Rani'), doctor, patient]
    const before = (await looksOf(patient)).looks.length
    for (const [n, { id: userId, token }] of atCounter.entries()) {
      await buildMembership(appContext(), { userId, facilityId, role: 'pharmacist' })
      at(`12:0${n}`)
      await town.api.must(lookUp, { token, params })
    }
    at('12:05')
    await town.api.must(listRecordsOfPatient, { token: doctor.token, params: { id: patientId } })
    const looks = said(await looksOf(patient))
    // The patient's own look at the counter is none.
    expect(looks.slice(0, looks.length - before)).toEqual([
      '12:05 doctor Navjot Gill records',
      '12:01 pharmacy Dr. Navjot Gill dispensing',
      '12:00 pharmacy Asha Rani dispensing',
    ])
  })

  it('does not have refused requests', async () => {
    const stranger = await doctorIn(appContext(), { name: 'Amrit Rao' })
    const asked = { token: stranger.token, params: { id: patient.patientId } }
    expect((await town.api.ask(readPatientInCare, asked)).status).toBe(404)
    await expect
      .poll(async () => {
        const { rows } = await appContext().store.pool.query('select from audit_log where actor_id = $1', [
          stranger.id,
        ])
        return rows.length
      })
      .toBe(1)
    expect(said(await looksOf(patient)).join()).not.toContain('Rao')
  })

  it('is read by guardians for somebody of the family; not by strangers, helpers, or other roles', async () => {
    const baby = { name: 'Gurnoor', birthDate: '2026-03', gender: 'Female', relation: 'child' } as const
    const { id } = await town.api.must(addPatient, { token: patient.token, body: baby })
    expect(await looksOf(patient, id)).toEqual({ patient: 'Gurnoor', looks: [], next: null })
    const stranger = await patientIn(appContext())
    const asked = { token: stranger.token, patientId: patient.patientId }
    expect((await town.api.ask(listLooks)).status).toBe(401)
    expect((await town.api.ask(listLooks, { token: doctor.token })).status).toBe(403)
    expect(await town.api.ask(listLooks, asked)).toMatchObject({
      status: 403,
      error: { code: 'notActingFor' },
    })
    const areas = ['appointments', 'vitals', 'reminders', 'profile'] as const
    const body = { username: stranger.username, areas: [...areas], until: '' }
    const invited = await town.api.must(invite, { token: patient.token, body })
    await town.api.must(acceptInvitation, { token: stranger.token, params: { id: invited.id } })
    expect(await town.api.ask(listLooks, asked)).toMatchObject({ status: 403, error: { code: 'notShared' } })
    expect(await town.api.must(listLooks, { token: stranger.token })).toMatchObject({ looks: [] })
  })

  it('comes page by page, each through the index without sorting the whole log', async () => {
    const { pool } = appContext().store
    await pool.query(
      `insert into audit_log (id, at, actor_id, actor_role, action, subject, request_id)
       select gen_random_uuid(), '2026-10-01T00:00:00Z'::timestamptz + (n / 2) * interval '1 minute', $1, 'doctor',
         'vitals.ofPatient', case when n <= 120 then $2 else gen_random_uuid()::text end, 'test'
       from generate_series(1, 20000) n`,
      [doctor.id, patient.patientId],
    )
    await pool.query('analyze audit_log')
    const seen: string[] = []
    for (let after: string | null = ''; after !== null;) {
      const page: Awaited<ReturnType<typeof looksOf>> = await town.api.must(listLooks, {
        token: patient.token,
        query: after ? { after } : {},
      })
      seen.push(...page.looks.map(({ id }) => id))
      after = page.next
    }
    expect(seen).toHaveLength(128)
    expect(new Set(seen).size).toBe(128)
    const statements = await recordStatements(async () => {
      await looksOf(patient)
    })
    const { text, values } = first(statements.filter((one) => one.text.includes('audit_log')))
    const { rows } = await pool.query<Record<string, string>>(`explain ${text}`, values)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('audit_of_staff_by_subject')
    expect(plan).toContain('audit_of_counters_by_subject')
    expect(plan).not.toContain('Seq Scan on audit_log')
  })
})
