import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addPatient } from '../../shared/patients/patients.endpoints.ts'
import { stopPrescription } from '../../shared/prescriptions/prescriptions.endpoints.ts'
import { listRecords, listRecordsOfPatient } from '../../shared/records/records.endpoints.ts'
import type { TimelineEntry } from '../../shared/kit/timeline.ts'
import { removeVital, addVital } from '../../shared/vitals/vitals.endpoints.ts'
import { confirmCondition } from '../../shared/conditions/conditions.doctor.endpoints.ts'
import { takeBack } from '../../shared/dispensing/dispensing.endpoints.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, helperIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildAppointments } from '../appointments/appointments.fixtures.ts'
import { buildCondition } from '../conditions/conditions.fixtures.ts'
import { buildDispense } from '../dispensing/dispensing.fixtures.ts'
import { buildDocument } from '../documents/documents.fixtures.ts'
import { buildNote } from '../encounters/encounters.fixtures.ts'
import { buildFacility, buildMembership } from '../facilities/facilities.fixtures.ts'
import { buildLabOrder } from '../labs/labs.fixtures.ts'
import { buildResults } from '../laboratory/laboratory.fixtures.ts'
import { buildPrescription } from '../prescriptions/prescriptions.fixtures.ts'
import { buildReminder } from '../reminders/reminders.fixtures.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const { appContext, startOver } = appointmentsIn(() => town)

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  doctor = await doctorIn(appContext())
  patient = await patientIn(appContext(), 'Zorawar Singh')
})

const list = async (query: Record<string, string> = {}, by = patient) =>
  (await town.api.must(listRecords, { token: by.token, query })).entries
const kindsOf = (entries: readonly TimelineEntry[]) => entries.map(({ kind }) => kind)
const find = async (kind: string, by = patient) => (await list({}, by)).find((one) => one.kind === kind)

/** A visit that is over; its encounter. */
async function visitOn(date: string, time = '11:00'): Promise<string> {
  await buildAppointments(appContext(), [
    { patientId: patient.patientId, doctorId: doctor.id, date, time, status: 'completed' },
  ])
  const { rows } = await appContext().store.pool.query<{ id: string }>(
    `select e.id from encounters e join appointments a on a.id = e.appointment_id
     where a.patient_id = $1 and a.day = $2 and a.time = $3`,
    [patient.patientId, date, time],
  )
  return rows[0]!.id
}
const at = (text: string) => new Date(`${text}:00+05:30`)

describe('what is in it', () => {
  it('is empty for a patient about whom nothing is known', async () => {
    expect(await town.api.must(listRecords, { token: patient.token })).toEqual({
      entries: [],
      next: null,
      searchedTo: null,
    })
  })

  it('has everything, newest first, with who said it and whether a doctor confirmed it', async () => {
    const encounterId = await visitOn('2026-11-10')
    await buildNote(appContext(), { encounterId, signedAt: at('2026-11-10T11:20') })
    await visitOn('2026-10-05')
    const prescriptionId = await buildPrescription(appContext(), {
      encounterId,
      signedAt: at('2026-11-10T11:25'),
    })
    const pharmacist = await patientIn(appContext(), 'Asha Rani')
    const facilityId = await buildFacility(appContext(), { name: 'Jan Aushadhi' })
    const dispense = { prescriptionId, facilityId, dispensedBy: pharmacist.id, at: at('2026-11-10T12:00') }
    await buildDispense(appContext(), dispense)
    const orderId = await buildLabOrder(appContext(), {
      patientId: patient.patientId,
      doctorId: doctor.id,
      at: at('2026-11-10T11:30'),
    })
    const measured = { orderId, facilityId, enteredBy: pharmacist.id, at: at('2026-11-10T13:00') }
    await buildResults(appContext(), { ...measured, values: { haemoglobin: 6.8 } })
    await town.api.must(addVital, { token: patient.token, body: { type: 'bloodPressure', value: '120/80' } })
    await buildDocument(appContext(), {
      patientId: patient.patientId,
      title: 'Dr. Gill',
      takenOn: '2026-11-01',
    })
    const { patientId, id: userId } = patient
    await buildCondition(appContext(), { patientId, userId, at: at('2026-10-01T09:00'), text: 'Mox' })
    await buildReminder(appContext(), { patientId, name: 'Metformin', times: ['08:00'], daysAgo: 90 })
    const entries = await list()
    expect(entries.map(({ kind, date, time }) => `${date} ${time ?? '-'} ${kind}`)).toEqual([
      '2026-11-21 10:00 observation',
      '2026-11-10 12:00 dispense',
      '2026-11-10 11:30 lab',
      '2026-11-10 11:25 prescription',
      '2026-11-10 11:00 encounter',
      '2026-11-01 - document',
      '2026-10-05 11:00 encounter',
      '2026-10-01 09:00 allergy',
      '2026-08-23 00:00 medicine',
    ])
    const own = { as: 'patient', name: 'Zorawar Singh', isYou: true }
    const family = { as: 'family', name: '', isYou: false }
    const hers = { as: 'doctor', name: 'Gurpreet Singh Sandhu', isYou: false }
    expect(entries.map(({ saidBy }) => saidBy)).toEqual([
      own,
      { as: 'pharmacy', name: 'Asha Rani', isYou: false },
      hers,
      hers,
      hers,
      family,
      hers,
      own,
      family,
    ])
    const doctors = [false, false, true, true, true, false, true, false, false]
    expect(entries.map(({ confirmedBy }) => confirmedBy !== null)).toEqual(doctors)
    expect(entries.map(({ facts }) => facts)).toMatchObject([
      { type: 'bloodPressure', value: '120/80 mmHg', grade: 'normal' },
      { medicines: ['Paracetamol 500 mg'], missing: [], facility: 'Jan Aushadhi' },
      {
        isCancelled: false,
        tests: ['haemoglobin', 'potassium'],
        values: ['6.8 g/dL', ''],
        flags: ['LL', ''],
      },
      { medicines: ['Paracetamol 500 mg'], stoppedOn: '' },
      { hasNote: true, diagnosis: 'Viral upper respiratory infection', diagnosisStatus: 'provisional' },
      { documentKind: 'labReport', title: 'Dr. Gill' },
      { hasNote: false, diagnosis: '' },
      { code: 'penicillins', text: 'Mox' },
      { name: 'Metformin', endsOn: '' },
    ])
  })

  it('a draft of a note or a prescription is not in it, and a visit that goes on is not either', async () => {
    const encounterId = await visitOn('2026-11-10')
    await buildNote(appContext(), { encounterId, signedAt: null })
    const { pool } = appContext().store
    await pool.query(
      `insert into prescriptions (id, encounter_id, status, version, same_complaint, address, advice, created_at, updated_at)
       values (gen_random_uuid(), $1, 'draft', 1, false, '', '', now(), now())`,
      [encounterId],
    )
    await pool.query(
      `insert into encounters (id, patient_id, doctor_id, class, status, started_at)
       values (gen_random_uuid(), $1, $2, 'VR', 'in-progress', $3)`,
      [patient.patientId, doctor.id, town.clock.now],
    )
    const entries = await list()
    expect(kindsOf(entries)).toEqual(['encounter'])
    expect(entries[0]?.facts).toMatchObject({ hasNote: false, diagnosis: '' })
  })

  it('a reading of an earlier day of which nobody said the time stands on its day, without a time', async () => {
    const body = { type: 'heartRate', value: '72', date: '2026-11-19' } as const
    await town.api.must(addVital, { token: patient.token, body })
    expect(await find('observation')).toMatchObject({ date: '2026-11-19', time: null })
  })

  it('a visit of which nobody knows when it took place comes last, with the day that was agreed', async () => {
    const id = await visitOn('2026-11-10')
    await visitOn('2025-01-01')
    await appContext().store.pool.query(
      'update encounters set started_at = null, ended_at = null where id = $1',
      [id],
    )
    const entries = await list()
    expect(entries.map(({ date, time }) => [date, time])).toEqual([
      ['2025-01-01', '11:00'],
      ['2026-11-10', null],
    ])
  })
})

describe('what is no longer true stays, and says so', () => {
  it('a reading and a dispense entered in error, a stopped prescription, a medicine that ended', async () => {
    const body = { type: 'heartRate', value: '72' } as const
    const { id } = await town.api.must(addVital, { token: patient.token, body })
    await town.api.must(removeVital, { token: patient.token, params: { id } })
    const encounterId = await visitOn('2026-11-10')
    const prescriptionId = await buildPrescription(appContext(), {
      encounterId,
      signedAt: at('2026-11-10T11:25'),
    })
    const facilityId = await buildFacility(appContext(), { name: 'Jan Aushadhi' })
    await buildMembership(appContext(), { userId: doctor.id, facilityId, role: 'pharmacist' })
    const given = await buildDispense(appContext(), { prescriptionId, facilityId, dispensedBy: doctor.id })
    const { token } = doctor
    await town.api.must(takeBack, { token, params: { id: given }, body: { reason: 'Another patient' } })
    await town.api.must(stopPrescription, {
      token,
      params: { id: prescriptionId },
      body: { reason: 'A rash' },
    })
    const medicine = { name: 'Iron', times: ['08:00'], daysAgo: 30, daysLeft: -3 }
    await buildReminder(appContext(), { patientId: patient.patientId, ...medicine })
    expect(await find('observation')).toMatchObject({ status: 'entered-in-error' })
    expect(await find('dispense')).toMatchObject({ status: 'entered-in-error' })
    expect(await find('prescription')).toMatchObject({
      status: 'stopped',
      facts: { stoppedOn: '2026-11-21' },
    })
    expect(await find('medicine')).toMatchObject({ status: 'stopped' })
  })

  it('what a doctor confirmed has the name of the doctor', async () => {
    await visitOn('2026-11-10')
    const condition = await buildCondition(appContext(), { patientId: patient.patientId, userId: patient.id })
    expect(await find('allergy')).toMatchObject({ confirmedBy: null })
    const asked = { token: doctor.token, params: { id: patient.patientId }, body: { condition } }
    await town.api.must(confirmCondition, asked)
    expect(await find('allergy')).toMatchObject({ confirmedBy: { name: 'Gurpreet Singh Sandhu' } })
  })
})

describe('who may read it', () => {
  const asOf = (person: SignedIn) => ({ token: person.token, patientId: patient.patientId })
  const ofPatient = (token: string) =>
    town.api.ask(listRecordsOfPatient, { token, params: { id: patient.patientId } })

  it('the patient and a guardian; no helper, no other patient, nobody else', async () => {
    const baby = { name: 'Gurnoor', birthDate: '2026-03', gender: 'Female', relation: 'child' } as const
    const { id: patientId } = await town.api.must(addPatient, { token: patient.token, body: baby })
    await buildCondition(appContext(), { patientId, userId: patient.id })
    const { entries } = await town.api.must(listRecords, { token: patient.token, patientId })
    expect(entries).toMatchObject([{ saidBy: { as: 'guardian', isYou: true } }])
    expect(await list()).toEqual([])
    const helper = await helperIn(appContext(), patient, ['vitals', 'reminders', 'profile', 'appointments'])
    expect((await town.api.ask(listRecords, asOf(helper))).error.code).toBe('notShared')
    const stranger = await patientIn(appContext())
    expect((await town.api.ask(listRecords, asOf(stranger))).error.code).toBe('notActingFor')
    expect((await town.api.ask(listRecords)).status).toBe(401)
    expect((await town.api.ask(listRecords, { token: doctor.token })).status).toBe(403)
  })

  it('a doctor who treats the patient, and it is in the log; no other doctor and no other role', async () => {
    expect((await ofPatient(doctor.token)).status).toBe(404)
    await visitOn('2026-11-20')
    const { answer } = await ofPatient(doctor.token)
    expect(answer.entries).toMatchObject([{ kind: 'encounter', saidBy: { isYou: true } }])
    const { rows } = await appContext().store.pool.query(
      'select action, subject from audit_log where actor_id = $1',
      [doctor.id],
    )
    expect(rows).toContainEqual({ action: 'records.ofPatient', subject: patient.patientId })
    expect((await ofPatient((await doctorIn(appContext())).token)).status).toBe(404)
    expect((await ofPatient((await personIn(appContext(), 'coordinator')).token)).status).toBe(403)
    expect((await ofPatient(patient.token)).status).toBe(403)
  })
})
