-- Vitals: what people measured themselves, with the words they typed, what was understood, and its grade.

create table vital_readings (
  id uuid primary key,
  person_id uuid not null references persons on delete cascade,
  type text not null check (
    type in ('bloodPressure', 'heartRate', 'bloodSugar', 'temperature', 'oxygenSaturation', 'height', 'weight')
  ),
  -- As typed: a doctor can see what was made of it.
  words text not null check (words <> ''),
  -- In `unit` (UCUM), the canonical one of the type: systolic and diastolic, or one number.
  measured double precision[] not null,
  unit text not null,
  -- The unit the words were understood in.
  said_unit text not null,
  context text check (context in ('fasting', 'random')),
  -- At the time it was written down: later limits do not rewrite history. null: height, weight.
  grade text check (grade in ('normal', 'abnormal', 'critical', 'askHealthWorker')),
  -- Critical, and of those days: stands in the doctors' lists until one attends to it.
  needs_doctor boolean not null,
  -- The town's day.
  measured_on date not null,
  created_at timestamptz not null,
  -- Taken away; can be restored for three days, then it is deleted.
  removed_at timestamptz,
  attended_by uuid references persons,
  attended_at timestamptz,
  constraint as_many_numbers_as_the_type_has check (
    cardinality(measured) = case type when 'bloodPressure' then 2 else 1 end
  ),
  constraint context_of_sugar_only check ((type = 'bloodSugar') = (context is not null)),
  constraint body_is_not_graded check ((type in ('height', 'weight')) = (grade is null)),
  constraint only_critical_needs_a_doctor check (not needs_doctor or grade = 'critical'),
  constraint attended_by_somebody_at_some_time check ((attended_by is null) = (attended_at is null))
);
create index vitals_of_person on vital_readings (person_id, type, measured_on desc, created_at desc)
  where removed_at is null;
create index vitals_to_attend on vital_readings (created_at desc)
  where needs_doctor and attended_at is null and removed_at is null;
create index vitals_to_delete on vital_readings (removed_at) where removed_at is not null;
