-- Whoever stands in also calls the patients who are to come again (decision 0139).

-- Who tried last, or settled it, for the doctor on leave.
alter table follow_ups add column stand_in_id uuid references users on delete set null;
create index follow_ups_of_stand_in on follow_ups (stand_in_id) where stand_in_id is not null;

-- Those that are due on a day of the leave and not booked, from that day on, or that the stand-in has settled since the
-- leave was entered. Not those of a private visit.
create view stood_in_follow_ups as
select s.stand_in_id, s.doctor_id, f.patient_id, f.encounter_id, f.due_on as from_day, s.until_day
from stand_ins s
join follow_ups f on f.doctor_id = s.doctor_id and f.due_on between s.from_day and s.until_day
where (f.closed_at >= s.created_at and f.stand_in_id = s.stand_in_id
    or f.closed_at is null and not exists (
      select from appointments a
      where a.patient_id = f.patient_id and a.doctor_id = f.doctor_id and a.created_at > f.created_at
        and a.status in ('pending', 'scheduled', 'in-progress')))
  and not exists (select from encounters e where e.id = f.encounter_id and e.sensitive);

-- As before, and for reading by whoever may call the patient for a doctor on leave.
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
from stood_in_threads
union all
select doctor_id, patient_id, to_review_since + interval '720 hours', '-infinity', 'infinity', true
from lab_orders
where to_review_since is not null
union all
select stand_in_id, patient_id, ends_at, from_day, until_day, true
from stood_in_labs
union all
select stand_in_id, patient_id, 'infinity', from_day, until_day, true
from stood_in_follow_ups;
