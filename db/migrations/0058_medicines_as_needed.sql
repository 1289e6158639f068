-- A medicine taken as needed has no times: its Dosage says how far apart and how many a day.

create or replace function dosage_times(dosages jsonb) returns text[]
language sql immutable parallel safe
as $$
  select coalesce(array_agg(left(at #>> '{}', 5) order by at #>> '{}'), '{}')
  from jsonb_path_query(dosages, '$[*].timing.repeat.timeOfDay[*]') as at
$$;

alter table reminder_plans
  drop constraint reminder_plans_times_check,
  add constraint reminder_plans_times_check check (
    case when dosages @> '[{"asNeededBoolean": true}]' then cardinality(times) = 0
    else cardinality(times) between 1 and 12 end
  );
