-- A visit by token: a number in a session of the doctor. Numbers are not given again, also when the visit is cancelled.
alter table appointments
  add column session_id uuid references doctor_sessions on delete restrict,
  add column token smallint check (token > 0),
  add constraint tokens_are_of_a_session check ((session_id is null) = (token is null));
create unique index one_patient_per_token on appointments (session_id, day, token) where token is not null;
create unique index one_token_per_patient_and_session on appointments (session_id, day, patient_id)
  where status in ('scheduled', 'in-progress') and token is not null;

-- The last number given on each day of a session. Its row is what two counters wait for.
create table session_days (
  session_id uuid not null references doctor_sessions on delete cascade,
  day date not null,
  last_token smallint not null check (last_token > 0),
  primary key (session_id, day)
);

-- Visits by token follow each other by number, some minutes apart as planned: only visits by time exclude each other.
alter table appointments drop constraint one_patient_per_doctor_and_time;
alter table appointments add constraint one_patient_per_doctor_and_time
  exclude using gist (doctor_id with =, slot with &&)
  where (status in ('scheduled', 'in-progress') and token is null);
