-- The photo or PDF of a prescription that its doctor has printed and signed by hand: a document of the patient that says
-- of which prescription it is (decision 0144). One stands at a time; another follows once that one is marked as wrong.
alter table documents
  add column prescription_id uuid references prescriptions on delete set null,
  add constraint only_a_prescription_has_a_signed_paper check (prescription_id is null or kind = 'prescription');
create index documents_of_prescription on documents (prescription_id) where prescription_id is not null;
create unique index one_signed_paper on documents (prescription_id)
  where prescription_id is not null and error_marked_at is null;
