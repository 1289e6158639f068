-- The age was said at birth: age_said_on is the day of birth, or the first of its month. Of other patients the age in
-- months is not known, because a stated age of 0 may be one of eleven months.
alter table patients add column age_said_at_birth boolean not null default false;
alter table patients add constraint age_said_at_birth_is_zero check (
  not age_said_at_birth or birth_year = extract(year from age_said_on)
);
