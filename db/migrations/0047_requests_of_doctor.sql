-- The requests that await one doctor's answer, soonest first. They were picked from all visits of the town that are asked
-- for or agreed, of which a larger town has more (docs/performance.md).
create index requests_of_doctor on appointments (doctor_id, starts_at, id) where status = 'pending';
