-- A visit ends when its doctor finishes it, or by itself at the end of its day; then there is no note of it.
alter table appointments add column auto_closed boolean not null default false;
alter table appointments add constraint only_completed_ones_are_auto_closed
  check (not auto_closed or status = 'completed');

-- The doctor's visits without a note.
create index auto_closed_of_doctor on appointments (doctor_id, starts_at, id) where auto_closed;

-- What time itself decides now includes visits that nobody finished.
drop index appointments_to_lapse;
create index appointments_to_lapse on appointments (starts_at)
  where status in ('pending', 'scheduled', 'in-progress');
