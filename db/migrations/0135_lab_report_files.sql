-- The photo or PDF of a report that a laboratory added to an order: a document of the patient that says of which
-- laboratory it is (decision 0146). Null: the patient, a guardian or a doctor sent it.
alter table documents
  add column facility_id uuid references facilities on delete restrict,
  drop constraint if exists only_a_lab_report_is_of_a_laboratory,
  add constraint only_a_lab_report_is_of_a_laboratory check (facility_id is null or kind = 'labReport');
