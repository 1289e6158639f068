-- Vaccines that a patient was given on one day (FHIR Immunization), as the vaccination card says it. Who entered them, and
-- whether a doctor confirmed it, is part of each row. A row is marked as wrong; what it says never changes.

create table immunizations (
  id uuid primary key,
  patient_id uuid not null references patients on delete restrict,
  given_on date not null,
  -- Of src/shared/immunizations/immunizations.codes.ts.
  doses text[] not null check (cardinality(doses) between 1 and 12),
  -- The name of a vaccine without a code; else empty.
  text text not null check (length(text) <= 120),
  place text not null check (length(place) <= 120),
  status text not null check (status in ('completed', 'entered-in-error')),
  entered_by uuid references users on delete set null,
  entered_as text not null check (entered_as in ('patient', 'doctor')),
  entered_at timestamptz not null,
  confirmed_by uuid references users on delete restrict,
  confirmed_at timestamptz,
  ended_by uuid references users on delete set null,
  ended_at timestamptz,
  constraint wrong_immunizations_have_a_time check ((status = 'completed') = (ended_at is null)),
  constraint confirmed_immunizations_have_a_time check (confirmed_by is null or confirmed_at is not null)
);
create index immunizations_by_time on immunizations
  (patient_id, happened_at(null, given_on, entered_at) desc, id desc);

-- For rows that are confirmed or ended and never say anything else. Arguments: the status of a row that holds; the columns
-- that may change while it does; and those that may always, as they are set to null where an account is deleted.
create function refuse_change_of_entry() returns trigger language plpgsql as $$
declare
  open constant text[] := tg_argv[1];
  free constant text[] := tg_argv[2];
begin
  if to_jsonb(new) - free = to_jsonb(old) - free then
    return new;
  end if;
  if to_jsonb(old) ->> 'status' = tg_argv[0] and to_jsonb(new) - open = to_jsonb(old) - open then
    return new;
  end if;
  raise exception 'a row of % is confirmed or ended, and never changed', tg_table_name
    using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update on immunizations for each row execute function
  refuse_change_of_entry('completed', '{status,ended_by,ended_at,confirmed_by,confirmed_at}', '{entered_by,ended_by}');

drop trigger append_only on conditions;
drop function refuse_change_of_conditions();
-- Free is also the mark of what is private, which says nothing of the illness (0114).
create trigger append_only before update on conditions for each row execute function
  refuse_change_of_entry(
    'active', '{status,ended_by,ended_at,confirmed_by,confirmed_at}', '{entered_by,ended_by,sensitive}');
