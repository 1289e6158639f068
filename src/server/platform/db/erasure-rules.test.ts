import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseBefore, type OlderDatabase } from '../../../../tests/setup/older-database.ts'

type Rule = 'restrict' | 'cascade' | 'set null'

/**
 * What the deletion of a user, a patient or another row does to the rows that point to it, and why. `restrict`: an
 * erasure deletes them first, deliberately; `cascade`: they mean nothing without it; `set null`: they stay, without it.
 */
const rules: Record<string, [rule: Rule, why: string]> = {
  'alarm_lab_results.alarm_id': ['cascade', 'part of the alarm'],
  'alarm_lab_results.result_id': ['restrict', 'a clinical record'],
  'alarm_outcomes.alarm_id': ['cascade', 'part of the alarm'],
  'alarm_outcomes.by_user': ['set null', 'what was said stays, without who said it'],
  'alarm_readings.alarm_id': ['cascade', 'part of the alarm'],
  'alarm_readings.observation_id': ['restrict', 'a clinical record'],
  'alarm_tellings.alarm_id': ['cascade', 'part of the alarm'],
  'alarm_tellings.person_id': ['set null', 'that somebody was told stays, without who it was'],
  'alarms.acknowledged_by': ['restrict', 'who took responsibility for an alarm'],
  'alarms.appointment_id': ['restrict', 'a clinical record'],
  'alarms.closed_by': ['restrict', 'who took responsibility for an alarm'],
  'alarms.owner_id': ['restrict', 'who had to answer for an alarm'],
  'alarms.patient_id': ['restrict', 'a clinical record'],
  'appointment_declines.appointment_id': ['cascade', 'part of the appointment'],
  'appointment_declines.doctor_id': ['cascade', 'whom not to ask again; the history has who rejected it'],
  'appointment_status_history.actor_id': ['set null', 'what happened stays, without who did it'],
  'appointment_status_history.appointment_id': ['cascade', 'part of the appointment'],
  'appointment_status_history.doctor_id': ['set null', 'what happened stays, without whom it was with'],
  'appointments.doctor_id': ['restrict', 'a clinical record'],
  'appointments.facility_id': ['restrict', 'a clinical record'],
  'appointments.patient_id': ['restrict', 'a clinical record'],
  'appointments.session_id': ['restrict', 'a clinical record'],
  'communication_threads.doctor_id': ['restrict', 'a clinical record'],
  'communication_threads.patient_id': ['restrict', 'a clinical record'],
  'communications.thread_id': ['cascade', 'part of the thread'],
  'communications.written_by': ['set null', 'the message stays, without who typed it'],
  'conditions.confirmed_by': ['restrict', 'who took responsibility for an allergy or illness'],
  'conditions.encounter_id': ['cascade', 'without the visit nobody would know that it is private'],
  'conditions.ended_by': ['set null', 'the entry stays, without who ended it'],
  'conditions.entered_by': ['set null', 'the entry stays, without who typed it'],
  'conditions.patient_id': ['restrict', 'a clinical record'],
  'consents.patient_id': ['cascade', 'what was agreed to for the patient'],
  'consents.user_id': ['cascade', 'what the account agreed to'],
  'doctor_leave.doctor_id': ['cascade', 'when the account is away'],
  'doctor_leave.stand_in_id': ['set null', 'the leave stands, without a stand-in'],
  'doctor_leave.entered_by': ['set null', 'the leave stands; the audit log has who entered it'],
  'doctor_sessions.doctor_id': ['cascade', 'when the account is there'],
  'doctor_sessions.ended_by': ['set null', 'the end stands; the audit log has who entered it'],
  'doctor_sessions.entered_by': ['set null', 'the session stands; the audit log has who entered it'],
  'doctor_sessions.facility_id': ['restrict', 'facilities are hidden, not deleted'],
  'doctors.decided_by': ['set null', 'the decision stands; the audit log has who made it'],
  'doctors.user_id': ['cascade', 'the profile of the account'],
  'documents.communication_id': ['set null', 'the photo stands without its message'],
  'documents.created_by': ['set null', 'the document stays, without who sent it'],
  'documents.error_marked_by': ['set null', 'the mark stays, without who made it'],
  'documents.facility_id': ['restrict', 'facilities are hidden, not deleted'],
  'documents.lab_order_id': ['set null', 'the report stands without its order'],
  'documents.patient_id': ['restrict', 'a clinical record'],
  'documents.prescription_id': ['set null', 'the paper stands without its prescription'],
  'doses.reminder_id': ['cascade', 'part of the reminder'],
  'duty_shifts.deputy_id': ['set null', 'the duty stands, without its deputy'],
  'duty_shifts.doctor_id': ['cascade', 'when the account is on duty'],
  'duty_shifts.ended_by': ['set null', 'the end stands; the audit log has who entered it'],
  'duty_shifts.entered_by': ['set null', 'the duty stands; the audit log has who entered it'],
  'emergency_accesses.doctor_id': ['restrict', 'who opened a record in an emergency'],
  'emergency_accesses.patient_id': ['restrict', 'who opened a clinical record in an emergency'],
  'emergency_accesses.reviewed_by': ['set null', 'the review stands; the audit log has who made it'],
  'encounter_addenda.encounter_id': ['cascade', 'part of the encounter'],
  'encounter_notes.encounter_id': ['cascade', 'part of the encounter'],
  'follow_ups.doctor_id': ['restrict', 'a clinical record'],
  'follow_ups.encounter_id': ['cascade', 'part of the encounter'],
  'follow_ups.patient_id': ['restrict', 'a clinical record'],
  'follow_ups.stand_in_id': ['set null', 'the outcome stands; the audit log has who noted it'],
  'encounters.alarm_id': ['set null', 'the call and its note stay'],
  'encounters.appointment_id': ['restrict', 'a clinical record'],
  'encounters.doctor_id': ['restrict', 'a clinical record'],
  'encounters.facility_id': ['restrict', 'a clinical record'],
  'encounters.patient_id': ['restrict', 'a clinical record'],
  'hand_over_codes.patient_id': ['cascade', 'a way to the record'],
  'immunizations.confirmed_by': ['restrict', 'who took responsibility for a vaccination'],
  'immunizations.ended_by': ['set null', 'the entry stays, without who marked it'],
  'immunizations.entered_by': ['set null', 'the entry stays, without who typed it'],
  'immunizations.patient_id': ['restrict', 'a clinical record'],
  'lab_order_items.order_id': ['cascade', 'part of the order'],
  'lab_orders.doctor_id': ['restrict', 'who ordered a test'],
  'lab_orders.encounter_id': ['set null', 'the order stands without its visit'],
  'lab_orders.patient_id': ['restrict', 'a clinical record'],
  'lab_results.entered_by': ['set null', 'the result stands, with the name as it was'],
  'lab_results.facility_id': ['restrict', 'facilities are hidden, not deleted'],
  'lab_results.item_id': ['cascade', 'part of the order'],
  'lab_results.order_id': ['cascade', 'part of the order'],
  'lab_reviews.doctor_id': ['restrict', 'who looked at the results'],
  'lab_reviews.order_id': ['cascade', 'part of the order'],
  'legal_holds.encounter_id': ['restrict', 'a record that the law wants kept'],
  'legal_holds.ended_by': ['restrict', 'who took responsibility for the end of a case'],
  'medication_dispense_items.dispense_id': ['cascade', 'part of the dispense'],
  'medication_dispense_items.item_id': ['cascade', 'part of the prescription'],
  'medication_dispenses.dispensed_by': ['set null', 'the register stands, with the name as it was'],
  'medication_dispenses.facility_id': ['restrict', 'facilities are hidden, not deleted'],
  'medication_dispenses.prescription_id': ['cascade', 'part of the prescription'],
  'memberships.ended_by': ['set null', 'the end stands; the audit log has who entered it'],
  'memberships.entered_by': ['set null', 'the membership stands; the audit log has who entered it'],
  'memberships.facility_id': ['restrict', 'facilities are hidden, not deleted'],
  'memberships.user_id': ['cascade', 'where the account works'],
  'notices.patient_id': ['cascade', 'a message about the patient'],
  'notices.user_id': ['cascade', 'a message to the account'],
  'observations.acknowledged_by': ['restrict', 'who took responsibility for a critical reading'],
  'observations.patient_id': ['restrict', 'a clinical record'],
  'observations.recorded_by': ['set null', 'the observation stays, without who typed it'],
  'patient_guardians.patient_id': ['cascade', 'whom the account acts for'],
  'patient_guardians.user_id': ['cascade', 'who acts for the patient'],
  'patient_helpers.invited_by': ['set null', 'the access stays, without who gave it'],
  'patient_helpers.patient_id': ['cascade', 'who helps the patient'],
  'patient_helpers.user_id': ['cascade', 'whom the account helps'],
  'prescription_items.prescription_id': ['cascade', 'part of the prescription'],
  'prescriptions.encounter_id': ['cascade', 'part of the encounter'],
  'push_deliveries.reminder_id': ['cascade', 'a message about the reminder'],
  'push_deliveries.subscription_id': ['cascade', 'a message to the phone'],
  'push_subscriptions.session_id': ['cascade', 'a phone that is signed out does not ring'],
  'push_subscriptions.user_id': ['cascade', 'a phone of the account'],
  'queue_entries.appointment_id': ['cascade', 'part of the appointment'],
  'queue_entries.entered_by': ['set null', 'the number stands; the audit log has who gave it'],
  'queue_entries.session_id': ['cascade', 'part of the session'],
  'recovery_codes.user_id': ['cascade', 'a way into the account'],
  'reset_codes.issued_by': ['set null', 'the reset stays, without who made it; the audit log has it'],
  'reset_codes.user_id': ['cascade', 'a way into the account'],
  'sensitive_openings.condition_id': ['cascade', 'part of the illness'],
  'sensitive_openings.doctor_id': ['cascade', 'what the account may read'],
  'sensitive_openings.document_id': ['cascade', 'part of the document'],
  'sensitive_openings.encounter_id': ['cascade', 'part of the encounter'],
  'sensitive_openings.opened_by': ['set null', 'the opening stays, without who made it'],
  'sensitive_openings.patient_id': ['restrict', 'who could read a part of a clinical record'],
  'record_grants.doctor_id': ['cascade', 'what the account was let read'],
  'record_grants.granted_by': ['set null', 'the list of who may read stays, without who gave it'],
  'record_grants.patient_id': ['restrict', 'who may read a clinical record'],
  'share_openings.doctor_id': ['set null', 'the opening stays, with the name at that time'],
  'share_openings.share_id': ['cascade', 'part of the share'],
  'shares.made_by': ['set null', 'the list of what was shared stays, without who did'],
  'shares.patient_id': ['restrict', 'a copy of a clinical record'],
  'reminder_plans.reminder_id': ['cascade', 'part of the reminder'],
  'reminders.patient_id': ['cascade', 'a list that people keep for themselves, no clinical record'],
  'second_factors.user_id': ['cascade', 'a way into the account'],
  'session_days.session_id': ['cascade', 'part of the session'],
  'sessions.user_id': ['cascade', 'a way into the account'],
  'slot_holds.doctor_id': ['cascade', 'gone after two minutes'],
  'slot_holds.patient_id': ['cascade', 'gone after two minutes'],
  'slot_holds.session_id': ['cascade', 'gone after two minutes'],
  'sms_outbox.patient_id': ['cascade', 'a message about the patient'],
  'sms_outbox.sent_by': ['set null', 'it was sent; the audit log has by whom'],
  'sms_outbox.user_id': ['cascade', 'a message to the account'],
  'upload_pieces.upload_id': ['cascade', 'part of the upload'],
  'uploads.patient_id': ['cascade', 'a file on its way, no record yet'],
  'uploads.user_id': ['cascade', 'a file that the account is sending'],
  'volunteers.user_id': ['cascade', 'an offer of the account'],
}

let current: OlderDatabase
let client: pg.Client
beforeAll(async () => {
  current = await databaseBefore('_people.sql')
  await current.upgrade()
  client = current.client
})
afterAll(() => current.drop())

it('every foreign key has its rule in the list above, and the database has the same', async () => {
  const { rows } = await client.query<{ key: string; rule: string }>(
    `select conrelid::regclass || '.' || (
         select string_agg(attname, '+' order by attnum) from pg_attribute
         where attrelid = conrelid and attnum = any(conkey)) as key,
       case confdeltype when 'r' then 'restrict' when 'c' then 'cascade' when 'n' then 'set null'
         else 'none was stated' end as rule
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const stated = Object.entries(rules).map(([key, [rule]]) => [key, rule])
  expect(Object.fromEntries(rows.map(({ key, rule }) => [key, rule]))).toEqual(Object.fromEntries(stated))
})

it('a patient with an observation is not deleted; without any, everything else goes along', async () => {
  await client.query(`
    insert into users (id, username, username_key, email, email_key, password_hash, name, phone, role, created_at)
    select gen_random_uuid(), n, n, n, n, '-', 'Simran Kaur', '5550000000', 'patient', now() from generate_series(1, 2) n`)
  await client.query(
    `insert into patients (id, name, phone, updated_at) select id, name, phone, now() from users`,
  )
  await client.query(`
    insert into patient_guardians (patient_id, user_id, relation, since) select id, id, 'self', now() from users`)
  await client.query(`
    insert into observations (id, patient_id, code, value_text, value, unit, original_unit, needs_doctor, effective_on,
      submitted_at, recorded_at, source, recorded_by)
    select gen_random_uuid(), id, '29463-7', '62', 62, 'kg', 'kg', false, now(), now(), now(), 'typed', id
    from users where username = '1'`)
  const remove = (table: string, name: string) =>
    client.query(`delete from ${table} where id = (select id from users where username = $1)`, [name])
  await expect(remove('patients', '1')).rejects.toMatchObject({ constraint: 'observations_patient_id_fkey' })
  await remove('patients', '2')
  await remove('users', '1')
  const { rows } = await client.query(
    `select recorded_by, (select count(*)::int from patient_guardians) as guardians from observations`,
  )
  expect(rows).toEqual([{ recorded_by: null, guardians: 0 }])
})
