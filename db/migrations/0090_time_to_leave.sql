-- When those who act for the patient were told that it is time to leave home for this number.
alter table queue_entries add column leave_told_at timestamptz;
create index queue_entries_to_tell on queue_entries (day)
  where leave_told_at is null and appointment_id is not null and ended_at is null and source <> 'walk-in';
