-- People, their sessions and their profiles.

create table persons (
  id uuid primary key,
  username text not null check (username <> ''),
  -- Case and Unicode form folded by the app (accounts.rules.ts): two spellings of one name are one.
  username_key text not null unique,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  name text not null,
  phone text not null,
  role text not null check (role in ('patient', 'doctor', 'coordinator')),
  created_at timestamptz not null
);

create table sessions (
  id uuid primary key,
  person_id uuid not null references persons on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_of_person on sessions (person_id);
create index sessions_to_forget on sessions (expires_at);

create table patients (
  person_id uuid primary key references persons on delete cascade,
  name text not null check (name <> ''),
  birth_year smallint not null check (birth_year between 1850 and 2200),
  age_said_on date not null,
  gender text not null check (gender in ('Male', 'Female', 'Other')),
  address text not null,
  phone text not null,
  updated_at timestamptz not null
);

create table doctors (
  person_id uuid primary key references persons on delete cascade,
  name text not null check (name <> ''),
  specialization text not null,
  -- Codes recognised in the free text (doctors.specialties.ts), for routing requests.
  specialties text[] not null,
  experience text not null,
  phone text not null,
  clinic text not null,
  registration_number text not null,
  approval text not null check (approval in ('awaiting', 'approved')),
  approved_by uuid references persons,
  approved_at timestamptz,
  updated_at timestamptz not null
);
create index doctors_by_specialty on doctors using gin (specialties) where approval = 'approved';
create index doctors_awaiting on doctors (updated_at) where approval = 'awaiting';
