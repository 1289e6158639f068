-- For the patients' list of who has looked at their record: also who was at the counter of a pharmacy.
create index audit_of_counters_by_subject on audit_log (subject, at desc, id desc)
  where action = 'dispensing.lookUp';
