-- When a doctor sees patients at a facility: by the day of the week, either so many patients by number (tokens) or a
-- visit every so many minutes (slots). Rows stay when a session ends, so that it is known which one a visit was for.
create table doctor_sessions (
  id uuid primary key,
  doctor_id uuid not null references users on delete cascade,
  -- Facilities are hidden, not deleted.
  facility_id uuid not null references facilities on delete restrict,
  -- 0 is Sunday.
  weekday smallint not null check (weekday between 0 and 6),
  -- Minutes from midnight in the town.
  opens_minute smallint not null check (opens_minute between 0 and 1439),
  closes_minute smallint not null,
  kind text not null check (kind in ('tokens', 'slots')),
  capacity smallint check (capacity between 1 and 300),
  slot_minutes smallint check (slot_minutes between 5 and 120),
  from_day date not null,
  -- null: it goes on. The day before the first one: it never took place.
  until_day date,
  entered_by uuid references users on delete set null,
  ended_by uuid references users on delete set null,
  created_at timestamptz not null,
  constraint sessions_close_after_they_open check (closes_minute > opens_minute and closes_minute <= 1440),
  constraint sessions_have_tokens_or_slots check (
    (kind = 'tokens' and capacity is not null and slot_minutes is null)
    or (kind = 'slots' and slot_minutes is not null and capacity is null)),
  constraint sessions_end_after_their_start check (until_day >= from_day - 1),
  -- A doctor is in one place at a time, whoever enters it.
  constraint one_session_per_doctor_and_time exclude using gist (
    doctor_id with =, weekday with =, int4range(opens_minute, closes_minute) with &&,
    daterange(from_day, until_day + 1) with &&)
);
create index sessions_of_doctor on doctor_sessions (doctor_id, until_day);
create index sessions_of_facility on doctor_sessions (facility_id);

-- Days on which a doctor has no session. The reason is for the doctor and the desk.
create table doctor_leave (
  id uuid primary key,
  doctor_id uuid not null references users on delete cascade,
  from_day date not null,
  until_day date not null,
  reason text not null,
  entered_by uuid references users on delete set null,
  created_at timestamptz not null,
  constraint leave_ends_after_its_start check (until_day >= from_day)
);
create index leave_of_doctor on doctor_leave (doctor_id, until_day);
