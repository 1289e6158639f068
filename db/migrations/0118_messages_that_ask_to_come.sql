-- A doctor answers with "please come": the patient is offered a booking with this doctor (decision 0123).
alter table communications
  add column asks_to_come boolean not null default false,
  add constraint doctors_ask_to_come check (not asks_to_come or sender = 'doctor');
