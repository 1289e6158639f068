-- The photo or PDF of a report belongs to the order of the tests. The order waits for its doctor as with entered values.
alter table documents
  add column lab_order_id uuid references lab_orders on delete set null,
  add constraint only_a_report_belongs_to_an_order check (lab_order_id is null or kind = 'labReport');
create index documents_of_lab_order on documents (lab_order_id, created_at) where lab_order_id is not null;
