-- A critical or urgent reading raises an alarm that has an owner and an end: who was told when and by which channel,
-- who answered for it, and what came of it (decision 0066).
create table alarms (
  id uuid primary key,
  patient_id uuid not null references patients on delete restrict,
  urgency text not null check (urgency in ('critical', 'urgent')),
  -- The appointment whose doctor sent the patient to a hospital; null: it is about readings, in alarm_readings.
  appointment_id uuid references appointments on delete restrict,
  raised_at timestamptz not null,
  -- When somebody must have answered.
  due_at timestamptz not null,
  -- How many treating doctors, doctors on duty and deputies were told.
  told_doctors integer not null default 0 check (told_doctors >= 0),
  -- The steps that were taken; null: not yet.
  treating_told_at timestamptz,
  duty_told_at timestamptz,
  desk_told_at timestamptz,
  patient_told_at timestamptz,
  -- When the desk was last told, and a worse reading, and how often.
  desk_last_told_at timestamptz,
  desk_tellings integer not null default 0,
  worse_told_at timestamptz,
  worse_tellings integer not null default 0,
  acknowledged_by uuid references users on delete restrict,
  acknowledged_at timestamptz,
  -- The latest; all of them are in alarm_outcomes. `removed`: the patient said that all its readings were mistyped.
  outcome text check (
    outcome in ('phoned', 'sentToHospital', 'ambulanceCalled', 'notReached', 'typingError', 'removed')
  ),
  outcome_at timestamptz,
  closed_at timestamptz,
  closed_by uuid references users on delete restrict,
  -- When the next step is due; null: closed.
  next_at timestamptz,
  constraint acknowledged_at_a_time check ((acknowledged_by is null) = (acknowledged_at is null)),
  constraint outcome_at_a_time check ((outcome is null) = (outcome_at is null)),
  constraint closed_with_an_outcome check (closed_at is null or outcome is not null and outcome <> 'notReached'),
  constraint open_until_closed check ((closed_at is null) = (next_at is not null)),
  constraint closed_by_somebody check (closed_at is not null or closed_by is null)
);
-- Further readings join it: a flood hides nobody.
create unique index one_open_alarm on alarms (patient_id, urgency) where closed_at is null;
create index alarms_of_patient on alarms (patient_id, raised_at desc);
create index alarms_of_appointment on alarms (appointment_id) where appointment_id is not null;
create index alarms_due on alarms (next_at) where closed_at is null;
create index alarms_at_desk on alarms (urgency, raised_at, id) where closed_at is null and desk_told_at is not null;
create index alarms_answered on alarms (acknowledged_by, acknowledged_at) where acknowledged_by is not null;
create index alarms_closed on alarms (closed_by) where closed_by is not null;

create table alarm_readings (
  alarm_id uuid not null references alarms on delete cascade,
  observation_id uuid not null references observations on delete restrict,
  primary key (observation_id, alarm_id)
);
create index readings_of_alarm on alarm_readings (alarm_id);

-- Who was told, once per step, round and channel. A row is added, and its result set once.
create table alarm_tellings (
  id uuid primary key,
  alarm_id uuid not null references alarms on delete cascade,
  step text not null check (step in ('treating', 'duty', 'deputy', 'desk', 'patient', 'worse')),
  -- 0 the first time; of what is said again, how often it was said before.
  round integer not null default 0,
  -- null: the desk, or whoever acts for the patient.
  person_id uuid references users on delete set null,
  channel text not null check (channel in ('app', 'push', 'sms')),
  at timestamptz not null,
  -- null: on its way.
  result text check (result in ('shown', 'sent', 'noDevice', 'gone', 'refused', 'needless', 'queued')),
  constraint told_once unique nulls not distinct (alarm_id, step, round, person_id, channel)
);
create index tellings_of_person on alarm_tellings (person_id, alarm_id) where person_id is not null;

-- What was said of it, in order: also "not reached", which leaves it open.
create table alarm_outcomes (
  id uuid primary key,
  alarm_id uuid not null references alarms on delete cascade,
  outcome text not null check (outcome in ('phoned', 'sentToHospital', 'ambulanceCalled', 'notReached', 'typingError')),
  handed_to_desk boolean not null,
  note text not null,
  at timestamptz not null,
  -- null: the account was deleted.
  by_user uuid references users on delete set null
);
create index outcomes_of_alarm on alarm_outcomes (alarm_id, at);
create index outcomes_by on alarm_outcomes (by_user) where by_user is not null;

-- Who is on duty for alarms, and who stands in when that doctor cannot be reached. The desk keeps it.
create table duty_shifts (
  id uuid primary key,
  doctor_id uuid not null references users on delete cascade,
  deputy_id uuid references users on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  entered_by uuid references users on delete set null,
  ended_by uuid references users on delete set null,
  constraint shifts_end_after_their_start check (ends_at >= starts_at),
  constraint nobody_is_their_own_deputy check (deputy_id <> doctor_id)
);
create index shifts_by_end on duty_shifts (ends_at, id);
create index shifts_of_doctor on duty_shifts (doctor_id);
create index shifts_of_deputy on duty_shifts (deputy_id) where deputy_id is not null;

-- Text messages on their way. Without a provider the desk sends them by hand and says so. No clinical word is in them.
create table sms_outbox (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  patient_id uuid references patients on delete cascade,
  number text not null,
  text text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- null: a provider sent it, or it is not sent yet.
  sent_by uuid references users on delete set null,
  constraint about_an_account_or_a_patient check (num_nonnulls(user_id, patient_id) > 0),
  constraint sent_by_hand_at_a_time check (sent_by is null or sent_at is not null)
);
create index sms_to_send on sms_outbox (created_at, id) where sent_at is null;
create index sms_of_account on sms_outbox (user_id) where user_id is not null;
create index sms_of_patient on sms_outbox (patient_id) where patient_id is not null;

-- Who answered for an alarm may read the record for a day, as a colleague at the same facility may: no writes.
create or replace view care_relationships as
select doctor_id, patient_id,
  case status when 'missed' then starts_at + interval '720 hours' else 'infinity' end as ends_at,
  '-infinity'::date as from_day, 'infinity'::date as to_day, false as by_facility
from appointments
where doctor_id is not null and status in ('scheduled', 'in-progress', 'completed', 'missed')
union all
select m.user_id, a.patient_id, 'infinity', a.day, a.day + 30, true
from memberships m
join appointments a on a.facility_id = m.facility_id
where m.role = 'doctor' and m.until is null and a.doctor_id <> m.user_id
  and a.status in ('scheduled', 'in-progress', 'completed', 'missed')
union all
select acknowledged_by, patient_id, acknowledged_at + interval '24 hours', '-infinity', 'infinity', true
from alarms
where acknowledged_by is not null;

-- What waits for a doctor at the upgrade becomes an alarm, one per patient. What is older than a day is for the desk at
-- once: it no longer wakes anybody, and nobody is told to wait for it.
insert into alarms (id, patient_id, urgency, raised_at, due_at, next_at, treating_told_at, duty_told_at, patient_told_at)
select gen_random_uuid(), patient_id, 'critical', latest, latest + interval '15 minutes', now(), told, told, told
from (
  select patient_id, max(submitted_at) as latest,
    case when max(submitted_at) < now() - interval '24 hours' then now() end as told
  from observations
  where needs_doctor and acknowledged_at is null and entered_in_error_at is null
  group by patient_id
) as waiting;
insert into alarm_readings (alarm_id, observation_id)
select a.id, o.id
from alarms a
join observations o using (patient_id)
where o.needs_doctor and o.acknowledged_at is null and o.entered_in_error_at is null;
-- The alarms tell the doctors anew.
update notices set seen_at = now() where kind = 'vitals.critical' and seen_at is null;
