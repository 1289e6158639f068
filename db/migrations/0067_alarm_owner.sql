-- An alarm that nobody has answered for a day gets an owner by name: see decision 0085.
alter table alarms
  add column owner_id uuid references users on delete restrict,
  add column owned_at timestamptz,
  add constraint owned_at_a_time check ((owner_id is null) = (owned_at is null));
create index alarms_owned on alarms (owner_id) where owner_id is not null;

alter table alarm_tellings
  drop constraint if exists alarm_tellings_step_check,
  add constraint alarm_tellings_step_check
    check (step in ('treating', 'duty', 'deputy', 'desk', 'patient', 'worse', 'owner'));
