-- Which doctor treats whom, until when: by an appointment that was agreed on or took place. A missed one counts for 30
-- days, for the follow-up call (src/shared/patients/patients.access.ts). A view, so that access checks and lists in all
-- features ask the same; it is expanded into the query, which uses the indexes of appointments.
create view care_relationships as
select doctor_id, patient_id,
  case status when 'missed' then starts_at + interval '720 hours' else 'infinity' end as ends_at
from appointments
where doctor_id is not null and status in ('scheduled', 'in-progress', 'completed', 'missed');
