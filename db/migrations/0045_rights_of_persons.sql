-- Indexes for what is done for one person at a time: the export of everything known of somebody, and the erasure after
-- the period that the law wants records kept (decision 0062). Without those on foreign keys, deleting an account reads
-- each of these tables as a whole.

create index appointment_status_history_by_actor on appointment_status_history (actor_id, recorded_at)
  where actor_id is not null;
create index appointment_status_history_by_doctor on appointment_status_history (doctor_id)
  where doctor_id is not null;
create index documents_error_marked_by on documents (error_marked_by) where error_marked_by is not null;
create index patient_helpers_by_patient on patient_helpers (patient_id, invited_at);
create index patient_helpers_by_account on patient_helpers (user_id) where user_id is not null;
create index patient_helpers_invited_by on patient_helpers (invited_by) where invited_by is not null;
create index patient_helpers_by_username on patient_helpers (username_key);
create index reset_codes_issued_by on reset_codes (issued_by) where issued_by is not null;
-- observations_of_patient leaves out what was entered in error.
create index all_observations_of_patient on observations (patient_id, submitted_at);

-- Whose period may have ended, oldest first.
create index patients_by_change on patients (updated_at, id);
create index closed_accounts on users (closed_at, id) where closed_at is not null;
