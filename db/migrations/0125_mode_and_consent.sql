-- How a visit or call took place, by the word of its doctor, and the patient's consent where it was not in person. Null
-- in notes from before: nobody was asked.
alter table encounter_notes
  add column mode text check (mode in ('in-person', 'video', 'audio', 'phone', 'text')),
  -- `implied`: the patient began it.
  add column consent text check (consent in ('implied', 'explicit')),
  -- What the patient, or who speaks for them, said.
  add column consent_words text not null default '';

alter table encounter_notes drop constraint if exists encounter_notes_have_the_consent_to_their_mode;
alter table encounter_notes add constraint encounter_notes_have_the_consent_to_their_mode check (
  status = 'preliminary'
  or mode is null
  or ((mode = 'in-person') = (consent is null) and (consent is not distinct from 'explicit') = (consent_words <> ''))
);
