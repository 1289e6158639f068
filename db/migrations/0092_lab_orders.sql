-- What a doctor wants a laboratory to measure (FHIR ServiceRequest). An order is never changed: it is cancelled, or its
-- results come.

create table lab_orders (
  id uuid primary key,
  patient_id uuid not null references patients on delete restrict,
  doctor_id uuid not null references users on delete restrict,
  -- The visit or call beside whose note it was written; null without one.
  encounter_id uuid references encounters on delete set null,
  -- Read out at the laboratory, as that of a prescription is.
  number text not null unique,
  -- FHIR request-status.
  status text not null check (status in ('active', 'completed', 'revoked')),
  -- What the doctor said of a woman of 12 to 50; decides about ranges.
  pregnancy text check (pregnancy in ('no', 'pregnant', 'afterBirth')),
  -- For the patient and the laboratory to read.
  note text not null check (length(note) <= 300),
  ordered_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text not null,
  constraint revoked_orders_have_a_reason check (
    (status = 'revoked') = (revoked_at is not null) and (status = 'revoked') = (revoke_reason <> '')
  )
);
create index lab_orders_of_patient on lab_orders (patient_id, ordered_at desc, id desc);
create index lab_orders_of_doctor on lab_orders (doctor_id, ordered_at);
create index lab_orders_of_encounter on lab_orders (encounter_id) where encounter_id is not null;
-- Letters that look alike are one: src/shared/dispensing/dispensing.number.ts.
create index lab_orders_by_number_as_read on lab_orders (translate(number, 'ZSBGQV', '2586DU'));

create table lab_order_items (
  id uuid primary key,
  order_id uuid not null references lab_orders on delete cascade,
  position integer not null,
  -- Of src/shared/labs/catalogue/labs.catalogue.ts.
  code text not null,
  unique (order_id, code)
);

create function refuse_change_of_lab_orders() returns trigger language plpgsql as $$
declare
  open constant text[] := array['status', 'revoked_at', 'revoke_reason'];
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
create trigger append_only before update on lab_orders
  for each row execute function refuse_change_of_lab_orders();

create function refuse_change_of_lab_order_items() returns trigger language plpgsql as $$
begin
  raise exception 'what was ordered never changes' using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update on lab_order_items
  for each row execute function refuse_change_of_lab_order_items();
