-- For the patients' list of who has looked at their record: also others of the family, and helpers.
create index audit_of_acting_by_subject on audit_log (subject, at desc, id desc)
  where action = 'patients.openForAnother';
