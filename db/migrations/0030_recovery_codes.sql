-- One-time codes by which people who forgot their password get back into their account. Only their HMAC is stored; a
-- used code is deleted (decision 0048).
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  hash bytea not null check (length(hash) = 32),
  created_at timestamptz not null,
  primary key (user_id, hash)
);
