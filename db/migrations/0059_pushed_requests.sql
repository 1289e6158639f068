-- When a doctor's devices were told of a request: once, however often the request comes back to the doctor.

alter table notices add column pushed_at timestamptz;
