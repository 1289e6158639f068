-- Every foreign key says what a deletion does to its row, and why: src/server/platform/db/erasure-rules.test.ts has
-- the list. Until now five said nothing, and a patient's observations went with the patient.

-- What was agreed with a doctor is a clinical record.
alter table appointments drop constraint appointments_doctor_id_fkey, add constraint appointments_doctor_id_fkey
  foreign key (doctor_id) references users on delete restrict;
-- Only says whom not to ask again; the status history has who rejected it.
alter table appointment_declines drop constraint appointment_declines_doctor_id_fkey,
  add constraint appointment_declines_doctor_id_fkey foreign key (doctor_id) references users on delete cascade;
-- The decision stands without who made it; the audit log has it.
alter table doctors drop constraint doctors_approved_by_fkey, add constraint doctors_decided_by_fkey
  foreign key (decided_by) references users on delete set null;
-- Who took responsibility for a critical reading stays known.
alter table observations drop constraint observations_acknowledged_by_fkey,
  add constraint observations_acknowledged_by_fkey foreign key (acknowledged_by) references users on delete restrict;
-- A clinical record is not deleted by mistake: an erasure deletes it before the patient.
alter table observations drop constraint observations_patient_id_fkey,
  add constraint observations_patient_id_fkey foreign key (patient_id) references patients on delete restrict;
