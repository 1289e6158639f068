-- Each change of an appointment's status or doctor, and each rejection, is a row: what it became, when, by whom and
-- why. Rows are never changed; a change of an appointment without its row is refused (decision 0049).

create table appointment_status_history (
  appointment_id uuid not null references appointments on delete cascade,
  -- 1 is the request.
  seq integer not null check (seq > 0),
  -- null: it did not exist before; or, of a row from before this table, not known.
  from_status text,
  to_status text not null check (
    to_status in ('pending', 'scheduled', 'in-progress', 'completed', 'failed', 'cancelled', 'missed')
  ),
  -- Whom it was with afterwards. null: nobody; or, of a row from before this table, not known.
  doctor_id uuid references users on delete set null,
  -- null: the server did it, it is not known, or the account was deleted.
  actor_id uuid references users on delete set null,
  actor_role text not null check (actor_role in ('patient', 'doctor', 'coordinator', 'system', 'unknown')),
  -- What the actor did, or what it followed from.
  cause text check (
    cause in ('request', 'accept', 'reject', 'start', 'finish', 'cancel', 'slotTaken', 'orphaned', 'expired')
  ),
  -- In the actor's own words.
  reason text,
  recorded_at timestamptz not null,
  primary key (appointment_id, seq),
  -- Of a row from before this table the cause may be unknown, never of what a person is known to have done.
  constraint what_people_did_has_a_cause check (cause is not null or actor_role in ('system', 'unknown'))
);

-- Appointments from before: only what was stored. The audit log and the declines say who did what and when.
with known as (
  select id as appointment_id, null as from_status, 'pending' as to_status,
    case when updated_at = created_at then doctor_id end as doctor_id,
    own.user_id as actor_id, 'patient' as actor_role, 'request' as cause, null as reason, created_at as at, 1 as part
  from appointments left join patient_guardians own using (patient_id)
  union all
  select a.id, did.from_status, did.to_status, l.actor_id, l.actor_id, 'doctor', did.cause, null, l.at, 2
  from audit_log l
  join (values
    ('appointments.accept', 'accept', 'pending', 'scheduled'),
    ('appointments.start', 'start', 'scheduled', 'in-progress'),
    ('appointments.finish', 'finish', 'in-progress', 'completed')
  ) as did (action, cause, from_status, to_status) on did.action = l.action
  join appointments a on a.id::text = l.subject
  union all
  -- Of the last one also the outcome is known; in early versions it could end the request.
  select p.appointment_id, case p.cause when 'cancelled' then 'scheduled' else 'pending' end,
    case when p.at = a.updated_at then a.status else 'pending' end,
    case when p.at >= a.updated_at then a.doctor_id end, p.doctor_id, 'doctor',
    case p.cause when 'rejected' then 'reject' when 'cancelled' then 'cancel' else 'slotTaken' end, null, p.at, 2
  from appointment_declines p join appointments a on a.id = p.appointment_id
),
-- Today's status, where none of these led to it. Only time makes `missed` and auto-closed ones, and nobody but the
-- server fails a request once its time has come; whether for its doctor or for the time is not known.
latest as (
  select a.id, null, a.status, a.doctor_id, l.actor_id,
    case when l.id is not null then coalesce(l.actor_role, u.role, 'unknown')
      when a.status = 'missed' or a.auto_closed or a.status = 'failed' and a.updated_at >= a.starts_at then 'system'
      else 'unknown' end,
    case when l.id is not null then 'cancel' when a.status = 'missed' or a.auto_closed then 'expired' end,
    a.reason, a.updated_at, 3
  from appointments a
  left join audit_log l on a.status = 'cancelled' and l.subject = a.id::text and l.action = 'appointments.cancel'
    and l.at = a.updated_at
  left join users u on u.id = l.actor_id
  where not exists (
    select from known k where k.appointment_id = a.id and k.at = a.updated_at and k.to_status = a.status)
)
insert into appointment_status_history
  (appointment_id, seq, from_status, to_status, doctor_id, actor_id, actor_role, cause, reason, recorded_at)
select carried.appointment_id,
  row_number() over (partition by carried.appointment_id order by carried.part = 3, carried.at, carried.part),
  carried.from_status, carried.to_status, doctor.id, actor.id, carried.actor_role, carried.cause, carried.reason,
  carried.at
from (select * from known union all select * from latest) as carried
-- The log may name a user who was deleted.
left join users doctor on doctor.id = carried.doctor_id
left join users actor on actor.id = carried.actor_id;

create function refuse_change_of_status_history() returns trigger language plpgsql as $$
begin
  -- What the foreign keys do when an appointment or a user is deleted: nothing else may.
  if tg_op = 'DELETE' and not exists (select from appointments where id = old.appointment_id) then
    return old;
  end if;
  if tg_op = 'UPDATE'
    and to_jsonb(new) - array['actor_id', 'doctor_id'] = to_jsonb(old) - array['actor_id', 'doctor_id']
    and (new.actor_id is not distinct from old.actor_id
      or new.actor_id is null and not exists (select from users where id = old.actor_id))
    and (new.doctor_id is not distinct from old.doctor_id
      or new.doctor_id is null and not exists (select from users where id = old.doctor_id))
  then
    return new;
  end if;
  raise exception 'appointment_status_history is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on appointment_status_history
  for each row execute function refuse_change_of_status_history();
create trigger append_only_truncate before truncate on appointment_status_history
  for each statement execute function refuse_change_of_status_history();

-- At commit, an appointment that was made, or whose status or doctor changed, must be as its newest row says.
create function require_status_history() returns trigger language plpgsql as $$
declare
  is_recorded boolean;
begin
  select (a.status, a.doctor_id) is not distinct from (h.to_status, h.doctor_id) into is_recorded
  from appointments a
  left join appointment_status_history h on h.appointment_id = a.id
  where a.id = new.id
  order by h.seq desc nulls last limit 1;
  -- null: it is gone.
  if not is_recorded then
    raise exception 'appointment % changed without a row in appointment_status_history', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger status_history_on_insert after insert on appointments
  deferrable initially deferred for each row execute function require_status_history();
create constraint trigger status_history_on_change after update on appointments
  deferrable initially deferred for each row
  when (old.status <> new.status or old.doctor_id is distinct from new.doctor_id)
  execute function require_status_history();
