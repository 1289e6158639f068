-- A dose can be skipped because the medicine is too expensive.
alter table doses
  drop constraint doses_reason_check,
  add constraint doses_reason_check
    check (reason in ('ranOut', 'cost', 'ill', 'forgot', 'stopped', 'other'));
