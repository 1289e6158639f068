-- Open requests are offered to the doctors who could take them, and open again when their doctor calls them off.

-- Who was told of an open request: taken back when somebody took it.
create index offers_of_appointment on notices (subject) where kind = 'appointments.offered';

-- A doctor who took an open request and called it off is out of it, as one who said no.
alter table passed_on drop constraint passed_on_cause_check;
alter table passed_on add constraint passed_on_cause_check check (cause in ('rejected', 'slotTaken', 'cancelled'));
