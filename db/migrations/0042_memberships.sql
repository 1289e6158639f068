-- Who works at which facility, beside the three roles of an account: doctors who treat there, and the staff of its
-- desk. A coordinator enters and ends a membership; rows stay, so that it is known who worked where and when.
create table memberships (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- Facilities are hidden, not deleted.
  facility_id uuid not null references facilities on delete restrict,
  role text not null check (role in ('doctor', 'staff')),
  since timestamptz not null,
  -- null: it goes on.
  until timestamptz,
  -- null: the account has been erased since.
  entered_by uuid references users on delete set null,
  -- null: it goes on, or the person closed the account.
  ended_by uuid references users on delete set null,
  constraint memberships_end_after_their_start check (until >= since),
  constraint open_memberships_have_no_end check (ended_by is null or until is not null)
);
-- Of two coordinators who enter the same at once, one does.
create unique index one_open_membership on memberships (user_id, facility_id, role) where until is null;
create index memberships_of_account on memberships (user_id);
create index members_of_facility on memberships (facility_id, since, id) where until is null;

-- Where an agreed visit takes place: the facility of the doctor who accepted it, as it was then. null: the doctor's own
-- clinic, a teleconsultation, or an appointment from before this column.
alter table appointments add column facility_id uuid references facilities on delete restrict;
create index appointments_of_facility on appointments (facility_id, day, starts_at, id)
  where facility_id is not null and status in ('scheduled', 'in-progress', 'completed', 'missed');
alter table encounters add column facility_id uuid references facilities on delete restrict;
create index encounters_of_facility on encounters (facility_id, started_at desc) where facility_id is not null;

-- With colleagues: a doctor who works where a visit takes place may read from its day on for 30 days, to stand in. The
-- query compares the days with the town's date.
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
  and a.status in ('scheduled', 'in-progress', 'completed', 'missed');
