-- The desk's log asked for one act: a suspension may lie behind a hundred thousand looks at a list.
create index audit_of_desk_by_act on audit_log (action, at desc, id desc)
  where actor_role in ('coordinator', 'command');
