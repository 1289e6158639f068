-- What people agreed to, purpose by purpose (decision 0061). Withdrawing sets a time and deletes nothing. Accounts of
-- before have no rows: they have not been asked yet.

create table consents (
  id uuid primary key,
  -- Who agreed.
  user_id uuid not null references users on delete cascade,
  -- Whose data: agreed to for them by one of those who act for them. Null: the account's own data, of staff.
  patient_id uuid references patients on delete cascade,
  purpose text not null check (purpose in ('care', 'calls', 'account')),
  -- Of the notice that was shown, and the language in which it was shown.
  notice_version integer not null check (notice_version > 0),
  language text not null check (language in ('en', 'hi', 'pa')),
  given_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= given_at),
  check ((purpose = 'account') = (patient_id is null))
);
create unique index consents_in_force on consents (user_id, coalesce(patient_id, user_id), purpose, notice_version)
  where withdrawn_at is null;
create index consents_of_account on consents (user_id);
create index consents_of_patient on consents (patient_id, purpose, given_at desc) where patient_id is not null;

create function refuse_change_of_consents() returns trigger language plpgsql as $$
begin
  raise exception 'a consent is only ever withdrawn, once' using errcode = 'insufficient_privilege';
end $$;
create trigger only_withdrawn before update on consents for each row
  when (old.withdrawn_at is not null or to_jsonb(new) - 'withdrawn_at' <> to_jsonb(old) - 'withdrawn_at')
  execute function refuse_change_of_consents();
