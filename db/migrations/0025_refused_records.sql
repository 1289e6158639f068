-- Who asked for a record that is not theirs is found in the audit log, newest first.
create index audit_of_refused_records on audit_log (at desc, id desc) where action = 'access.refusedRecord';
