import { afterAll, beforeAll, expect, it } from 'vitest'
import { acceptAppointment, requestAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { downloadExport } from '../../../shared/exports/exports.endpoints.ts'
import { recordStatements } from '../../../../bench/recording.ts'
import { listForeignKeys, rowsOfPerson } from '../../../../tests/setup/rows-of-person.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildWholePerson, type WholePerson } from '../../../../tests/setup/whole-person.ts'

/** Each foreign key that leads to a person: the section of the export that follows it, or why none does. */
const ways: Record<string, { in: string } | { not: string }> = {
  'alarm_outcomes.alarm_id': { in: 'alarms.outcomes' },
  'alarm_outcomes.by_user': { in: 'alarms.saidOf' },
  'alarm_readings.alarm_id': { in: 'alarms.readings' },
  'alarm_readings.observation_id': { not: 'the same rows by their alarm' },
  'alarm_tellings.alarm_id': { in: 'alarms.tellings' },
  'alarm_tellings.person_id': { in: 'alarms.toldOf' },
  'alarms.acknowledged_by': { in: 'alarms.answered' },
  'alarms.appointment_id': { not: 'the same rows by their patient' },
  'alarms.closed_by': { in: 'alarms.answered' },
  'alarms.owner_id': { in: 'alarms.answered' },
  'alarms.patient_id': { in: 'alarms.alarms' },
  'appointment_declines.appointment_id': { in: 'appointments.declines' },
  'appointment_declines.doctor_id': { in: 'appointments.ownDeclines' },
  'appointment_status_history.actor_id': { in: 'appointments.decisions' },
  'appointment_status_history.appointment_id': { in: 'appointments.history' },
  'appointment_status_history.doctor_id': { not: 'part of the patient’s record' },
  'appointments.doctor_id': { not: 'the patient’s record; what the doctor did is in the decisions' },
  'appointments.facility_id': { not: 'about no person; the appointment has its name' },
  'appointments.patient_id': { in: 'appointments.appointments' },
  'appointments.session_id': { not: 'the same rows by their patient' },
  'communication_threads.doctor_id': { not: 'what the doctor wrote is in communications.written' },
  'communication_threads.patient_id': { in: 'communications.threads' },
  'communications.thread_id': { in: 'communications.messages' },
  'communications.written_by': { in: 'communications.written' },
  'consents.patient_id': { in: 'consents.answers' },
  'consents.user_id': { in: 'consents.answers' },
  'doctor_leave.doctor_id': { in: 'availability.leave' },
  'doctor_leave.entered_by': { not: 'another person’s; the act is in audit.own' },
  'doctor_sessions.doctor_id': { in: 'availability.sessions' },
  'doctor_sessions.ended_by': { not: 'another person’s; the act is in audit.own' },
  'doctor_sessions.entered_by': { not: 'another person’s; the act is in audit.own' },
  'doctor_sessions.facility_id': { not: 'about no person; the session has its name' },
  'doctors.decided_by': { not: 'another person’s profile; the act is in audit.own' },
  'doctors.user_id': { in: 'doctors.profile' },
  'documents.created_by': { not: 'in the patient’s part, with the name of who sent it' },
  'documents.error_marked_by': { not: 'in the patient’s part, with the name of who marked it' },
  'documents.patient_id': { in: 'documents.documents' },
  'doses.reminder_id': { in: 'reminders.doses' },
  'duty_shifts.deputy_id': { in: 'alarms.shifts' },
  'duty_shifts.doctor_id': { in: 'alarms.shifts' },
  'duty_shifts.ended_by': { not: 'another person’s; the act is in audit.own' },
  'duty_shifts.entered_by': { not: 'another person’s; the act is in audit.own' },
  'encounter_addenda.encounter_id': { in: 'encounters.addenda' },
  'encounter_notes.encounter_id': { in: 'encounters.notes' },
  'follow_ups.doctor_id': { not: 'the patient’s record; what the doctor wrote is in the notes' },
  'follow_ups.encounter_id': { in: 'encounters.followUps' },
  'follow_ups.patient_id': { not: 'the same rows by their encounter' },
  'encounters.alarm_id': { not: 'the same rows by their patient' },
  'encounters.appointment_id': { in: 'appointments.encounters' },
  'encounters.doctor_id': { in: 'appointments.heldEncounters' },
  'encounters.facility_id': { not: 'about no person; the encounter has its name' },
  'encounters.patient_id': { in: 'appointments.encounters' },
  'hand_over_codes.patient_id': { in: 'sharing.handOverCodes' },
  'memberships.ended_by': { not: 'another person’s; the act is in audit.own' },
  'memberships.entered_by': { not: 'another person’s; the act is in audit.own' },
  'memberships.facility_id': { not: 'about no person; the membership has its name' },
  'memberships.user_id': { in: 'facilities.memberships' },
  'notices.patient_id': { not: 'a message to an account: in the export of each account that got it' },
  'notices.user_id': { in: 'notifications.notices' },
  'observations.acknowledged_by': { in: 'vitals.acknowledged' },
  'observations.patient_id': { in: 'vitals.observations' },
  'observations.recorded_by': { not: 'in the patient’s part, with the name of who typed it' },
  'patient_guardians.patient_id': { in: 'patients.guardians' },
  'patient_guardians.user_id': { in: 'patients.actingFor' },
  'patient_helpers.invited_by': { not: 'in the patient’s part; the act is in audit.own' },
  'patient_helpers.patient_id': { in: 'sharing.helpers' },
  'patient_helpers.user_id': { in: 'sharing.helping' },
  'prescription_items.prescription_id': { in: 'prescriptions.medicines' },
  'prescriptions.encounter_id': { in: 'prescriptions.prescriptions' },
  'push_deliveries.reminder_id': { in: 'reminders.deliveries' },
  'push_deliveries.subscription_id': { not: 'the same rows by their reminder' },
  'push_subscriptions.session_id': { not: 'the same rows by their account' },
  'push_subscriptions.user_id': { in: 'devices.phones' },
  'queue_entries.appointment_id': { not: 'the number is in the appointment' },
  'queue_entries.entered_by': { not: 'another person’s number; the act is in audit.own' },
  'queue_entries.session_id': { not: 'the same rows by their appointment' },
  'recovery_codes.user_id': { in: 'accounts.recoveryCodes' },
  'reminder_plans.reminder_id': { in: 'reminders.plans' },
  'reminders.patient_id': { in: 'reminders.medicines' },
  'reset_codes.issued_by': { not: 'another person’s code; the act is in audit.own' },
  'reset_codes.user_id': { in: 'accounts.resetCodes' },
  'second_factors.user_id': { in: 'accounts.secondFactor' },
  'session_days.session_id': { not: 'about no person: how many numbers were given' },
  'sessions.user_id': { in: 'accounts.sessions' },
  'slot_holds.doctor_id': { not: 'gone after two minutes' },
  'slot_holds.patient_id': { not: 'gone after two minutes' },
  'slot_holds.session_id': { not: 'gone after two minutes' },
  'sms_outbox.patient_id': { in: 'alarms.messages' },
  'sms_outbox.sent_by': { not: 'another person’s message; the act is in audit.own' },
  'sms_outbox.user_id': { in: 'alarms.ownMessages' },
  'upload_pieces.upload_id': { not: 'half a file: what it is, is not known before the last piece' },
  'uploads.patient_id': { in: 'documents.uploads' },
  'uploads.user_id': { not: 'in the patient’s part' },
  'volunteers.user_id': { in: 'volunteers.registration' },
}

/** Tables without such a key. */
const withoutWay: Record<string, { in: string } | { not: string }> = {
  audit_log: { in: 'audit.byOthers' },
  events: { not: 'ids only, for a week: what happened is in the rows themselves' },
  facilities: { not: 'about no person' },
  idempotency_keys: { not: 'sealed answers to repeats, for a month; the rows themselves are exported' },
  patients: { in: 'patients.profile' },
  scheduler_watermarks: { not: 'about no person' },
  schema_migrations: { not: 'about no person' },
  server_keys: { not: 'about no person' },
  sign_in_attempts: { not: 'counts that expire, under keyed digests' },
  stored_files: { in: 'documents.documents' },
  users: { in: 'accounts.account' },
  villages: { not: 'about no person' },
}

const internal = 'of use to the server only'
const secret = 'whoever knows it could use it'
const named = 'the export has the name, or the rows are under it'
/** Columns that are in no export. */
const leftOut: Record<string, string> = {
  'alarm_outcomes.by_user': named,
  'alarm_tellings.person_id': named,
  'alarms.acknowledged_by': named,
  'alarms.closed_by': named,
  'alarms.owner_id': named,
  'alarms.patient_id': named,
  'appointment_declines.doctor_id': named,
  'appointment_declines.starts_at': 'the appointment’s',
  'appointment_status_history.actor_id': named,
  'appointment_status_history.doctor_id': named,
  'appointments.day': 'the same as starts_at',
  'appointments.doctor_id': named,
  'appointments.facility_id': named,
  'appointments.patient_id': named,
  'appointments.slot': 'the same as starts_at with the duration',
  'appointments.time': 'the same as starts_at',
  'communication_threads.doctor_id': named,
  'communication_threads.patient_id': named,
  'communications.written_by': named,
  'consents.patient_id': named,
  'consents.user_id': named,
  'documents.created_by': named,
  'documents.error_marked_by': named,
  'documents.file_id': internal,
  'documents.patient_id': named,
  'documents.stored_in': internal,
  'documents.thumbnail': 'made from the file; shown in the readable file',
  'encounters.doctor_id': named,
  'encounters.facility_id': named,
  'encounters.patient_id': named,
  'follow_ups.doctor_id': named,
  'follow_ups.patient_id': named,
  'hand_over_codes.hash': secret,
  'hand_over_codes.patient_id': named,
  'memberships.ended_by': 'the desk',
  'memberships.entered_by': 'the desk',
  'memberships.facility_id': named,
  'memberships.user_id': named,
  'notices.patient_id': named,
  'notices.subject': 'the id of a row that is exported itself',
  'notices.user_id': named,
  'observations.acknowledged_by': named,
  'observations.patient_id': named,
  'observations.recorded_by': named,
  'patient_guardians.patient_id': named,
  'patient_guardians.user_id': named,
  'patient_helpers.invited_by': named,
  'patient_helpers.patient_id': named,
  'patient_helpers.user_id': named,
  'push_deliveries.id': internal,
  'push_deliveries.next_try_at': internal,
  'push_deliveries.subscription_id': internal,
  'push_subscriptions.auth': secret,
  'push_subscriptions.endpoint': secret,
  'push_subscriptions.p256dh': secret,
  'push_subscriptions.session_id': internal,
  'push_subscriptions.user_id': named,
  'recovery_codes.hash': secret,
  'recovery_codes.user_id': named,
  'reminders.patient_id': named,
  'reminders.revision': internal,
  'reset_codes.hash': secret,
  'reset_codes.issued_by': 'another person; the log says that it was the desk',
  'reset_codes.user_id': named,
  'second_factors.last_step': secret,
  'second_factors.secret': secret,
  'second_factors.user_id': named,
  'sessions.user_id': named,
  'sms_outbox.patient_id': named,
  'upload_pieces.at': internal,
  'upload_pieces.content': 'half a file',
  'upload_pieces.upload_id': internal,
  'uploads.patient_id': named,
  'uploads.sha256': internal,
  'uploads.user_id': named,
  'users.closed_at': 'null: of a closed account nobody can ask for the export',
  'users.email_key': 'the same as email',
  'users.password_hash': secret,
  'users.username_key': 'the same as username',
  'volunteers.user_id': named,
}

let town: TestTown
let person: WholePerson
let exported: { sections: Record<string, Record<string, unknown>[]> }
let asText: string
const pool = () => first(town.servers).appContext.store.pool
const idsOf = () => ({ userId: person.patient.id, patientId: person.patient.patientId })

const download = async (token: string) =>
  Buffer.from((await town.api.must(downloadExport, { token, query: { format: 'json' } })).content).toString()

beforeAll(async () => {
  town = await openTown()
  person = await buildWholePerson(first(town.servers).appContext)
  const body = { specialization: 'fever', date: '2026-11-22', time: '15:00', type: 'in-person' } as const
  const { _id: id } = await town.api.must(requestAppointment, { token: person.patient.token, body })
  await town.api.must(acceptAppointment, { token: person.doctor.token, params: { id } })
  asText = await download(person.patient.token)
  exported = JSON.parse(asText) as typeof exported
})
afterAll(() => town.close())

it('every foreign key and every other table is exported, or listed with its reason', async () => {
  const keys = await listForeignKeys(pool())
  expect(keys.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    Object.keys(ways).toSorted(),
  )
  const { rows } = await pool().query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  const others = rows.map(({ name }) => name).filter((name) => !keys.some(({ table }) => table === name))
  expect(others.toSorted()).toEqual(Object.keys(withoutWay).toSorted())
})

it('every section that is named there has rows, of the patient or of the doctor', async () => {
  const ofDoctor = JSON.parse(await download(person.doctor.token)) as typeof exported
  const filled = new Set(
    [exported, ofDoctor].flatMap(({ sections }) =>
      Object.entries(sections).flatMap(([name, rows]) => (rows.length > 0 ? [name] : [])),
    ),
  )
  const listed = Object.values({ ...ways, ...withoutWay }).flatMap((way) => ('in' in way ? [way.in] : []))
  expect(listed.filter((name) => !filled.has(name))).toEqual([])
})

it('every column of the person’s rows is in the file, or listed with its reason', async () => {
  const found = await rowsOfPerson(pool(), idsOf())
  const empty = [...found].flatMap(([table, rows]) => (rows.length === 0 ? [table] : []))
  expect(empty.join(' ')).toBe(
    'doctor_leave doctor_sessions doctors duty_shifts queue_entries session_days slot_holds',
  )
  const values = [...found].flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row).map(([column, value]) => ({ name: `${table}.${column}`, column, value })),
    ),
  )
  const missing = values.filter(({ name, column, value }) => !(name in leftOut) && !isIn(column, value))
  expect([...new Set(missing.map(({ name }) => name))]).toEqual([])
  const known = new Set(values.map(({ name }) => name))
  expect(Object.keys(leftOut).filter((name) => !known.has(name))).toEqual([])
})

/** By its value; of true and false by the name of the property. */
function isIn(column: string, value: unknown): boolean {
  if (value === null) return true
  if (typeof value === 'boolean')
    return asText.includes(`"${column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}":`)
  if (Array.isArray(value)) return value.every((one) => isIn(column, one))
  if (value instanceof Date) return asText.includes(value.toISOString())
  if (Buffer.isBuffer(value)) return asText.includes(value.toString('hex'))
  if (typeof value === 'object') return Object.values(value).every((one) => isIn(column, one))
  return asText.includes(JSON.stringify(value).replace(/^"|"$/g, ''))
}

it('no secret is in the file', async () => {
  const hidden = [
    "select encode(secret, 'base64') as s from second_factors",
    "select encode(secret, 'hex') as s from second_factors",
    "select encode(hash, 'hex') as s from recovery_codes",
    'select endpoint as s from push_subscriptions',
    'select password_hash as s from users',
  ]
  for (const statement of hidden) {
    const { rows } = await pool().query<{ s: string }>(statement)
    expect(rows.length).toBeGreaterThan(0)
    for (const { s } of rows) expect(asText).not.toContain(s)
  }
})

it('each of its reads goes by an index', async () => {
  const statements = await recordStatements(async () => {
    for (const { token } of [person.patient, person.doctor]) await download(token)
  })
  const reads = statements.filter(({ text }) => text.startsWith('select'))
  expect(reads.length).toBeGreaterThan(40)
  const client = await pool().connect()
  await client.query('set enable_seqscan = off')
  const scanned: string[] = []
  for (const { text, values } of reads) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    // Without a condition an index is read from end to end.
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    const scans = plan.match(/(?:Index|Index Only|Seq|Bitmap Heap) Scan/g) ?? []
    const conditions = plan.match(/(?:Index|Recheck) Cond/g) ?? []
    if (plan.includes('Seq Scan') || conditions.length < scans.length) scanned.push(text, plan)
  }
  // Closed: it would keep the setting.
  client.release(true)
  expect(scanned).toEqual([])
})
