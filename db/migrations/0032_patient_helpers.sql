-- Accounts that a patient's guardian lets see and do some things for the patient (decision 0052). A row is an
-- invitation until it is accepted. Guardians stay in patient_guardians: what forgets to ask for areas grants nothing.
create table patient_helpers (
  id uuid primary key,
  patient_id uuid not null references patients on delete cascade,
  -- As it was typed: an invitation to a name that nobody has looks the same to who sent it.
  username_key text not null check (length(username_key) between 1 and 254),
  user_id uuid references users on delete cascade,
  areas text[] not null check (
    cardinality(areas) between 1 and 4 and areas <@ array['appointments', 'vitals', 'reminders', 'profile']
  ),
  invited_by uuid references users on delete set null,
  invited_at timestamptz not null,
  answer_by timestamptz not null check (answer_by > invited_at),
  accepted_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('declined', 'withdrawn', 'left', 'revoked', 'handedOver', 'expired')),
  check ((ended_at is null) = (ended_as is null)),
  check (accepted_at is null or user_id is not null)
);

-- Also keeps two guardians from inviting the same person at once.
create unique index one_open_helper on patient_helpers (patient_id, username_key) where ended_at is null;
create index patient_helpers_of_user on patient_helpers (user_id) where ended_at is null;

-- One code per patient: a new one replaces the one before. Only its HMAC is stored; a used one is deleted.
create table hand_over_codes (
  patient_id uuid primary key references patients on delete cascade,
  hash bytea not null unique check (length(hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);

-- The guardian was told that the patient came of age, or need not be, because the patient was of age before.
alter table patient_guardians add column told_of_age boolean not null default false;
