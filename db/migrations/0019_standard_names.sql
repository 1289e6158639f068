-- Renames tables and columns to standard terms. Rows, constraints and indexes stay as they are.

alter table persons rename to users;
alter table given_answers rename to idempotency_keys;
alter table passed_on rename to appointment_declines;
alter table devices rename to push_subscriptions;
alter table rings rename to push_deliveries;
alter table looked_until rename to scheduler_watermarks;

alter table appointments rename column was_open to offered_to_all;
alter table push_deliveries rename column device_id to subscription_id;
alter table vital_readings rename column words to value_text;
alter table vital_readings rename column measured to value;
alter table vital_readings rename column said_unit to original_unit;
alter table vital_readings rename column attended_by to acknowledged_by;
alter table vital_readings rename column attended_at to acknowledged_at;
alter table events rename column written_by to writer_xid;
alter table events rename column horizon to resume_xid;

-- Every reference to a user has the same name, whichever migration made its table.
do $$
declare
  target record;
begin
  for target in
    select c.relname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and a.attname = 'person_id' and not a.attisdropped
  loop
    execute format('alter table %I rename column person_id to user_id', target.name);
  end loop;
end $$;

-- Constraints and indexes carry the names of their tables: the server reads them in errors.
do $$
declare
  renamed constant text[][] := array[
    ['persons', 'users'], ['given_answers', 'idempotency_keys'], ['passed_on', 'appointment_declines'],
    ['devices', 'push_subscriptions'], ['rings', 'push_deliveries'], ['looked_until', 'scheduler_watermarks'],
    ['person_id', 'user_id'], ['device_id', 'subscription_id'], ['attended_by', 'acknowledged_by'],
    ['said_unit', 'original_unit'], ['was_open', 'offered_to_all']
  ];
  pair text[];
  target record;
begin
  foreach pair slice 1 in array renamed loop
    for target in
      select conname as name, conrelid::regclass as owner
      from pg_constraint
      where connamespace = current_schema()::regnamespace and conrelid <> 0 and position(pair[1] in conname) > 0
    loop
      execute format('alter table %s rename constraint %I to %I',
        target.owner, target.name, replace(target.name, pair[1], pair[2]));
    end loop;
    -- After the constraints, whose own indexes follow them.
    for target in
      select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('i', 'I') and position(pair[1] in relname) > 0
    loop
      execute format('alter index %I rename to %I', target.name, replace(target.name, pair[1], pair[2]));
    end loop;
  end loop;
end $$;

-- The kind of event that the app now calls by another name.
update events set kind = 'appointments.reassigned' where kind = 'appointments.passedOn';
update notices set kind = 'appointments.reassigned' where kind = 'appointments.passedOn';
