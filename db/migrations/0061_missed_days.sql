-- Whether a helper is told when the patient's medicines were not marked for two days, which the patient decides; and
-- the day on which the helper was told last.
alter table patient_helpers
  add column tells_missed boolean not null default false,
  add column told_missed_on date,
  add check (not tells_missed or 'reminders' = any(areas));

create index helpers_told_of_missed on patient_helpers (patient_id) where tells_missed and ended_at is null;
