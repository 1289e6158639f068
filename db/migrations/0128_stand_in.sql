-- Another doctor answers messages while one is on leave (src/server/communications/stand-in/, decision 0139).

alter table doctor_leave
  add column stand_in_id uuid references users on delete set null,
  add constraint nobody_stands_in_for_themselves check (stand_in_id <> doctor_id);
create index leave_of_stand_in on doctor_leave (stand_in_id, until_day) where stand_in_id is not null;

-- Written by the stand-in of the thread's doctor; also after the account was erased.
alter table communications
  add column by_stand_in boolean not null default false,
  add constraint doctors_are_stood_in_for check (not by_stand_in or sender = 'doctor');

-- The threads in which something waits, or that the stand-in has answered since the leave was entered: from the first
-- day of the leave to the last.
create view stood_in_threads as
select l.stand_in_id, l.doctor_id, t.patient_id, t.id as thread_id, l.from_day, l.until_day
from doctor_leave l
join communication_threads t on t.doctor_id = l.doctor_id
where l.stand_in_id is not null
  and (t.answer_due_at is not null or exists (
    select from communications c
    where c.thread_id = t.id and c.by_stand_in and c.written_by = l.stand_in_id and c.received_at >= l.created_at));

-- As before, and for reading by whom a doctor on leave has named.
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
where ended_at is null
union all
select stand_in_id, patient_id, 'infinity', from_day, until_day, true
from stood_in_threads;
