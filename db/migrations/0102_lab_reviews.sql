-- The doctor who ordered looks at the results: since when they wait for that, and what came of it.
alter table lab_orders add column to_review_since timestamptz;
create index lab_orders_to_review on lab_orders (doctor_id, to_review_since, id) where to_review_since is not null;

create or replace function refuse_change_of_lab_orders() returns trigger language plpgsql as $$
declare
  open constant text[] := array['status', 'revoked_at', 'revoke_reason', 'to_review_since'];
  -- Set to null where an encounter is deleted.
  visits constant text[] := array['encounter_id'];
begin
  if to_jsonb(new) - visits = to_jsonb(old) - visits and new.encounter_id is null then
    return new;
  end if;
  if old.status <> 'revoked' and to_jsonb(new) - open = to_jsonb(old) - open then
    return new;
  end if;
  raise exception 'an order is cancelled or completed, and never changed' using errcode = 'insufficient_privilege';
end $$;

-- What was entered before this waits, too.
update lab_orders o set to_review_since = first.at
from (select order_id, min(recorded_at) as at from lab_results group by order_id) first
where first.order_id = o.id and o.status <> 'revoked';

create table lab_reviews (
  id uuid primary key,
  order_id uuid not null references lab_orders on delete cascade,
  doctor_id uuid not null references users on delete restrict,
  reviewed_at timestamptz not null,
  -- For the patient to read; empty: nothing was written.
  note text not null check (length(note) <= 300)
);
create index lab_reviews_of_order on lab_reviews (order_id, reviewed_at desc);
create index lab_reviews_of_doctor on lab_reviews (doctor_id, reviewed_at);

create function refuse_change_of_lab_reviews() returns trigger language plpgsql as $$
begin
  -- What the foreign key does when an erasure deletes the order.
  if tg_op = 'DELETE' and not exists (select from lab_orders where id = old.order_id) then
    return old;
  end if;
  raise exception 'what a doctor wrote of results stays' using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on lab_reviews
  for each row execute function refuse_change_of_lab_reviews();
