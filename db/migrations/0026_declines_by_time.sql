-- A doctor's list looks for the appointments to come that this doctor declined: by their time, which never changes,
-- and not among all that the doctor declined in years.
alter table appointment_declines add column starts_at timestamptz;
update appointment_declines set starts_at = appointments.starts_at
  from appointments where appointments.id = appointment_declines.appointment_id;
alter table appointment_declines alter column starts_at set not null;
drop index appointment_declines_by_doctor;
create index appointment_declines_by_doctor on appointment_declines (doctor_id, starts_at, appointment_id);
