-- A slot that a patient chose and has not confirmed yet: for two minutes nobody else is offered it, or takes it.
create table slot_holds (
  -- One each: who chooses another one lets the first go.
  patient_id uuid primary key references patients on delete cascade,
  doctor_id uuid not null references users on delete cascade,
  session_id uuid not null references doctor_sessions on delete cascade,
  starts_at timestamptz not null,
  duration_minutes smallint not null,
  slot tstzrange not null generated always as (
    tstzrange(starts_at, (starts_at at time zone 'UTC' + make_interval(mins => duration_minutes)) at time zone 'UTC')
  ) stored,
  -- Afterwards the row counts for nothing; it is deleted when the doctor's next slot is held, or within a minute.
  expires_at timestamptz not null,
  constraint one_hold_per_doctor_and_time exclude using gist (doctor_id with =, slot with &&)
);
create index holds_of_session on slot_holds (session_id);
create index holds_by_expiry on slot_holds (expires_at);

-- A visit by slot is of a session, too, and has no number.
alter table appointments drop constraint tokens_are_of_a_session;
alter table appointments add constraint tokens_are_of_a_session check (token is null or session_id is not null);
