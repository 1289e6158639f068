-- The line of a session by token on one day: a row for each number, however it was asked for. The state of a patient
-- with a visit in `appointments` follows from its status too: see src/shared/appointments/queue/appointments.queue.rules.ts.
create table queue_entries (
  id uuid primary key,
  session_id uuid not null references doctor_sessions on delete cascade,
  day date not null,
  token smallint not null check (token > 0),
  source text not null check (source in ('app', 'walk-in', 'phone')),
  -- null: somebody without a record, known by what was said at the counter.
  appointment_id uuid unique references appointments on delete cascade,
  name text not null default '',
  age smallint check (age between 0 and 120),
  village text not null default '',
  phone text not null default '',
  called_at timestamptz,
  -- Called and not there, until the patient is back.
  absent_at timestamptz,
  ended_at timestamptz,
  cancelled_at timestamptz,
  entered_by uuid references users on delete set null,
  created_at timestamptz not null,
  -- Two counters never give one number.
  constraint one_entry_per_token unique (session_id, day, token),
  constraint entries_in_the_app_have_a_visit check (source <> 'app' or appointment_id is not null)
);
-- Names without a record are forgotten after some weeks.
create index queue_entries_to_forget on queue_entries (day) where name <> '';

insert into queue_entries (id, session_id, day, token, source, appointment_id, created_at)
select gen_random_uuid(), session_id, day, token, 'app', id, created_at from appointments where token is not null;

-- At the counter a record is found by its phone number.
create index patients_by_phone on patients (phone);
