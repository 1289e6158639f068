-- Prescriptions (FHIR MedicationRequests of one group): a draft that the doctor of an encounter saves, locked by
-- its signature. It may be stopped with a reason; nothing of it is changed or deleted.

-- What stands on a prescription besides name and registration number; empty: not said yet.
alter table doctors
  add column qualification text not null default '',
  -- The council where the doctor is registered.
  add column council text not null default '';

create table prescriptions (
  id uuid primary key,
  encounter_id uuid not null references encounters on delete cascade,
  -- FHIR medicationrequest-status.
  status text not null check (status in ('draft', 'active', 'stopped')),
  -- How often the draft was saved.
  version integer not null check (version > 0),
  -- null: not asked.
  pregnancy text check (pregnancy in ('no', 'pregnant', 'breastfeeding')),
  weight_grams integer check (weight_grams > 0),
  -- The doctor says that it is the complaint of the earlier visit in person.
  same_complaint boolean not null,
  -- Asked where the patient's profile does not know it.
  age integer check (age between 0 and 120),
  gender text check (gender in ('Male', 'Female', 'Other')),
  address text not null,
  advice text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- From here on: what was true when it was signed.
  number text unique,
  mode text check (mode in ('in-person', 'video', 'audio', 'text')),
  follow_up boolean,
  -- Of src/shared/prescriptions/rules.
  rules_version integer,
  prescriber jsonb,
  patient jsonb,
  -- SHA-256 of what was signed.
  content_hash text,
  signed_at timestamptz,
  stopped_at timestamptz,
  stop_reason text,
  constraint prescriptions_are_signed_whole check (
    status = 'draft'
    or num_nulls(number, mode, follow_up, rules_version, prescriber, patient, content_hash, signed_at) = 0
  ),
  constraint prescriptions_are_stopped_with_a_reason check (
    (status = 'stopped') = (stopped_at is not null) and (status = 'stopped') = (coalesce(stop_reason, '') <> '')
  )
);
create unique index one_draft_of_an_encounter on prescriptions (encounter_id) where status = 'draft';
create index prescriptions_of_encounter on prescriptions (encounter_id);

create table prescription_items (
  id uuid primary key,
  prescription_id uuid not null references prescriptions on delete cascade,
  position integer not null check (position >= 0),
  -- Code of the formulary; the rest is as it was when it was written.
  medicine text not null,
  name text not null,
  form text not null,
  strength text not null,
  guideline_list text not null,
  schedule text not null,
  -- src/shared/prescriptions/doses/prescriptions.doses.ts; null: not said yet.
  dose jsonb,
  food text check (food in ('before', 'with', 'after')),
  -- In the unit of the form, or packs; null: not said yet.
  quantity integer check (quantity > 0),
  refills integer not null check (refills between 0 and 5),
  note text not null,
  -- What the rules asked about, and the doctor's answer.
  concerns text[] not null,
  reason text not null,
  unique (prescription_id, position)
);

create function refuse_change_of_signed_prescriptions() returns trigger language plpgsql as $$
declare
  kept constant text[] := array['status', 'stopped_at', 'stop_reason', 'updated_at'];
begin
  if tg_op = 'UPDATE' and old.status = 'draft' and new.status in ('draft', 'active')
    and new.id = old.id and new.encounter_id = old.encounter_id and new.created_at = old.created_at
  then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status = 'active' and new.status = 'stopped'
    and to_jsonb(new) - kept = to_jsonb(old) - kept
  then
    return new;
  end if;
  -- What the foreign key does when an erasure deletes the encounter: nothing else may.
  if tg_op = 'DELETE' and not exists (select from encounters where id = old.encounter_id) then
    return old;
  end if;
  raise exception 'a signed prescription is only stopped, and none deleted' using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on prescriptions
  for each row execute function refuse_change_of_signed_prescriptions();
create trigger append_only_truncate before truncate on prescriptions
  for each statement execute function refuse_change_of_signed_prescriptions();

create function refuse_change_of_signed_items() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE'
    and exists (select from prescriptions where id = new.prescription_id and status = 'draft')
    and (tg_op = 'INSERT' or new.prescription_id = old.prescription_id)
  then
    return new;
  end if;
  if tg_op = 'DELETE' and not exists (select from prescriptions where id = old.prescription_id and status <> 'draft')
  then
    return old;
  end if;
  raise exception 'the medicines of a signed prescription never change' using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before insert or update or delete on prescription_items
  for each row execute function refuse_change_of_signed_items();
create trigger append_only_truncate before truncate on prescription_items
  for each statement execute function refuse_change_of_signed_items();
