-- "Please come" may have a last day (decision 0134).
alter table communications
  add column come_by date,
  add constraint come_by_is_asked check (come_by is null or asks_to_come);
