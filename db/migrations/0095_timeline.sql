-- The timeline of a patient: each kind of entry is read newest first by an index of its own, a page at a time.

-- When something was so: the moment somebody said; else, if it was written down on that day, the moment of writing;
-- else noon, which is the same day in every time zone of India.
create function happened_at(said timestamptz, day date, written timestamptz) returns timestamptz
  language sql immutable parallel safe
  return coalesce(said, case
    when written < timezone('UTC', (day + 1)::timestamp) then written
    else timezone('UTC', day + time '12:00')
  end);

-- Also what was entered in error: it is crossed out, not hidden.
create index observations_by_time on observations
  (patient_id, happened_at(effective_at, effective_on, submitted_at) desc, id desc) where source = 'typed';
create index documents_by_time on documents
  (patient_id, happened_at(null, taken_on, created_at) desc, id desc);
-- Of a few from before the table nobody knows when they took place: last.
create index encounters_by_time on encounters
  (patient_id, coalesce(started_at, ended_at, '1970-01-01 00:00:00+00'::timestamptz) desc, id desc);
create index reminders_by_time on reminders (patient_id, created_at desc, id desc);
drop index reminders_of_patient;

-- The patient of the encounter, so that the index has it. A trigger sets it, so the two never differ.
alter table prescriptions add column patient_id uuid;
alter table prescriptions disable trigger append_only;
update prescriptions p set patient_id = e.patient_id from encounters e where e.id = p.encounter_id;
alter table prescriptions enable trigger append_only, alter column patient_id set not null;
create function set_patient_of_prescription() returns trigger language plpgsql as $$
begin
  new.patient_id := (select patient_id from encounters where id = new.encounter_id);
  return new;
end $$;
create trigger set_patient before insert on prescriptions
  for each row execute function set_patient_of_prescription();
create index prescriptions_by_time on prescriptions (patient_id, signed_at desc, id desc) where status <> 'draft';
