-- A visit or a call as it took place, with or without an appointment: what notes, prescriptions and observations will
-- point to. An appointment says what was agreed, an encounter what happened.
create table encounters (
  id uuid primary key,
  -- What happened is not deleted by mistake: an erasure removes it before the patient.
  patient_id uuid not null references patients on delete restrict,
  doctor_id uuid not null references users on delete restrict,
  -- null: a walk-in, or a call that nobody had agreed on.
  appointment_id uuid unique references appointments on delete restrict,
  -- HL7 v3 ActCode: AMB at the clinic, VR by phone or video.
  class text not null check (class in ('AMB', 'VR')),
  status text not null check (status in ('in-progress', 'finished')),
  -- null: not known, of an appointment from before this table.
  started_at timestamptz,
  -- null: it goes on, or nobody said when it ended.
  ended_at timestamptz,
  constraint encounters_end_after_their_start check (ended_at >= started_at),
  constraint encounters_that_go_on_have_no_end check (status = 'finished' or ended_at is null)
);
create index encounters_of_patient on encounters (patient_id, started_at desc);
create index encounters_of_doctor on encounters (doctor_id, started_at desc);

-- From the history: when it was started, and when its doctor finished it. A visit that the end of its day closed, or of
-- which nobody knows how it was completed, has no end.
insert into encounters (id, patient_id, doctor_id, appointment_id, class, status, started_at, ended_at)
select gen_random_uuid(), a.patient_id, a.doctor_id, a.id,
  case a.type when 'teleconsultation' then 'VR' else 'AMB' end,
  case a.status when 'in-progress' then 'in-progress' else 'finished' end,
  known.started_at,
  -- greatest() alone would take the start where there is no end.
  case when known.finished_at is not null then greatest(known.finished_at, known.started_at) end
from appointments a
cross join lateral (
  select min(h.recorded_at) filter (where h.to_status = 'in-progress') as started_at,
    max(h.recorded_at) filter (where h.cause = 'finish') as finished_at
  from appointment_status_history h where h.appointment_id = a.id
) as known
where a.status in ('in-progress', 'completed');
