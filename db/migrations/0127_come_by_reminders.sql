-- A patient is reminded of the day by which a doctor asked them to come (decision 0134). Of the thread: messages never
-- change. The day, the town's, on which the patient was last reminded or passed by.
alter table communication_threads add column come_by_told_on date;
create index communications_by_last_day on communications (come_by) where come_by is not null;
