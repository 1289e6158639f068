-- Who was told of an alarm, and what was said of it, is append-only: a row is added, and a telling's result set once.

create function refuse_change_of_tellings() returns trigger language plpgsql as $$
begin
  -- What the foreign keys do when an alarm or a user is deleted: nothing else may.
  if tg_op = 'DELETE' and not exists (select from alarms where id = old.alarm_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' then
    if old.result is null and to_jsonb(new) - 'result' = to_jsonb(old) - 'result' then
      return new;
    end if;
    if new.person_id is null and to_jsonb(new) - 'person_id' = to_jsonb(old) - 'person_id'
      and not exists (select from users where id = old.person_id)
    then
      return new;
    end if;
  end if;
  raise exception 'alarm_tellings is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on alarm_tellings
  for each row execute function refuse_change_of_tellings();
create trigger append_only_truncate before truncate on alarm_tellings
  for each statement execute function refuse_change_of_tellings();

create function refuse_change_of_outcomes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from alarms where id = old.alarm_id) then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.by_user is null and to_jsonb(new) - 'by_user' = to_jsonb(old) - 'by_user'
    and not exists (select from users where id = old.by_user)
  then
    return new;
  end if;
  raise exception 'alarm_outcomes is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on alarm_outcomes
  for each row execute function refuse_change_of_outcomes();
create trigger append_only_truncate before truncate on alarm_outcomes
  for each statement execute function refuse_change_of_outcomes();
