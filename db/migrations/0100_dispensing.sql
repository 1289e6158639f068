-- Dispensing (FHIR MedicationDispense): what a pharmacist gave on a prescription. Who may is a membership beside the
-- role of the account.
alter table memberships
  drop constraint if exists memberships_role_check,
  add constraint memberships_role_check check (role in ('doctor', 'staff', 'pharmacist'));

-- A number is typed at the counter: letters that look alike are one. src/shared/dispensing/dispensing.number.ts.
create index prescriptions_by_number_as_read on prescriptions (translate(number, 'ZSBGQV', '2586DU'))
  where status <> 'draft';

-- One act at a counter.
create table medication_dispenses (
  id uuid primary key,
  prescription_id uuid not null references prescriptions on delete cascade,
  -- Facilities are hidden, not deleted.
  facility_id uuid not null references facilities on delete restrict,
  -- null: the account has been erased since.
  dispensed_by uuid references users on delete set null,
  -- The name of who gave it, as it was then.
  performer text not null,
  -- FHIR medicationdispense-status.
  status text not null check (status in ('completed', 'entered-in-error')),
  -- What was wrong when it arrived from a phone that had no network: more than was left, or stopped meanwhile.
  issue text check (issue in ('duplicate', 'stopped')),
  -- A medicine of Schedule H1 was given: it stands in the register.
  is_h1 boolean not null,
  dispensed_at timestamptz not null,
  recorded_at timestamptz not null,
  error_at timestamptz,
  error_reason text not null,
  constraint dispenses_are_taken_back_with_a_reason check (
    (status = 'entered-in-error') = (error_at is not null) and (status = 'entered-in-error') = (error_reason <> '')
  )
);
create index medication_dispenses_of_prescription on medication_dispenses (prescription_id, dispensed_at);
create index medication_dispenses_of_person on medication_dispenses (dispensed_by, dispensed_at)
  where dispensed_by is not null;
create index schedule_h1_register on medication_dispenses (facility_id, dispensed_at, id) where is_h1;

create table medication_dispense_items (
  id uuid primary key,
  dispense_id uuid not null references medication_dispenses on delete cascade,
  item_id uuid not null references prescription_items on delete cascade,
  -- In the unit of the prescription; 0: not in stock.
  quantity integer not null check (quantity >= 0),
  -- Brand or manufacturer, and batch; empty: not said.
  product text not null,
  batch text not null,
  unique (dispense_id, item_id)
);
create index medication_dispense_items_of_item on medication_dispense_items (item_id);

create function refuse_change_of_dispenses() returns trigger language plpgsql as $$
declare
  kept constant text[] := array['status', 'error_at', 'error_reason', 'dispensed_by'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - kept = to_jsonb(old) - kept
    and (new.status = old.status or old.status = 'completed')
    and (new.dispensed_by is null or new.dispensed_by = old.dispensed_by)
  then
    return new;
  end if;
  -- What the foreign key does when an erasure deletes the prescription.
  if tg_op = 'DELETE' and not exists (select from prescriptions where id = old.prescription_id) then
    return old;
  end if;
  raise exception 'a dispense is only taken back, and none deleted' using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on medication_dispenses
  for each row execute function refuse_change_of_dispenses();
create trigger append_only_truncate before truncate on medication_dispenses
  for each statement execute function refuse_change_of_dispenses();

create function refuse_change_of_dispense_items() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (
    select from medication_dispenses d
    join prescription_items i on i.prescription_id = d.prescription_id
    where d.id = old.dispense_id and i.id = old.item_id)
  then
    return old;
  end if;
  raise exception 'what was dispensed never changes' using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on medication_dispense_items
  for each row execute function refuse_change_of_dispense_items();
create trigger append_only_truncate before truncate on medication_dispense_items
  for each statement execute function refuse_change_of_dispense_items();
