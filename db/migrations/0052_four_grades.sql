-- Four colours instead of three, and what they depend on: answers to the symptom question, pregnancy, a child's age in
-- months (decision 0065). Observations of before keep their interpretation and the version of its rules.

-- Amber: see a doctor today or within two days.
alter table observations drop constraint observations_grade_check;
alter table observations add constraint observations_interpretation_check check (
  interpretation in ('normal', 'abnormal', 'urgent', 'critical', 'askHealthWorker')
);

-- `random` is said by observations of before: after food or at any time.
alter table observations drop constraint observations_context_check;
alter table observations add constraint observations_context_check check (
  context in ('fasting', 'afterFood', 'anyTime', 'random')
);

-- What was answered with yes: src/shared/vitals has the list. null: not asked or not answered. '{}': no to all.
alter table observations add column symptoms text[];

-- As said with the reading. null: not asked or not answered.
alter table observations add column pregnancy text
  constraint observations_pregnancy_check check (pregnancy in ('no', 'pregnant', 'afterBirth'));
-- The answer that is remembered: the patient's newest.
create index observations_with_pregnancy on observations (patient_id, submitted_at desc, id desc)
  where pregnancy is not null and entered_in_error_at is null;

-- Full months on the day of measuring, of a child under five, where they are known.
alter table observations add column age_in_months integer
  constraint observations_age_in_months_check check (age_in_months between 0 and 59);

-- A glucometer that shows HI or LO: the value lies beyond what it can measure (FHIR interpretation > and <).
alter table observations add column off_scale text
  constraint observations_off_scale_check check (off_scale in ('low', 'high'));
alter table observations add constraint sugar_is_off_scale check (off_scale is null or code = '41653-7');
alter table observations drop constraint observations_value_or_components;
alter table observations add constraint observations_value_or_components check (
  num_nonnulls(value, component_values, off_scale) = 1
  and cardinality(component_codes) is not distinct from cardinality(component_values)
  and (component_codes is null) = (component_values is null)
);
