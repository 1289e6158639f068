-- SMART Health Links: what a patient shares by a code. The key is in the link alone; here is only what it opens.

create table shares (
  id uuid primary key,
  patient_id uuid not null references patients on delete restrict,
  made_by uuid references users on delete set null,
  -- SHA-256 of the random part of the link's address.
  address_hash bytea not null unique,
  -- Of src/shared/shares/shares.rules.ts.
  content text not null check (content in ('all', 'summary', 'readings')),
  pin_digest bytea,
  wrong_pins smallint not null default 0 check (wrong_pins between 0 and 5),
  -- Encrypted by the patient's browser; null once the share is over.
  ciphertext text check (length(ciphertext) <= 60000),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint ended_shares_hold_nothing check (ended_at is null or ciphertext is null)
);
create index shares_of_patient on shares (patient_id, made_at desc, id desc);
create index shares_with_content on shares (expires_at) where ciphertext is not null;
create index shares_made_by on shares (made_by);

-- Who opened it, as they named themselves.
create table share_openings (
  id uuid primary key,
  share_id uuid not null references shares on delete cascade,
  recipient text not null check (length(recipient) between 1 and 80),
  opened_at timestamptz not null
);
create index openings_of_share on share_openings (share_id, opened_at desc, id desc);
