-- Reminders that arrive: the browsers that ring, and each dose's ring on each of them.

-- A browser that takes messages for a person while the app is closed (Web Push). It goes with the session: at
-- logout it is forgotten in the same transaction.
create table devices (
  id uuid primary key,
  person_id uuid not null references persons on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  -- Whoever knows the address and both keys can write to this screen: they never leave the house.
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null check (language in ('en', 'hi', 'pa')),
  -- False: a screen that others see tells the time of the dose and no more.
  shows_name boolean not null,
  created_at timestamptz not null,
  -- On a family's phone one browser rings for several people, and once for each.
  unique (person_id, endpoint)
);
create index devices_of_session on devices (session_id);
-- A browser that was given a new address names the old one.
create index devices_by_endpoint on devices (endpoint);

-- One dose on one device: the unique key is why it rings once, however many servers look at the clock.
create table rings (
  id uuid primary key,
  reminder_id uuid not null references reminders on delete cascade,
  day date not null,
  time text not null,
  device_id uuid not null references devices on delete cascade,
  -- The dose's own time; what stands here an hour later rings no more.
  due_at timestamptz not null,
  -- Whoever takes it puts this ahead: until then it is theirs, and after it somebody else's who finds it unsettled.
  next_try_at timestamptz not null,
  tries smallint not null,
  outcome text check (outcome in ('sent', 'needless', 'late', 'refused')),
  unique (reminder_id, day, time, device_id)
);
create index rings_waiting on rings (next_try_at) where outcome is null;
create index rings_of_device on rings (device_id);

-- Up to where the clock was looked at: after a stop, the minutes since then are looked at once more.
create table looked_until (
  what text primary key,
  at timestamptz not null
);

-- Whose dose falls in this minute, among a hundred thousand.
create index plans_by_time on reminder_plans using gin (times);
