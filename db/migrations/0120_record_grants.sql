-- A patient lets a doctor read the record for a time (src/shared/shares/shares.grants.ts, decision 0126).

create table record_grants (
  id uuid primary key,
  patient_id uuid not null references patients on delete restrict,
  doctor_id uuid not null references users on delete cascade,
  granted_by uuid references users on delete set null,
  granted_at timestamptz not null,
  ends_at timestamptz not null,
  -- By the patient, or by a later one to the same doctor.
  ended_at timestamptz,
  constraint grants_end_after_they_begin check (ends_at > granted_at and ended_at >= granted_at),
  constraint one_grant_at_a_time exclude using gist (
    doctor_id with =, patient_id with =, tstzrange(granted_at, ends_at) with &&
  ) where (ended_at is null)
);
create index record_grants_of_patient on record_grants (patient_id, granted_at desc, id desc);
create index record_grants_of_doctor on record_grants (doctor_id, patient_id, granted_at);
create index record_grants_that_hold on record_grants (doctor_id, ends_at) where ended_at is null;
create index record_grants_granted_by on record_grants (granted_by);

-- As before, and for reading by whom the patient lets.
create or replace view care_relationships as
select doctor_id, patient_id,
  starts_at + case status when 'missed' then interval '720 hours' else interval '4392 hours' end as ends_at,
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
where acknowledged_by is not null
union all
select doctor_id, patient_id,
  case outcome when 'notJustified' then least(ends_at, reviewed_at) else ends_at end, '-infinity', 'infinity', true
from emergency_accesses
union all
select doctor_id, patient_id, ends_at, '-infinity', 'infinity', true
from record_grants
where ended_at is null;
