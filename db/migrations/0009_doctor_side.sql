-- What a doctor's dashboard and lists ask for, each found without reading the rows themselves.

-- Whom a doctor treats or treated, and when each was last seen.
create index patients_of_doctor on appointments (doctor_id, patient_id, starts_at) include (status)
  where status in ('scheduled', 'in-progress', 'completed', 'missed');

-- Called off and never answered ones are no consultations.
create index teleconsultations_of_doctor on appointments (doctor_id, starts_at, id)
  where type = 'teleconsultation' and status not in ('failed', 'cancelled');
