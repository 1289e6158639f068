-- Why a dose was skipped, if the patient says so: the doctor needs the reason more than the count.
alter table doses
  add column reason text check (reason in ('ranOut', 'ill', 'forgot', 'stopped', 'other')),
  add check (reason is null or state = 'skipped');
