-- The record is open to a doctor until six months after the last appointment, 183 days, and no longer for ever
-- (src/shared/kit/care-period.ts, decision 0115). A missed one still counts for 30 days.
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
where acknowledged_by is not null;
