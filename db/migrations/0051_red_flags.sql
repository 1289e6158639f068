-- The red flags that the server found in a request's note, and the version of the rules that found them. Requests of
-- before were not checked: no flags and no version.
alter table appointments
  add column red_flags text[] not null default '{}',
  add column red_flag_rules text,
  add constraint flags_name_their_rules check (red_flags = '{}' or red_flag_rules is not null);

-- Requests with a red flag come first: false sorts before true.
drop index requests_of_doctor;
create index requests_of_doctor on appointments (doctor_id, (red_flags = '{}'), starts_at, id)
  where status = 'pending';
create index open_requests_by_flag on appointments ((red_flags = '{}'), starts_at, id)
  where status = 'pending' and doctor_id is null;
create index requests_by_flag on appointments ((red_flags = '{}'), starts_at, id) where status = 'pending';
drop index requests_by_age;
create index requests_by_age on appointments ((red_flags = '{}'), created_at, id) where status = 'pending';
