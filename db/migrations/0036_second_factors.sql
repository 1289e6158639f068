-- A coordinator's second factor: one-time codes by time (RFC 6238). The secret is sealed with the key of the key file
-- (decision 0059).
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret bytea not null,
  created_at timestamptz not null,
  -- null: the first code was not typed yet, and no code is asked for at the sign-in.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: no code counts twice.
  last_step integer
);

-- When the person last proved who they are, by code or password; null: at the sign-in.
alter table sessions add column stepped_up_at timestamptz;
