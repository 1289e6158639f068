import { historyOfInserted } from '../../src/server/appointments/appointments.fixtures.ts'
import { now, ofOneDoctor, type Steps } from './crowd-sql.ts'

const columns = `id, patient_id, doctor_id, specialization, type, status, offered_to_all, starts_at, day, time,
  auto_closed, created_at, updated_at`

/** `rows`: a query for patient_id, doctor_id, n, status and at. */
function insertAppointments(rows: string): string {
  return `
    with wanted as (${rows}),
    inserted as (
      insert into appointments (${columns})
      select gen_random_uuid(), patient_id, doctor_id, 'fever',
        case when n % 7 = 0 then 'teleconsultation' else 'in-person' end, status, doctor_id is null, at,
        (at at time zone 'Asia/Kolkata')::date, to_char(at at time zone 'Asia/Kolkata', 'HH24:MI'),
        status = 'completed' and n % 50 = 7, least(at, ${now}) - interval '2 days', least(at, ${now})
      from wanted order by wanted.at returning *)
    ${historyOfInserted}`
}

/** A quarter of an hour for each patient of a doctor, so that no two overlap. */
const turn = `n % ${ofOneDoctor} * interval '15 minutes'`

export const visits: Steps = [
  // Four in three years, with the person's own doctor.
  insertAppointments(`
    select patient_id, doctor_id, n,
      (array['completed', 'completed', 'completed', 'completed', 'completed', 'cancelled', 'missed'])[1 + (n + visit) % 7]
        as status,
      date_trunc('day', ${now}) - (1 + visit * 270 + n % 270) * interval '1 day' + ${turn} - interval '6 days' as at
    from crowd, generate_series(0, 3) visit`),
  // One in twenty has agreed on a visit, one in a hundred awaits the doctor's answer.
  insertAppointments(`
    select patient_id, doctor_id, n, case when n % 100 = 20 then 'pending' else 'scheduled' end as status,
      date_trunc('day', ${now}) + interval '1 day' + ${turn} as at
    from crowd where n % 20 = 0`),
  // One in a thousand awaits any doctor.
  insertAppointments(`
    select patient_id, null::uuid as doctor_id, n, 'pending' as status,
      date_trunc('day', ${now}) + interval '3 days' + ${turn} as at
    from crowd where n % 1000 = 501`),
  `insert into appointment_declines (appointment_id, doctor_id, cause, at, starts_at)
   select id, doctor_id, 'rejected', starts_at - interval '1 day', starts_at
   from appointments where doctor_id is not null and hashtext(id::text) % 20 = 0`,
  `insert into encounters (id, patient_id, doctor_id, appointment_id, class, status, started_at, ended_at)
   select gen_random_uuid(), patient_id, doctor_id, id, case type when 'teleconsultation' then 'VR' else 'AMB' end,
     'finished', starts_at, case when not auto_closed then upper(slot) end
   from appointments where status = 'completed' order by starts_at`,
  `insert into encounter_notes (encounter_id, status, version, identity_confirmed, informant, present, complaint, history,
     finding_general, finding_chest, finding_abdomen, finding_nervous, finding_other, not_examined, diagnosis,
     diagnosis_status, tests, referral, advice, return_signs, return_other, follow_up_on, created_at, updated_at, signed_at)
   select id, 'final', 1, true, 'patient', '', 'Fever for three days', '', '', 'Clear', '', '', '', '{abdomen}', 'Viral fever',
     'provisional', '', '', 'Rest and much water', '{breathless}', '', null, ended_at, ended_at, ended_at
   from encounters where ended_at is not null order by started_at`,
  `insert into follow_ups (encounter_id, patient_id, doctor_id, due_on, created_at, outcome, closed_at)
   select id, patient_id, doctor_id, (started_at + interval '14 days')::date, ended_at,
     case when hashtext(id::text) % 10 <> 0 then 'seen' end,
     case when hashtext(id::text) % 10 <> 0 then ended_at end
   from encounters where ended_at is not null`,
  `insert into encounter_addenda (id, encounter_id, reason, addition, recorded_at)
   select gen_random_uuid(), encounter_id, 'Left out', 'Allergic to penicillin', signed_at
   from encounter_notes where hashtext(encounter_id::text) % 20 = 0`,
  // As drafts first: a signed one takes no medicines.
  `insert into prescriptions (id, encounter_id, patient_id, status, version, same_complaint, address, advice, created_at,
     updated_at)
   select gen_random_uuid(), id, patient_id, 'draft', 1, false, '', '', ended_at, ended_at
   from encounters where ended_at is not null and hashtext(id::text) % 2 = 0`,
  `insert into prescription_items (id, prescription_id, position, medicine, name, form, strength, guideline_list,
     schedule, dose, food, quantity, refills, note, concerns, reason)
   select gen_random_uuid(), id, n, 'paracetamol', 'Paracetamol', 'tablet', '500 mg', 'O', 'unknown',
     '{"kind":"hourly","amount":1,"hours":6,"days":5}', 'after', 10, 0, '', '{}', ''
   from prescriptions cross join generate_series(0, 1) as n`,
  `update prescriptions set status = 'active', number = upper(left(replace(id::text, '-', ''), 20)), mode = 'in-person',
     follow_up = false, rules_version = 1, content_hash = 'x', signed_at = created_at,
     prescriber = '{"name":"A","qualification":"MBBS","council":"C","registrationNumber":"1","clinic":""}',
     patient = '{"name":"B","age":40,"gender":"Female","address":"C","weightKg":null,"pregnancy":null}'`,
  // Half of them were dispensed at the same counter, where one person of each role is a member, as in the laboratory.
  `insert into memberships (id, user_id, facility_id, role, since)
   select gen_random_uuid(), u.id, f.id, entered.role, ${now} - interval '1 year'
   from users u cross join (select id from facilities order by id limit 1) f
   cross join unnest(array['pharmacist', 'lab']) as entered(role)
   where u.username in ('crowd-300', 'crowd-doctor-0', 'crowd-coordinator-0')`,
  `insert into medication_dispenses (id, prescription_id, facility_id, performer, status, is_h1, dispensed_at,
     recorded_at, error_reason)
   select gen_random_uuid(), p.id, f.id, 'Asha Rani', 'completed', hashtext(p.id::text) % 5 = 0, p.signed_at,
     p.signed_at, ''
   from prescriptions p cross join (select id from facilities order by id limit 1) f
   where hashtext(p.id::text) % 2 = 0`,
  `insert into medication_dispense_items (id, dispense_id, item_id, quantity, product, batch)
   select gen_random_uuid(), d.id, i.id, 10, '', ''
   from medication_dispenses d join prescription_items i on i.prescription_id = d.prescription_id`,
  `insert into lab_orders (id, patient_id, doctor_id, encounter_id, number, status, note, ordered_at, revoke_reason)
   select gen_random_uuid(), patient_id, doctor_id, id, upper(left(replace(id::text, '-', ''), 20)), 'active', '',
     ended_at, ''
   from encounters where ended_at is not null and hashtext(id::text) % 3 = 0`,
  `insert into lab_order_items (id, order_id, position, code)
   select gen_random_uuid(), id, n, (array['haemoglobin', 'potassium'])[n + 1]
   from lab_orders cross join generate_series(0, 1) as n`,
  `insert into lab_results (id, order_id, item_id, version, status, value, reason, facility_id, performer, measured_at,
     recorded_at)
   select gen_random_uuid(), o.id, i.id, 1, 'final', 4.5, '', f.id, 'Asha Rani', o.ordered_at, o.ordered_at
   from lab_orders o join lab_order_items i on i.order_id = o.id
   cross join (select id from facilities order by id limit 1) f`,
  `insert into lab_reviews (id, order_id, doctor_id, reviewed_at, note)
   select gen_random_uuid(), id, doctor_id, ordered_at, '' from lab_orders where hashtext(id::text) % 2 = 0`,
  `update lab_orders set to_review_since = ordered_at where hashtext(id::text) % 20 = 1`,
  // One in five writes with the own doctor; of those one in five waits for an answer.
  `insert into communication_threads (id, patient_id, doctor_id, last_at, doctor_read_until, answer_due_at, red_flags)
   select gen_random_uuid(), patient_id, doctor_id, ${now} - n % 90 * interval '1 day',
     ${now} - (n % 90 + 5) * interval '1 day',
     case when n % 25 = 0 then ${now} - (n % 90 - 2) * interval '1 day' end,
     case when n % 500 = 0 then '{chestPain}'::text[] else '{}' end
   from crowd where n % 5 = 0`,
  `insert into communications (id, thread_id, sender, payload, sent_at, received_at, answer_due_at, red_flags,
     red_flag_rules)
   select gen_random_uuid(), id, side, 'The cough is better.', at, at,
     case side when 'patient' then at + interval '2 days' end, '{}', case side when 'patient' then 'x' end
   from communication_threads cross join generate_series(0, 5) as nth
   cross join lateral (
     select last_at - nth * interval '1 day' as at,
       case when (nth + (answer_due_at is null)::int) % 2 = 0 then 'patient' else 'doctor' end as side) as one`,
]
