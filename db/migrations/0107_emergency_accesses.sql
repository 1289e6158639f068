-- Breaking the glass: a doctor without a care relationship opens a record in an emergency, for two hours, and somebody
-- else judges it afterwards (src/shared/breakglass/breakglass.rules.ts, decision 0116).

create table emergency_accesses (
  id uuid primary key,
  doctor_id uuid not null references users on delete restrict,
  patient_id uuid not null references patients on delete restrict,
  -- A code and no words: who judges it sees nothing clinical.
  reason text not null check (reason in ('unconscious', 'lifeInDanger', 'accident', 'obstetric', 'other')),
  opened_at timestamptz not null,
  ends_at timestamptz not null,
  reviewed_by uuid references users on delete set null,
  reviewed_at timestamptz,
  outcome text check (outcome in ('justified', 'notJustified')),
  constraint reviewed_with_an_outcome check ((reviewed_at is null) = (outcome is null)),
  constraint reviewed_by_another check (reviewed_by is null or (reviewed_by <> doctor_id and reviewed_at is not null)),
  constraint ends_after_it_begins check (ends_at > opened_at),
  constraint one_open_emergency_access exclude using gist (
    doctor_id with =, patient_id with =, tstzrange(opened_at, ends_at) with &&
  ) where (outcome is distinct from 'notJustified')
);
create index emergency_accesses_of_doctor on emergency_accesses (doctor_id, patient_id, opened_at);
create index emergency_accesses_by_end on emergency_accesses (doctor_id, ends_at);
create index emergency_accesses_of_patient on emergency_accesses (patient_id, opened_at);
create index emergency_accesses_to_review on emergency_accesses (opened_at, id) where outcome is null;
create index emergency_accesses_reviewed_by on emergency_accesses (reviewed_by);

-- As before, and for reading by whom an emergency has opened the record; a review that finds no emergency closes it.
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
from emergency_accesses;
