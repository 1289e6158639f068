-- Who stands in the desk's log, for its search by person: read from the index alone.
create index audit_of_desk_by_actor on audit_log (actor_id) where actor_role in ('coordinator', 'command');
create index audit_of_desk_by_subject on audit_log (subject) where actor_role in ('coordinator', 'command');
