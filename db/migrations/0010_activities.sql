-- A patient's recent activities: all notices, also those that were seen.
create index notices_of_person on notices (person_id, at desc);
