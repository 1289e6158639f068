-- How much of a medicine its owner has counted, in the unit of its plan, and when. What is left follows from the doses.
alter table reminders
  add column stock_count double precision check (stock_count between 0 and 9999),
  add column stock_at timestamptz,
  add check ((stock_count is null) = (stock_at is null));
