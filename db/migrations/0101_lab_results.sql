-- Who works in a laboratory is a membership beside the role of the account, as a pharmacist's is.
alter table memberships
  drop constraint if exists memberships_role_check,
  add constraint memberships_role_check check (role in ('doctor', 'staff', 'pharmacist', 'lab'));

-- What a laboratory said of an ordered test (FHIR Observation). A correction is a further version: the latest counts,
-- and the earlier ones stay.
create table lab_results (
  id uuid primary key,
  order_id uuid not null references lab_orders on delete cascade,
  item_id uuid not null references lab_order_items on delete cascade,
  version integer not null check (version > 0),
  -- FHIR observation-status; cancelled: the sample could not be used.
  status text not null check (status in ('final', 'amended', 'entered-in-error', 'cancelled')),
  -- A number in the unit of the test, or a word of it.
  value double precision,
  word text,
  -- As it was interpreted then: HL7 ObservationInterpretation, and the range.
  flag text check (flag in ('LL', 'L', 'N', 'H', 'HH', 'A')),
  range_low double precision,
  range_high double precision,
  -- Why the sample could not be used (a code), or why it was corrected (free text).
  reason text not null check (length(reason) <= 200),
  facility_id uuid not null references facilities on delete restrict,
  -- null: the account has been erased since.
  entered_by uuid references users on delete set null,
  -- The name of who entered it, as it was then.
  performer text not null,
  measured_at timestamptz not null,
  recorded_at timestamptz not null,
  unique (item_id, version),
  constraint only_a_result_has_a_value check (
    (status in ('final', 'amended')) = (num_nonnulls(value, word) = 1) and num_nonnulls(value, word) <= 1
  ),
  constraint all_but_the_first_value_have_a_reason check ((status = 'final') = (reason = ''))
);
create index lab_results_of_order on lab_results (order_id);
create index lab_results_of_person on lab_results (entered_by, recorded_at) where entered_by is not null;

create function refuse_change_of_lab_results() returns trigger language plpgsql as $$
declare
  -- Set to null where an account is erased.
  performers constant text[] := array['entered_by'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - performers = to_jsonb(old) - performers and new.entered_by is null then
    return new;
  end if;
  -- What the foreign key does when an erasure deletes the order.
  if tg_op = 'DELETE' and not exists (select from lab_orders where id = old.order_id) then
    return old;
  end if;
  raise exception 'a result is corrected by a further version, and none deleted' using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on lab_results
  for each row execute function refuse_change_of_lab_results();
create trigger append_only_truncate before truncate on lab_results
  for each statement execute function refuse_change_of_lab_results();

-- What raised an alarm in a laboratory, as alarm_readings has it of readings.
create table alarm_lab_results (
  alarm_id uuid not null references alarms on delete cascade,
  result_id uuid not null references lab_results on delete restrict,
  primary key (result_id, alarm_id)
);
create index lab_results_of_alarm on alarm_lab_results (alarm_id);

-- For the patients' list of who has looked at their record: also who looked an order up in a laboratory.
create index audit_of_laboratories_by_subject on audit_log (subject, at desc, id desc)
  where action = 'laboratory.lookUp';
