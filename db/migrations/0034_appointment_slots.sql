-- An appointment takes a span of time, not a moment: visits of different length of one doctor, or of one patient, do
-- not overlap (decision 0054). The operator class for uuid in a GiST index is PostgreSQL's own extension.
create extension if not exists btree_gist;

-- Until now every appointment stood on a grid of a quarter of an hour.
alter table appointments add column duration_minutes smallint not null default 15
  constraint appointments_duration_check check (duration_minutes between 1 and 480);

-- Off the grid only by hand: such a visit ends where the next one of its doctor or patient begins.
update appointments set duration_minutes = shorter.minutes
from (
  select earlier.id, min(extract(epoch from later.starts_at - earlier.starts_at) / 60)::int as minutes
  from appointments earlier
  join appointments later
    on later.starts_at > earlier.starts_at and later.starts_at < earlier.starts_at + interval '15 minutes'
    and (later.doctor_id = earlier.doctor_id and earlier.status <> 'pending' and later.status <> 'pending'
      or later.patient_id = earlier.patient_id)
  where earlier.status in ('pending', 'scheduled', 'in-progress')
    and later.status in ('pending', 'scheduled', 'in-progress')
  group by earlier.id
) as shorter
where appointments.id = shorter.id;

-- A generated column may not depend on the session's time zone, as timestamptz + interval does.
alter table appointments add column slot tstzrange not null generated always as (
  tstzrange(starts_at, (starts_at at time zone 'UTC' + make_interval(mins => duration_minutes)) at time zone 'UTC')
) stored;

-- The indexes of these names compared the start alone.
drop index one_patient_per_doctor_and_time;
alter table appointments add constraint one_patient_per_doctor_and_time
  exclude using gist (doctor_id with =, slot with &&) where (status in ('scheduled', 'in-progress'));
drop index one_request_per_patient_and_time;
alter table appointments add constraint one_request_per_patient_and_time
  exclude using gist (patient_id with =, slot with &&) where (status in ('pending', 'scheduled', 'in-progress'));
