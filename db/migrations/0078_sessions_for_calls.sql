-- A session by slots in which the doctor only calls: nobody comes.
alter table doctor_sessions
  drop constraint doctor_sessions_kind_check,
  add constraint doctor_sessions_kind_check check (kind in ('tokens', 'slots', 'calls')),
  drop constraint sessions_have_tokens_or_slots,
  add constraint sessions_have_tokens_or_slots check (
    (kind = 'tokens' and capacity is not null and slot_minutes is null)
    or (kind in ('slots', 'calls') and slot_minutes is not null and capacity is null));
