-- Readings become observations: what a laboratory finds will stand beside what people measure themselves. Each says
-- what was observed (LOINC), when it was so and when we were told, and which rules interpreted it (decision 0057).
alter table vital_readings rename to observations;

-- Three times that were one: when it was so, when the person wrote it down, and when the server got it.
alter table observations rename column measured_on to effective_on;
-- null: only the day is known.
alter table observations add column effective_at timestamptz;
alter table observations rename column created_at to submitted_at;
alter table observations add column recorded_at timestamptz;
-- The id of a row has the server's time, in milliseconds, where it is of version 7.
update observations set recorded_at = case
  when substr(id::text, 15, 1) = '7'
    then to_timestamp((('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint) / 1000.0)
  else submitted_at
end;
alter table observations alter column recorded_at set not null;

-- How it came to us. So far all were typed by somebody who acts for the patient.
alter table observations add column source text not null default 'typed'
  constraint observations_source_check check (source in ('typed'));
alter table observations alter column source drop default;
-- null: not known, or the account was deleted.
alter table observations add column recorded_by uuid references users on delete set null;
create index observations_recorded_by on observations (recorded_by) where recorded_by is not null;

-- What was observed, as LOINC code: docs/clinical-sources.md.
alter table observations add column code text constraint observations_code_check check (code ~ '^[0-9]{1,7}-[0-9]$');
update observations set code = case type
  when 'bloodPressure' then '85354-9'
  when 'heartRate' then '8867-4'
  when 'bloodSugar' then '41653-7'
  when 'temperature' then '8310-5'
  when 'oxygenSaturation' then '59408-5'
  when 'height' then '8302-2'
  when 'weight' then '29463-7'
end;
alter table observations alter column code set not null;

-- One number, or those of a panel, each with its own code.
alter table observations rename column value to numbers;
alter table observations add column value double precision;
alter table observations add column component_codes text[];
alter table observations add column component_values double precision[];
update observations set value = numbers[1] where type <> 'bloodPressure';
update observations set component_codes = '{8480-6,8462-4}', component_values = numbers where type = 'bloodPressure';

-- With these go the constraints and the index that name them.
alter table observations drop column numbers;
alter table observations drop column type;
alter table observations add constraint observations_value_or_components check (
  num_nonnulls(value, component_values) = 1
  and cardinality(component_codes) is not distinct from cardinality(component_values)
  and (component_codes is null) = (component_values is null)
);
alter table observations add constraint context_of_sugar_only check ((code = '41653-7') = (context is not null));
create index observations_of_patient on observations (patient_id, code, effective_on desc, submitted_at desc)
  where removed_at is null;

-- An interpretation stays as it was given; the version says by which limits. null: by those of before this column.
alter table observations rename column grade to interpretation;
alter table observations add column rules_version text check (rules_version <> '');
alter table observations add constraint rules_interpret check (rules_version is null or interpretation is not null);

-- Marked, never deleted.
drop index vitals_to_delete;
alter table observations rename column removed_at to entered_in_error_at;

alter index vitals_to_attend rename to observations_to_attend;
do $$
declare
  target record;
begin
  for target in
    select conname as name from pg_constraint
    where conrelid = 'observations'::regclass and conname like 'vital\_readings%'
  loop
    execute format('alter table observations rename constraint %I to %I',
      target.name, replace(target.name, 'vital_readings', 'observations'));
  end loop;
  for target in
    select c.relname as name from pg_class c join pg_index i on i.indexrelid = c.oid
    where i.indrelid = 'observations'::regclass and c.relname like 'vital\_readings%'
  loop
    execute format('alter index %I rename to %I', target.name, replace(target.name, 'vital_readings', 'observations'));
  end loop;
end $$;
