-- A doctor who answers for an alarm phones the patient: a call with a note, one for each doctor and alarm.
alter table encounters
  add column alarm_id uuid references alarms on delete set null,
  add constraint a_call_of_an_alarm_has_no_appointment check (alarm_id is null or appointment_id is null);
create unique index one_call_of_doctor_and_alarm on encounters (alarm_id, doctor_id) where alarm_id is not null;

-- Calls about two alarms are two, and neither is the one that a doctor opens without an alarm.
drop index one_open_encounter_without_appointment;
create unique index one_open_encounter_without_appointment on encounters (doctor_id, patient_id)
  where appointment_id is null and alarm_id is null and status = 'in-progress';

-- The doctor's list of calls without a note, and those that the end of the day closes.
create index calls_of_doctor on encounters (doctor_id, started_at desc, id desc) where appointment_id is null;
create index open_calls on encounters (started_at) where appointment_id is null and status = 'in-progress';
