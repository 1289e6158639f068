-- Whoever stands in looks at laboratory results, too (decision 0139).

-- Who stands in for whom, and on which days: not who is not approved any more, or is away on some of them.
create view stand_ins as
select l.stand_in_id, l.doctor_id, l.from_day, l.until_day, l.created_at
from doctor_leave l
join doctors s on s.user_id = l.stand_in_id and s.approval = 'approved'
where not exists (
  select from doctor_leave own
  where own.doctor_id = l.stand_in_id and own.from_day <= l.until_day and own.until_day >= l.from_day);

-- As before, by that view.
create or replace view stood_in_threads as
select s.stand_in_id, s.doctor_id, t.patient_id, t.id as thread_id, s.from_day, s.until_day
from stand_ins s
join communication_threads t on t.doctor_id = s.doctor_id
where t.answer_due_at is not null or exists (
  select from communications c
  where c.thread_id = t.id and c.by_stand_in and c.written_by = s.stand_in_id and c.received_at >= s.created_at);

-- The orders with something to review, or that the stand-in has reviewed since the leave was entered. Not those of a
-- private visit or with a private report. What waits opens the record for 30 days of the leave, as in migration 0130.
create view stood_in_labs as
select s.stand_in_id, s.doctor_id, o.patient_id, o.id as order_id, s.from_day, s.until_day,
  case when o.to_review_since is null then 'infinity'
    else greatest(o.to_review_since, s.from_day::timestamp at time zone 'UTC') + interval '720 hours'
  end as ends_at
from stand_ins s
join lab_orders o on o.doctor_id = s.doctor_id
where (o.to_review_since is not null or exists (
    select from lab_reviews r
    where r.order_id = o.id and r.doctor_id = s.stand_in_id and r.reviewed_at >= s.created_at))
  and not exists (select from encounters e where e.id = o.encounter_id and e.sensitive)
  and not exists (select from documents d where d.lab_order_id = o.id and d.sensitive);

-- As before, and for reading by whoever may review the results for a doctor on leave.
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
from stood_in_labs;
