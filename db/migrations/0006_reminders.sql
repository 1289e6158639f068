-- Medication reminders: what to take and when, and which doses were taken.

create table reminders (
  id uuid primary key,
  person_id uuid not null references persons on delete cascade,
  name text not null check (name <> ''),
  -- How often it changed: a phone's calendar takes the newer of two revisions.
  revision integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz
);
create index reminders_of_person on reminders (person_id);

-- When its doses fall. A change adds a plan and leaves the old one, so that the days before keep their doses.
create table reminder_plans (
  reminder_id uuid not null references reminders on delete cascade,
  since timestamptz not null,
  dosage text not null,
  -- HH:mm of the town
  times text[] not null check (cardinality(times) between 1 and 4),
  -- 0 is Sunday
  days smallint[] not null check (cardinality(days) between 1 and 7 and days <@ '{0,1,2,3,4,5,6}'),
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  primary key (reminder_id, since)
);

-- What a person said of a dose. Said twice it changes and never doubles; kept when the reminder is removed.
create table doses (
  reminder_id uuid not null references reminders on delete cascade,
  day date not null,
  time text not null check (time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  state text not null check (state in ('taken', 'skipped')),
  at timestamptz not null,
  primary key (reminder_id, day, time)
);
