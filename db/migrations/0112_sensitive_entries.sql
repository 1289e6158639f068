-- What the patient keeps from other doctors than the one who wrote it (src/shared/kit/sensitive.ts, decision 0117). There
-- is no word for the reason: a list of people with one illness must not exist.

-- With all that belongs to the visit: its note, prescriptions and laboratory tests.
alter table encounters add column sensitive boolean not null default false;
alter table documents add column sensitive boolean not null default false;

-- An entry that the patient opened to one of their doctors, until they close it.
create table sensitive_openings (
  id uuid primary key,
  patient_id uuid not null references patients on delete restrict,
  encounter_id uuid references encounters on delete cascade,
  document_id uuid references documents on delete cascade,
  doctor_id uuid not null references users on delete cascade,
  opened_by uuid references users on delete set null,
  opened_at timestamptz not null,
  ended_at timestamptz,
  constraint openings_are_of_one_entry check (num_nonnulls(encounter_id, document_id) = 1),
  constraint openings_end_after_they_begin check (ended_at >= opened_at)
);
create unique index one_open_encounter_for_doctor on sensitive_openings (encounter_id, doctor_id)
  where ended_at is null and encounter_id is not null;
create unique index one_open_document_for_doctor on sensitive_openings (document_id, doctor_id)
  where ended_at is null and document_id is not null;
create index openings_of_sensitive_encounter on sensitive_openings (encounter_id) where encounter_id is not null;
create index openings_of_sensitive_document on sensitive_openings (document_id) where document_id is not null;
create index sensitive_openings_of_patient on sensitive_openings (patient_id, opened_at);
create index sensitive_openings_of_doctor on sensitive_openings (doctor_id, opened_at);
create index sensitive_openings_opened_by on sensitive_openings (opened_by) where opened_by is not null;
