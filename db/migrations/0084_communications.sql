-- Messages between a patient and a doctor who treats them (FHIR Communication). Nothing of a message is changed or
-- deleted; it is part of the patient's record (decision 0105).
create table communication_threads (
  id uuid primary key,
  patient_id uuid not null references patients on delete restrict,
  doctor_id uuid not null references users on delete restrict,
  -- When the server received the last message: the next one is later, whatever the clock says.
  last_at timestamptz not null,
  -- Each side has read what was received until then; null: nothing yet.
  patient_read_until timestamptz,
  doctor_read_until timestamptz,
  -- Until when the doctor should answer the oldest message that waits; null: none waits.
  answer_due_at timestamptz,
  -- Of the messages that wait for an answer.
  red_flags text[] not null default '{}',
  -- When the doctor was told that this is over.
  overdue_told_at timestamptz,
  constraint told_of_what_waits check (overdue_told_at is null or answer_due_at is not null),
  constraint flags_of_what_waits check (red_flags = '{}' or answer_due_at is not null),
  unique (patient_id, doctor_id)
);
create index threads_waiting on communication_threads (doctor_id, (red_flags = '{}'), answer_due_at, id)
  where answer_due_at is not null;
create index threads_answered on communication_threads (doctor_id, last_at desc, id desc) where answer_due_at is null;
create index threads_overdue on communication_threads (answer_due_at) where answer_due_at is not null;

create table communications (
  id uuid primary key,
  thread_id uuid not null references communication_threads on delete cascade,
  sender text not null check (sender in ('patient', 'doctor')),
  -- The account that wrote it: also of a guardian. null: the account was erased.
  written_by uuid references users on delete set null,
  payload text not null check (length(payload) between 1 and 1000),
  -- As the writer's phone said; earlier than `received_at` if it waited there for a network.
  sent_at timestamptz not null,
  -- The order of a thread: given by the server, each later than the one before.
  received_at timestamptz not null,
  -- What was promised for this message; null: written by the doctor.
  answer_due_at timestamptz,
  red_flags text[] not null,
  red_flag_rules text,
  constraint flags_name_their_rules check (red_flags = '{}' or red_flag_rules is not null),
  constraint patients_are_promised_an_answer check ((answer_due_at is not null) = (sender = 'patient')),
  unique (thread_id, received_at)
);
create index communications_by on communications (written_by) where written_by is not null;

create function refuse_change_of_communications() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'written_by' = to_jsonb(old) - 'written_by' and new.written_by is null then
    return new;
  end if;
  raise exception 'a message is not changed';
end $$;
create trigger communications_stay before update on communications
  for each row execute function refuse_change_of_communications();
