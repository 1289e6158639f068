import { now, type Steps } from './crowd-sql.ts'

const observed = `id, patient_id, code, value_text, value, component_codes, component_values, unit, original_unit,
  interpretation, rules_version, needs_doctor, effective_on, submitted_at, recorded_at, source, recorded_by`

export const records: Steps = [
  // Six blood pressures and six heart rates in three years. One person in 200 has a critical one that nobody took.
  `insert into observations (${observed})
   select gen_random_uuid(), patient_id, '85354-9', said, null, '{8480-6,8462-4}', said_values, 'mm[Hg]', 'mm[Hg]',
     case when is_critical then 'critical' else 'normal' end, 'crowd', is_critical, at::date, at, at, 'typed', guardian_id
   from crowd, generate_series(0, 5) m, lateral (
     select n % 200 = 3 and m = 0 as is_critical, ${now} - (m * 180 + n % 5 + 1) * interval '1 day' as at) measured,
     lateral (select case when is_critical then '230/130' else '120/80' end as said,
       case when is_critical then '{230,130}'::float[] else '{120,80}' end as said_values) graded
   order by measured.at`,
  `insert into observations (${observed})
   select gen_random_uuid(), patient_id, '8867-4', '72', 72, null, null, '/min', '/min', 'normal', 'crowd', false,
     at::date, at, at, 'typed', guardian_id
   from crowd, generate_series(0, 5) m, lateral (
     select ${now} - (m * 180 + n % 7 + 1) * interval '1 day' as at) measured
   order by measured.at`,
  // Everybody has shared twice, and each was opened twice.
  `insert into shares (id, patient_id, made_by, address_hash, content, made_at, expires_at)
   select gen_random_uuid(), patient_id, guardian_id, sha256(gen_random_uuid()::text::bytea), 'summary',
     ${now} - m * interval '30 days', ${now} - m * interval '29 days'
   from crowd, generate_series(1, 2) m`,
  `insert into share_openings (id, share_id, recipient, opened_at)
   select gen_random_uuid(), id, 'A clinic', made_at from shares, generate_series(1, 2)`,
  // One record in five may be read by a doctor, or might once.
  `insert into record_grants (id, patient_id, doctor_id, granted_by, granted_at, ends_at)
   select gen_random_uuid(), crowd.patient_id, seen.doctor_id, guardian_id, at, at + interval '90 days'
   from crowd, lateral (select ${now} - n % 300 * interval '1 day' - interval '1 hour' as at) given,
     lateral (
       select a.doctor_id from appointments a
       where a.patient_id = crowd.patient_id and a.doctor_id is not null order by a.id limit 1) seen
   where n % 5 = 0`,
  // One record in ten was opened in an emergency, and every second of these waits for its review.
  `insert into emergency_accesses (id, doctor_id, patient_id, reason, opened_at, ends_at, reviewed_at, outcome)
   select gen_random_uuid(), seen.doctor_id, crowd.patient_id, 'accident', at, at + interval '2 hours',
     case when n % 20 = 0 then at + interval '5 hours' end, case when n % 20 = 0 then 'justified' end
   from crowd, lateral (select ${now} - n % 300 * interval '1 day' - interval '1 hour' as at) opened,
     lateral (
       select a.doctor_id from appointments a
       where a.patient_id = crowd.patient_id and a.doctor_id is not null order by a.id limit 1) seen
   where n % 10 = 0`,
  // Every fourth takes a medicine twice a day, and marked a month of doses.
  `insert into reminders (id, patient_id, name, revision, created_at, updated_at)
   select gen_random_uuid(), patient_id, 'Metformin', 0, ${now} - interval '400 days', ${now} - interval '400 days'
   from crowd where n % 4 = 0`,
  `insert into reminder_plans (reminder_id, since, dosages)
   select id, created_at, jsonb_build_array(jsonb_build_object(
     'sequence', 1,
     'timing', jsonb_build_object('repeat', jsonb_build_object(
       'boundsPeriod', jsonb_build_object('start', to_char(created_at, 'YYYY-MM-DD')),
       'timeOfDay', jsonb_build_array('08:00:00', '20:00:00'))),
     'patientInstruction', '500 mg')) from reminders`,
  `insert into doses (reminder_id, day, time, state, at)
   select id, ${now}::date - d, time, 'taken', ${now} - d * interval '1 day'
   from reminders, generate_series(1, 30) d, unnest(array['08:00', '20:00']) as time
   order by d desc`,
  `insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, language, shows_name, created_at)
   select gen_random_uuid(), account_id, s.id, 'https://push.crowd.example/' || n, '-', '-', 'pa', true, ${now}
   from crowd join sessions s on s.user_id = account_id and s.ended_at is null where n % 4 = 0`,
  `insert into push_deliveries (id, reminder_id, day, time, subscription_id, due_at, next_try_at, tries, outcome)
   select gen_random_uuid(), r.id, ${now}::date - d, '08:00', p.id, ${now}, ${now}, 1, 'sent'
   from crowd join reminders r using (patient_id) join push_subscriptions p on p.user_id = account_id,
     generate_series(1, 3) d`,
  // Two notices of each appointment, one to whoever acts for the patient and one to the doctor; old ones are seen.
  `insert into notices (id, user_id, patient_id, kind, subject, facts, at, seen_at)
   select gen_random_uuid(), recipient.id, recipient.patient_id, 'appointments.accepted', a.id,
     jsonb_build_object('date', a.day, 'time', a.time, 'doctor', 'Gurpreet Singh Sandhu'), a.created_at,
     case when a.created_at < ${now} - interval '9 days' then a.created_at end
   from appointments a join crowd c using (patient_id), lateral (
     values (c.guardian_id, a.patient_id), (a.doctor_id, null)) as recipient (id, patient_id)
   where recipient.id is not null
   order by a.created_at`,
  // Each visit: the doctor was shown the patient, and read and wrote something.
  `insert into audit_log (id, at, actor_id, action, subject, request_id, actor_role)
   select gen_random_uuid(), a.starts_at + nth * interval '1 minute', a.doctor_id, action,
     case nth when 3 then a.id else a.patient_id end::text, 'crowd', 'doctor'
   from appointments a, unnest(array['patients.listTreated', 'vitals.ofPatient', 'appointments.finish'])
     with ordinality as acts (action, nth)
   where a.doctor_id is not null
   order by a.starts_at`,
  `insert into audit_log (id, at, actor_id, action, subject, request_id, actor_role)
   select gen_random_uuid(), ${now} - n * interval '5 minutes', desk[1 + n % 4],
     (array['volunteers.list', 'accounts.issueResetCode', 'appointments.unanswered'])[1 + n % 3], account_id::text,
     'crowd', 'coordinator'
   from crowd, (select array_agg(id) as desk from users where role = 'coordinator') as coordinators
   where account_id is not null
   order by n desc`,
  // Every second has a paper; its file is not stored, because no list reads it.
  `insert into documents (id, patient_id, kind, title, taken_on, mime, bytes, sha256, thumbnail, stored_in, file_id,
     created_by, created_at)
   select gen_random_uuid(), patient_id, 'labReport', 'Blood test', at::date, 'image/webp', 90000,
     decode(repeat('00', 32), 'hex'), decode(repeat('00', 2000), 'hex'), 's3', gen_random_uuid(), guardian_id, at
   from crowd, lateral (select ${now} - n % 900 * interval '1 day' as at) taken
   where n % 2 = 0
   order by taken.at`,
  // One paper in three and one visit in ten was opened to a doctor once.
  `insert into sensitive_openings (id, patient_id, document_id, doctor_id, opened_by, opened_at, ended_at)
   select gen_random_uuid(), d.patient_id, d.id, seen.doctor_id, d.created_by, d.created_at, d.created_at
   from documents d, lateral (
     select a.doctor_id from appointments a
     where a.patient_id = d.patient_id and a.doctor_id is not null order by a.id limit 1) seen
   where abs(hashtext(d.id::text)) % 3 = 0`,
  `insert into sensitive_openings (id, patient_id, encounter_id, doctor_id, opened_at)
   select gen_random_uuid(), patient_id, id, doctor_id, started_at from encounters
   where started_at is not null and abs(hashtext(id::text)) % 10 = 0`,
  // One visit in fifty is kept by law.
  `insert into legal_holds (id, encounter_id, kind, number, police_station, since, marked_at)
   select gen_random_uuid(), id, 'medicoLegal', '', '', started_at::date, started_at from encounters
   where started_at is not null and abs(hashtext(id::text)) % 50 = 0`,
  // What browsers resume from and repeat: a week of it is kept.
  `insert into idempotency_keys (actor, key, fingerprint, status, at)
   select guardian_id::text, 'crowd-' || n, decode(repeat('00', 32), 'hex'), 200, ${now} - n % 7 * interval '1 day'
   from crowd`,
  `insert into events (id, kind, subject, topics, at)
   select gen_random_uuid(), 'appointments.accepted', patient_id, array['person:' || guardian_id],
     ${now} - n % 7 * interval '1 day'
   from crowd where n % 4 = 0`,
]
