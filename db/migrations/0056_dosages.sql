-- How much is taken at each time, and whether with food: a plan is a list of FHIR R4 Dosages, one for each amount.
-- What is searched follows from it as generated columns, so that the two cannot disagree.

create function dosage_times(dosages jsonb) returns text[]
language sql immutable parallel safe
as $$
  select array_agg(left(at #>> '{}', 5) order by at #>> '{}')
  from jsonb_path_query(dosages, '$[*].timing.repeat.timeOfDay[*]') as at
$$;

-- The text is YYYY-MM-DD, which every DateStyle reads alike: that makes the cast immutable.
create function dosage_bound(dosages jsonb, bound text) returns date
language sql immutable parallel safe
as $$
  select (dosages #>> array['0', 'timing', 'repeat', 'boundsPeriod', bound])::date
$$;

alter table reminder_plans add column dosages jsonb;

update reminder_plans set dosages = jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
  'sequence', 1,
  'timing', jsonb_build_object('repeat', jsonb_build_object(
    'boundsPeriod', jsonb_build_object('start', to_char(starts_on, 'YYYY-MM-DD'), 'end', to_char(ends_on, 'YYYY-MM-DD')),
    'dayOfWeek', case when cardinality(days) < 7 then
      (select jsonb_agg((array['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'])[day + 1] order by day)
       from unnest(days) as day) end,
    'timeOfDay', (select jsonb_agg(at || ':00' order by at) from unnest(times) as at)
  )),
  'patientInstruction', nullif(dosage, '')
)));

alter table reminder_plans
  drop column dosage,
  drop column times,
  drop column days,
  drop column starts_on,
  drop column ends_on;

alter table reminder_plans
  alter column dosages set not null,
  add column times text[] not null generated always as (dosage_times(dosages)) stored
    check (cardinality(times) between 1 and 12),
  add column starts_on date not null generated always as (dosage_bound(dosages, 'start')) stored,
  add column ends_on date generated always as (dosage_bound(dosages, 'end')) stored,
  add check (ends_on >= starts_on);

create index plans_by_time on reminder_plans using gin (times);
