-- Amounts that change over the days: the sequence of a Dosage counts the steps. R4 says that Dosages of one sequence
-- apply together, so those of one plan that differ in their amounts alone have the same from now on.

update reminder_plans set dosages = (
  select jsonb_agg(jsonb_set(dosage, '{sequence}', '1') order by nth)
  from jsonb_array_elements(dosages) with ordinality as list (dosage, nth)
)
where jsonb_array_length(dosages) > 1;

-- A time stands in several steps.
create or replace function dosage_times(dosages jsonb) returns text[]
language sql immutable parallel safe
as $$
  select coalesce(array_agg(distinct left(at #>> '{}', 5) order by left(at #>> '{}', 5)), '{}')
  from jsonb_path_query(dosages, '$[*].timing.repeat.timeOfDay[*]') as at
$$;

-- The first day of the first step, the last day of the last one.
create or replace function dosage_bound(dosages jsonb, bound text) returns date
language sql immutable parallel safe
as $$
  select (
    dosages #>> array[case bound when 'end' then '-1' else '0' end, 'timing', 'repeat', 'boundsPeriod', bound]
  )::date
$$;

-- At most 8 steps, numbered from 1 in the order of the list. Each but the last ends, after 1 to 180 days, and the next
-- begins on the day after. No time stands twice in a step, and each amount is above 0 and at most 999.
create function dosage_steps_fit(dosages jsonb) returns boolean
language sql immutable parallel safe
as $$
  with listed as (
    select
      nth,
      (dosage -> 'sequence')::integer as step,
      (dosage #>> '{timing,repeat,boundsPeriod,start}')::date as first_day,
      (dosage #>> '{timing,repeat,boundsPeriod,end}')::date as last_day,
      coalesce((dosage #> '{doseAndRate,0,doseQuantity,value}')::numeric, 1) as amount
    from jsonb_array_elements(dosages) with ordinality as list (dosage, nth)
  ),
  steps as (
    select
      step,
      max(nth) - min(nth) + 1 = count(*) as is_adjacent,
      min(first_day) = max(first_day) and count(distinct coalesce(last_day, 'infinity')) = 1 as is_one,
      min(first_day) as first_day,
      min(last_day) as last_day
    from listed
    group by step
  ),
  ordered as (
    select
      *,
      row_number() over (order by step) as number,
      count(*) over () as count,
      lead(first_day) over (order by step) as next_day
    from steps
  )
  select
    (select bool_and(amount > 0 and amount <= 999) from listed)
    and (
      select bool_and(coalesce(
        step = number and count <= 8 and is_adjacent and is_one
        and (number = count or next_day = last_day + 1)
        and (count = 1 or last_day is null or last_day - first_day between 0 and 179),
        false
      ))
      from ordered
    )
    and not exists (
      select
      from jsonb_array_elements(dosages) as dosage,
        jsonb_array_elements_text(coalesce(dosage #> '{timing,repeat,timeOfDay}', '[]')) as at
      group by dosage -> 'sequence', at
      having count(*) > 1
    )
$$;

alter table reminder_plans add constraint reminder_plans_steps_check check (dosage_steps_fit(dosages));
