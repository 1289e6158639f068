-- Lists and jobs find their rows without reading others; references have an index; a time is a time.

-- In the order in which open requests are listed page by page.
drop index open_requests;
create index open_requests on appointments (starts_at, id) where status = 'pending' and doctor_id is null;

-- Without these, removing a person reads the whole table.
create index doctors_decided_by on doctors (decided_by) where decided_by is not null;
create index vital_readings_attended_by on vital_readings (attended_by) where attended_by is not null;

-- 24:00 to 29:59 are no times of day. Rows are checked as they are written; a wrong older one stops no upgrade.
alter table appointments drop constraint appointments_time_check;
alter table appointments add constraint appointments_time_check
  check (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$') not valid;
alter table doses drop constraint doses_time_check;
alter table doses add constraint doses_time_check
  check (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$') not valid;
