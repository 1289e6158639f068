-- The audit log is append-only; and what doctors read of patients is found in it, newest first.

create function refuse_change_of_audit_log() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change_of_audit_log();

create index audit_of_doctors on audit_log (at desc, id desc) where actor_role = 'doctor';
