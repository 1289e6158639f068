-- The note of an encounter (FHIR Composition): a draft that its doctor saves while writing, locked once it is signed.
-- What is to be added or corrected later is an addendum.

-- A visit or call that nobody had agreed on: one at a time between a doctor and a patient.
create unique index one_open_encounter_without_appointment on encounters (doctor_id, patient_id)
  where appointment_id is null and status = 'in-progress';

create table encounter_notes (
  encounter_id uuid primary key references encounters on delete cascade,
  -- FHIR composition-status.
  status text not null check (status in ('preliminary', 'final')),
  -- How often it was saved.
  version integer not null check (version > 0),
  -- Name, age and village were asked, and are those of this patient.
  identity_confirmed boolean not null,
  -- Who speaks for the patient; null: not said yet.
  informant text check (informant in ('patient', 'parent', 'spouse', 'child', 'relative', 'healthWorker', 'other')),
  present text not null,
  complaint text not null,
  history text not null,
  finding_general text not null,
  finding_chest text not null,
  finding_abdomen text not null,
  finding_nervous text not null,
  finding_other text not null,
  -- Of these five: what was not examined, which is not the same as an empty finding.
  not_examined text[] not null check (not_examined <@ array['general', 'chest', 'abdomen', 'nervous', 'other']),
  diagnosis text not null,
  -- FHIR condition-ver-status; null: not said yet.
  diagnosis_status text check (diagnosis_status in ('provisional', 'confirmed')),
  tests text not null,
  referral text not null,
  advice text not null,
  -- "Come back at once if …": danger signs, see src/shared/encounters/encounters.note.ts.
  return_signs text[] not null,
  return_other text not null,
  follow_up_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  signed_at timestamptz,
  constraint encounter_notes_are_signed_when_final check ((status = 'final') = (signed_at is not null)),
  constraint encounter_notes_are_signed_whole check (
    status = 'preliminary'
    or (identity_confirmed and informant is not null and complaint <> '' and diagnosis <> ''
      and diagnosis_status is not null)
  )
);
create index encounter_notes_to_follow_up on encounter_notes (follow_up_on) where follow_up_on is not null;

create table encounter_addenda (
  id uuid primary key,
  encounter_id uuid not null references encounters on delete cascade,
  reason text not null check (reason <> ''),
  addition text not null check (addition <> ''),
  recorded_at timestamptz not null
);
create index addenda_of_encounter on encounter_addenda (encounter_id, recorded_at);

create function refuse_change_of_signed_notes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'preliminary' and new.encounter_id = old.encounter_id
    and new.created_at = old.created_at and new.version = old.version + 1
  then
    return new;
  end if;
  -- What the foreign key does when an erasure deletes the encounter: nothing else may.
  if tg_op = 'DELETE' and not exists (select from encounters where id = old.encounter_id) then
    return old;
  end if;
  raise exception 'a signed note is never changed, and no note deleted' using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on encounter_notes
  for each row execute function refuse_change_of_signed_notes();
create trigger append_only_truncate before truncate on encounter_notes
  for each statement execute function refuse_change_of_signed_notes();

create function refuse_change_of_addenda() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select from encounter_notes where encounter_id = new.encounter_id and status = 'final') then
      return new;
    end if;
    raise exception 'an addendum belongs to a signed note' using errcode = 'check_violation';
  end if;
  if tg_op = 'DELETE' and not exists (select from encounters where id = old.encounter_id) then
    return old;
  end if;
  raise exception 'encounter_addenda is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before insert or update or delete on encounter_addenda
  for each row execute function refuse_change_of_addenda();
create trigger append_only_truncate before truncate on encounter_addenda
  for each statement execute function refuse_change_of_addenda();
