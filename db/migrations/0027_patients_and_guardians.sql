-- Who is cared for (patients) is not who signs in (users). An account acts for patients through patient_guardians;
-- with relation 'self' it acts for itself.

alter table patients add column id uuid;
-- Links that doctors kept go on working: a patient of before has the id of the account.
update patients set id = user_id;
update patients set phone = users.phone from users where users.id = patients.user_id and patients.phone = '';

-- Known from registration; the rest is given with the profile, all at once.
alter table patients alter column birth_year drop not null;
alter table patients alter column age_said_on drop not null;
alter table patients alter column gender drop not null;
alter table patients alter column address drop not null;
insert into patients (id, user_id, name, phone, updated_at)
  select id, id, coalesce(nullif(name, ''), username), phone, created_at
  from users where role <> 'doctor' and not exists (select from patients where patients.user_id = users.id);
alter table patients add constraint patients_profile_is_whole check (
  num_nulls(birth_year, age_said_on, gender, address) in (0, 4)
);

create table patient_guardians (
  patient_id uuid not null,
  user_id uuid not null references users on delete cascade,
  relation text not null check (
    relation in ('self', 'mother', 'father', 'spouse', 'child', 'sibling', 'grandparent', 'grandchild', 'other')
  ),
  -- When an adult agreed to it; null for children and for the own record.
  consent_at timestamptz,
  since timestamptz not null,
  until timestamptz check (until >= since),
  primary key (patient_id, user_id, since)
);
insert into patient_guardians (patient_id, user_id, relation, since)
  select patients.id, users.id, 'self', users.created_at from patients join users on users.id = patients.user_id;

-- The clinical tables point to the patient.
alter table appointments drop constraint appointments_patient_id_fkey;
alter table reminders rename column user_id to patient_id;
alter table reminders drop constraint reminders_user_id_fkey;
alter table vital_readings rename column user_id to patient_id;
alter table vital_readings drop constraint vital_readings_user_id_fkey;

alter table patients drop column user_id;
alter table patients alter column id set not null;
alter table patients add constraint patients_pkey primary key (id);

alter table patient_guardians add constraint patient_guardians_patient_id_fkey
  foreign key (patient_id) references patients on delete cascade;
-- A patient with appointments is not deleted by mistake: an erasure removes them first.
alter table appointments add constraint appointments_patient_id_fkey
  foreign key (patient_id) references patients on delete restrict;
alter table reminders add constraint reminders_patient_id_fkey
  foreign key (patient_id) references patients on delete cascade;
alter table vital_readings add constraint vital_readings_patient_id_fkey
  foreign key (patient_id) references patients on delete cascade;

-- An account acts for a patient at most once at a time, and for itself as one patient only.
create unique index one_guardianship_at_a_time on patient_guardians (patient_id, user_id) where until is null;
create unique index one_patient_per_user on patient_guardians (user_id) where relation = 'self' and until is null;
create unique index one_user_per_patient on patient_guardians (patient_id) where relation = 'self' and until is null;
create index patient_guardians_by_user on patient_guardians (user_id);

alter index reminders_of_person rename to reminders_of_patient;
alter index vitals_of_person rename to vitals_of_patient;

-- A notice about a patient, so that the patient's timeline has it and those of the account's other patients have not.
alter table notices add column patient_id uuid references patients on delete cascade;
update notices set patient_id = user_id where exists (select from patients where patients.id = notices.user_id);
create index notices_of_patient on notices (patient_id) where patient_id is not null;
