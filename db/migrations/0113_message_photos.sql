-- Photos and PDFs that a patient sent with a message: documents of the record that say with which (decision 0105). A
-- photo alone is a message without words.
alter table communications
  add column photos smallint not null default 0 check (photos between 0 and 3),
  drop constraint communications_payload_check,
  add constraint messages_have_words_or_photos
    check (length(payload) <= 1000 and (payload <> '' or photos > 0)),
  add constraint patients_send_photos check (photos = 0 or sender = 'patient');

alter table documents add column communication_id uuid references communications on delete set null;
create index documents_of_communication on documents (communication_id) where communication_id is not null;
