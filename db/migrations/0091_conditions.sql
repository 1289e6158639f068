-- Allergies (FHIR AllergyIntolerance) and long illnesses (FHIR Condition) of a patient. Who entered one, and whether a
-- doctor confirmed it, is part of each row. A row ends; what it says never changes.

create table conditions (
  id uuid primary key,
  patient_id uuid not null references patients on delete restrict,
  kind text not null check (kind in ('allergy', 'condition')),
  -- Of src/shared/conditions/conditions.codes.ts; `none`: the patient was asked, and has none.
  code text not null,
  -- In the person's own words: what the code does not say.
  text text not null check (length(text) <= 120),
  -- What an allergy does; empty for a condition, and where nobody said.
  reaction text not null,
  status text not null check (status in ('active', 'resolved', 'entered-in-error')),
  entered_by uuid references users on delete set null,
  entered_as text not null check (entered_as in ('patient', 'doctor')),
  entered_at timestamptz not null,
  confirmed_by uuid references users on delete restrict,
  confirmed_at timestamptz,
  ended_by uuid references users on delete set null,
  ended_at timestamptz,
  constraint ended_conditions_have_a_time check ((status = 'active') = (ended_at is null)),
  constraint conditions_have_no_reaction check (kind = 'allergy' or reaction = '')
);
create index conditions_of_patient on conditions (patient_id, entered_at desc, id desc);
create unique index one_active_condition on conditions (patient_id, kind, code, lower(text)) where status = 'active';

create function refuse_change_of_conditions() returns trigger language plpgsql as $$
declare
  open constant text[] := array['status', 'ended_by', 'ended_at', 'confirmed_by', 'confirmed_at'];
  -- Set to null where an account is deleted.
  accounts constant text[] := array['entered_by', 'ended_by'];
begin
  if to_jsonb(new) - accounts = to_jsonb(old) - accounts then
    return new;
  end if;
  if old.status = 'active' and to_jsonb(new) - open = to_jsonb(old) - open then
    return new;
  end if;
  raise exception 'a condition is confirmed or ended, and never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update on conditions
  for each row execute function refuse_change_of_conditions();
