-- Until which day a pharmacy dispenses of a prescription. Of a draft null: as long as is usual. Of signed ones from
-- before nobody knows.
alter table prescriptions add column valid_until date;
