-- Signed notes that ask a patient to come again: the doctor's due list, and what the patient is told once.
create table follow_ups (
  encounter_id uuid primary key references encounters on delete cascade,
  patient_id uuid not null references patients on delete restrict,
  doctor_id uuid not null references users on delete restrict,
  due_on date not null,
  created_at timestamptz not null,
  -- When those who act for the patient were told that it is due; null: not yet.
  told_at timestamptz,
  -- How often somebody tried and reached nobody.
  tries integer not null default 0 check (tries >= 0),
  tried_at timestamptz,
  -- `seen`: this doctor signed a later note of the patient.
  outcome text check (outcome in ('done', 'bookedAgain', 'seen')),
  closed_at timestamptz,
  constraint follow_ups_close_with_an_outcome check ((outcome is null) = (closed_at is null)),
  constraint tried_at_a_time check ((tries > 0) = (tried_at is not null))
);
create index follow_ups_due on follow_ups (doctor_id, due_on, encounter_id) where closed_at is null;
create index follow_ups_open_of_patient on follow_ups (patient_id, doctor_id) where closed_at is null;
create index follow_ups_of_patient on follow_ups (patient_id);
create index follow_ups_to_tell on follow_ups (due_on) where closed_at is null and told_at is null;

-- Of each doctor and patient the newest note counts.
insert into follow_ups (encounter_id, patient_id, doctor_id, due_on, created_at)
select id, patient_id, doctor_id, follow_up_on, signed_at from (
  select distinct on (e.doctor_id, e.patient_id) e.id, e.patient_id, e.doctor_id, n.follow_up_on, n.signed_at
  from encounter_notes n join encounters e on e.id = n.encounter_id
  where n.status = 'final'
  order by e.doctor_id, e.patient_id, n.signed_at desc, e.id
) newest where follow_up_on is not null;
drop index encounter_notes_to_follow_up;
