-- The coordinator's desk: what was decided about a doctor, by whom and why; the log as the desk reads it.

alter table doctors drop constraint doctors_approval_check;
alter table doctors add constraint doctors_approval_check
  check (approval in ('awaiting', 'approved', 'refused', 'suspended'));

-- The coordinator who decided last; null where nobody ever did. It stays when the doctor is back in approval.
alter table doctors rename column approved_by to decided_by;
-- Since when the approval stands as it does.
alter table doctors rename column approved_at to approval_since;
update doctors set approval_since = updated_at where approval_since is null;
alter table doctors alter column approval_since set not null;
-- Why it is a no, in the coordinator's words: the doctor reads it.
alter table doctors add column approval_reason text;
alter table doctors add constraint a_no_has_its_reason
  check (approval not in ('refused', 'suspended') or coalesce(approval_reason, '') <> '');

drop index doctors_awaiting;
create index doctors_by_approval on doctors (approval, approval_since);

-- What the actor was when it happened: a role, or 'command' for the commands of the server. The desk shows
-- the acts of coordinators and commands, and finds them among those of a whole town.
alter table audit_log add column actor_role text;
update audit_log set actor_role = persons.role from persons where persons.id = audit_log.actor_id;
update audit_log set actor_role = 'command' where action = 'accounts.makeCoordinator';
create index audit_of_desk on audit_log (at desc, id desc) where actor_role in ('coordinator', 'command');

-- Unanswered requests, longest waiting first.
create index requests_by_age on appointments (created_at, id) where status = 'pending';
