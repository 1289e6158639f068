-- As before, and for reading by the doctor whose lab order has something to review, for 30 days (decision 0142).
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
where to_review_since is not null;
