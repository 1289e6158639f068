-- The list of critical readings has one row per patient: the latest one nobody attends to, found by patient.
drop index vitals_to_attend;
create index vitals_to_attend on vital_readings (user_id, created_at desc, id desc)
  where needs_doctor and acknowledged_at is null and removed_at is null;
