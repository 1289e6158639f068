-- A session may take place in one part of every year, as the clinics' hours change with the season. Month and day as one
-- number, 416 for 16 April, both inclusive; a season may go on over the end of the year. null: the whole year.
alter table doctor_sessions
  add column season_from smallint,
  add column season_until smallint,
  add constraint seasons_have_two_ends check ((season_from is null) = (season_until is null)),
  add constraint season_days check (
    season_from between 101 and 1231 and season_from % 100 between 1 and 31
    and season_until between 101 and 1231 and season_until % 100 between 1 and 31);

create function days_of_season(first smallint, last smallint) returns int4multirange
  language sql immutable parallel safe
  return case
    when first is null then int4multirange(int4range(101, 1232))
    when first <= last then int4multirange(int4range(first, last + 1))
    else int4multirange(int4range(first, 1232), int4range(101, last + 1))
  end;

-- Two sessions at one time in two seasons do not overlap.
alter table doctor_sessions
  drop constraint one_session_per_doctor_and_time,
  add constraint one_session_per_doctor_and_time exclude using gist (
    doctor_id with =, weekday with =, int4range(opens_minute, closes_minute) with &&,
    daterange(from_day, until_day + 1) with &&, days_of_season(season_from, season_until) with &&);
