-- Appointments: one state machine; these constraints make wrong states impossible whatever the code does.

create table appointments (
  id uuid primary key,
  patient_id uuid not null references persons,
  -- null: open to every approved doctor
  doctor_id uuid references persons,
  specialization text not null,
  type text not null check (type in ('teleconsultation', 'in-person')),
  -- `rejected` is one doctor's view of it (passed_on); for the patient it goes on.
  status text not null check (
    status in ('pending', 'scheduled', 'in-progress', 'completed', 'failed', 'cancelled', 'missed')
  ),
  -- It was offered to every approved doctor once, so any of them may have seen it.
  was_open boolean not null,
  starts_at timestamptz not null,
  -- The town's day and time of starts_at, computed by the app when it was asked for.
  day date not null,
  time text not null check (time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint treated_by_a_doctor check (
    doctor_id is not null or status not in ('scheduled', 'in-progress', 'completed', 'missed')
  )
);

-- One scheduled or running appointment per doctor and time. Pending ones may pile up: many ask, one is accepted.
create unique index one_patient_per_doctor_and_time on appointments (doctor_id, starts_at)
  where status in ('scheduled', 'in-progress');
-- One active request per patient and time.
create unique index one_request_per_patient_and_time on appointments (patient_id, starts_at)
  where status in ('pending', 'scheduled', 'in-progress');

create index appointments_of_patient on appointments (patient_id, starts_at);
create index appointments_of_doctor on appointments (doctor_id, starts_at) where doctor_id is not null;
create index open_requests on appointments (starts_at) where status = 'pending' and doctor_id is null;
-- What time itself decides: unanswered requests, never started appointments.
create index appointments_to_lapse on appointments (starts_at) where status in ('pending', 'scheduled');

-- Doctors who were asked and are not any more: they said no, or gave the time to another patient.
create table passed_on (
  appointment_id uuid not null references appointments on delete cascade,
  doctor_id uuid not null references persons,
  cause text not null check (cause in ('rejected', 'slotTaken')),
  at timestamptz not null,
  primary key (appointment_id, doctor_id)
);
create index passed_on_by_doctor on passed_on (doctor_id, at);
