-- For the patients' list of who has looked at their record: only staff, newest first, without sorting.
create index audit_of_staff_by_subject on audit_log (subject, at desc, id desc)
  where actor_role in ('doctor', 'coordinator') and subject is not null;
