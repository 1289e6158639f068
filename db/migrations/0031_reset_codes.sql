-- One-time codes that a coordinator makes at the desk for somebody who lost password and recovery codes. Only the HMAC
-- is stored, until the code is used, replaced or expired; the row stays, and says who made it and what was checked
-- (decision 0051).
create table reset_codes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- null: it can no longer be used.
  hash bytea check (length(hash) = 32),
  -- Which questions of identity were answered, never the answers.
  checked text[] not null check (
    cardinality(checked) >= 2 and checked <@ array['name', 'age', 'village', 'phone', 'registration', 'document']
  ),
  issued_by uuid references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz,
  constraint used_code_has_no_hash check (used_at is null or hash is null)
);
-- A second code for an account replaces the first.
create unique index one_reset_code_at_a_time on reset_codes (user_id) where hash is not null;
create index reset_codes_of_user on reset_codes (user_id);
create index reset_codes_to_forget on reset_codes (expires_at) where hash is not null;
