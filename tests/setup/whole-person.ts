import { randomBytes, randomUUID } from 'node:crypto'
import { buildAppointments } from '../../src/server/appointments/appointments.fixtures.ts'
import { buildNote } from '../../src/server/encounters/encounters.fixtures.ts'
import { buildMessages } from '../../src/server/communications/communications.fixtures.ts'
import { buildPrescription, exampleItem } from '../../src/server/prescriptions/prescriptions.fixtures.ts'
import { buildCondition } from '../../src/server/conditions/conditions.fixtures.ts'
import { buildDocument } from '../../src/server/documents/documents.fixtures.ts'
import type { AppContext } from '../../src/server/platform/context/request-context.ts'
import { buildReminder } from '../../src/server/reminders/reminders.fixtures.ts'
import { buildReadings } from '../../src/server/vitals/vitals.fixtures.ts'
import { doctorIn, patientIn, type SignedIn } from './people.ts'
import { addAccess, addGrant, addHold, addOpening } from './whole-access.ts'
import { addAlarm } from './whole-alarm.ts'
import { addDispense } from './whole-dispense.ts'
import { addImmunization } from './whole-immunization.ts'
import { addLabs } from './whole-labs.ts'
import { wholeNote } from './whole-note.ts'
import { facilityOf, insert, instants } from './whole-rows.ts'
import { addShare } from './whole-share.ts'

export interface WholePerson {
  patient: SignedIn
  doctor: SignedIn
  /** Helps the patient, and is helped by the patient's account. */
  helper: SignedIn
}

/** A patient of whom every table that leads to an account or a patient has a row; with one who treated them. */
export async function buildWholePerson(appContext: AppContext): Promise<WholePerson> {
  const patient = await patientIn(appContext, 'Simranjit Kaur')
  const doctor = await doctorIn(appContext, { name: 'Gurdeep Singh' })
  const helper = await patientIn(appContext, 'Manpreet Kaur')
  const people = { patient, doctor, helper }
  await addRecord(appContext, people)
  await addAccount(appContext, people)
  await addReminder(appContext, people)
  await addAlarm(appContext, people)
  await addMessages(appContext, people)
  await addShare(appContext, patient, doctor.id)
  const who = { patientId: patient.patientId, doctorId: doctor.id, reviewerId: helper.id }
  await addAccess(appContext, who)
  await addGrant(appContext, { ...who, grantedBy: patient.id })
  return people
}

async function addRecord(appContext: AppContext, { patient, doctor }: WholePerson): Promise<void> {
  const { pool } = appContext.store
  const at = instants(appContext)
  const ids = { patientId: patient.patientId, doctorId: doctor.id }
  await buildAppointments(appContext, [
    { ...ids, date: '2026-11-20', time: '15:15', status: 'completed', minutes: 30 },
  ])
  const { rows } = await pool.query<{ id: string }>('select id from appointments where patient_id = $1', [
    patient.patientId,
  ])
  const appointmentId = rows[0]?.id
  const facilityId = await facilityOf(appContext)
  await pool.query('update appointments set reason = $2, facility_id = $3 where id = $1', [
    appointmentId,
    'cough at night',
    facilityId,
  ])
  await pool.query('update encounters set facility_id = $2 where appointment_id = $1', [
    appointmentId,
    facilityId,
  ])
  const visit = await pool.query<{ id: string }>('select id from encounters where appointment_id = $1', [
    appointmentId,
  ])
  const encounterId = visit.rows[0]?.id ?? ''
  await buildNote(appContext, { encounterId, note: wholeNote, signedAt: at() })
  await insert(appContext, 'encounter_addenda', {
    id: randomUUID(),
    encounter_id: encounterId,
    reason: 'forgotten at the desk',
    addition: 'sleeps beside the stove',
    recorded_at: at(),
  })
  const prescriptionId = await buildPrescription(appContext, {
    encounterId,
    signedAt: at(),
    draft: {
      advice: 'no tea after the tablet',
      address: 'behind the gurdwara',
      age: 47,
      weightKg: 61.25,
      items: [{ ...exampleItem, note: 'crush it', reason: 'cannot swallow' }],
    },
  })
  await insert(appContext, 'conditions', {
    id: randomUUID(),
    patient_id: patient.patientId,
    kind: 'allergy',
    code: 'penicillins',
    text: 'the pink syrup',
    reaction: 'rash',
    status: 'resolved',
    entered_by: patient.id,
    entered_as: 'patient',
    entered_at: at(),
    confirmed_by: doctor.id,
    confirmed_at: at(),
    ended_by: doctor.id,
    ended_at: at(),
  })
  await addImmunization(appContext, { patient, doctor })
  const illness = { kind: 'condition', code: 'epilepsy', text: 'fits since birth' } as const
  await buildCondition(appContext, { ...ids, ...illness, encounterId })
  await addOpening(appContext, { ...ids, encounterId, openedBy: patient.id })
  await addHold(appContext, { encounterId, endedBy: doctor.id })
  await addLabs(appContext, { patientId: patient.patientId, doctorId: doctor.id, encounterId, facilityId })
  await addDispense(appContext, { prescriptionId, facilityId, dispensedBy: doctor.id })
  await insert(appContext, 'appointment_declines', {
    appointment_id: appointmentId,
    doctor_id: doctor.id,
    cause: 'rejected',
    at: at(),
    starts_at: at(),
  })
  await buildReadings(appContext, [
    { patientId: patient.patientId, type: 'bloodSugar', value: '377', context: 'random', at: at() },
    { patientId: patient.patientId, type: 'bloodPressure', value: '183/113', at: at() },
    { patientId: patient.patientId, type: 'weight', value: '67.4', at: at() },
  ])
  await pool.query(
    `update observations set acknowledged_by = $2, acknowledged_at = $3, effective_at = $4, recorded_by = $5,
       entered_in_error_at = case when code = '29463-7' then $6::timestamptz end
     where patient_id = $1`,
    [patient.patientId, doctor.id, at(), at(), patient.id, at()],
  )
  const document = await buildDocument(appContext, {
    patientId: patient.patientId,
    title: 'Dr. Gill, <sugar>',
  })
  await pool.query(
    `update documents set created_by = $2, error_marked_at = $3, error_marked_by = $2, thumbnail = $4 where id = $1`,
    [document, patient.id, at(), Buffer.from('a small picture')],
  )
  const upload = { user_id: patient.id, patient_id: patient.patientId, size: 48_211, sha256: randomBytes(32) }
  const id = randomUUID()
  await insert(appContext, 'uploads', { id, ...upload, received: 31_337, created_at: at(), updated_at: at() })
  await insert(appContext, 'upload_pieces', { upload_id: id, at: 0, content: Buffer.from('piece') })
}

async function addMessages(appContext: AppContext, { patient, doctor }: WholePerson): Promise<void> {
  const at = instants(appContext)
  const who = { patientId: patient.patientId, doctorId: doctor.id }
  const asked = { by: 'patient', writtenBy: patient.id, text: 'chest pain since <Diwali>' } as const
  await buildMessages(appContext, [
    { ...who, by: 'doctor', writtenBy: doctor.id, text: 'How is the knee?', at: at(), sentAt: at() },
    { ...who, ...asked, at: at(), sentAt: at() },
  ])
  await appContext.store.pool.query(
    'update communication_threads set patient_read_until = $1, doctor_read_until = $2, overdue_told_at = $3',
    [at(), at(), at()],
  )
}

async function addAccount(appContext: AppContext, { patient, doctor, helper }: WholePerson): Promise<void> {
  const { pool } = appContext.store
  const at = instants(appContext)
  const user_id = patient.id
  await pool.query(
    "update sessions set device = 'Firefox · Linux', stepped_up_at = $2, created_at = $3 where user_id = $1",
    [user_id, appContext.clock(), at()],
  )
  await pool.query('update patient_guardians set consent_at = $2 where user_id = $1', [user_id, at()])
  const factor = { secret: randomBytes(20), created_at: at(), confirmed_at: null, last_step: 48_000_123 }
  await insert(appContext, 'second_factors', { user_id, ...factor })
  await insert(appContext, 'recovery_codes', { user_id, hash: randomBytes(32), created_at: at() })
  const reset = { checked: ['village', 'phone'], issued_by: doctor.id, used_at: at() }
  const made = new Date(at().getTime() - 3_600_000)
  await insert(appContext, 'reset_codes', {
    id: randomUUID(),
    user_id,
    ...reset,
    created_at: made,
    expires_at: at(),
  })
  const helps = { areas: ['vitals', 'profile'], invited_at: made, answer_by: at(), accepted_at: at() }
  const ends = { expires_at: new Date('2027-05-04T18:29:59.999Z'), ended_at: null, ended_as: null }
  await insert(appContext, 'patient_helpers', {
    id: randomUUID(),
    patient_id: patient.patientId,
    username_key: helper.username,
    user_id: helper.id,
    invited_by: user_id,
    ...helps,
    ...ends,
  })
  await insert(appContext, 'patient_helpers', {
    id: randomUUID(),
    patient_id: helper.patientId,
    username_key: patient.username,
    user_id,
    invited_by: helper.id,
    ...helps,
    ended_at: at(),
    ended_as: 'left',
  })
  await insert(appContext, 'hand_over_codes', {
    patient_id: patient.patientId,
    hash: randomBytes(32),
    created_at: made,
    expires_at: at(),
  })
  await insert(appContext, 'notices', {
    id: randomUUID(),
    user_id,
    patient_id: patient.patientId,
    kind: 'vitals.attended',
    subject: randomUUID(),
    facts: JSON.stringify({ doctor: doctor.name }),
    at: at(),
    seen_at: at(),
  })
  await insert(appContext, 'volunteers', {
    user_id,
    name: 'Simran K.',
    mobile: '9814099887',
    has_vehicle: true,
    registered_at: at(),
    updated_at: at(),
  })
  const withdrawn = at()
  await insert(appContext, 'consents', {
    id: randomUUID(),
    user_id,
    patient_id: patient.patientId,
    purpose: 'calls',
    notice_version: 7,
    language: 'hi',
    given_at: at(),
    withdrawn_at: withdrawn,
  })
  await insert(appContext, 'memberships', {
    id: randomUUID(),
    user_id,
    facility_id: await facilityOf(appContext),
    role: 'staff',
    since: at(),
    until: withdrawn,
    entered_by: doctor.id,
    ended_by: doctor.id,
  })
  await insert(appContext, 'audit_log', {
    id: randomUUID(),
    at: at(),
    actor_id: doctor.id,
    actor_role: 'doctor',
    action: 'vitals.ofPatient',
    subject: patient.patientId,
    request_id: 'r-1',
  })
}

async function addReminder(appContext: AppContext, { patient }: WholePerson): Promise<void> {
  const { pool } = appContext.store
  const at = instants(appContext)
  const reminder = await buildReminder(appContext, {
    patientId: patient.patientId,
    name: 'Metformin',
    dosage: '500 mg',
    times: ['07:45'],
    daysAgo: 2,
    daysLeft: 40,
    marked: () => 'taken',
  })
  await pool.query('update reminders set created_at = $2, updated_at = $3 where id = $1', [
    reminder,
    at(),
    at(),
  ])
  const { rows } = await pool.query<{ id: string }>('select id from sessions where user_id = $1', [
    patient.id,
  ])
  const phone = randomUUID()
  await insert(appContext, 'push_subscriptions', {
    id: phone,
    user_id: patient.id,
    session_id: rows[0]?.id,
    endpoint: `https://push.example.org/wpush/${randomUUID()}`,
    p256dh: `B${'x'.repeat(86)}`,
    auth: 'y'.repeat(22),
    language: 'pa',
    shows_name: true,
    created_at: at(),
  })
  await insert(appContext, 'push_deliveries', {
    id: randomUUID(),
    reminder_id: reminder,
    day: '2026-11-19',
    time: '07:45',
    subscription_id: phone,
    due_at: at(),
    next_try_at: at(),
    tries: 1,
    outcome: 'sent',
  })
}
