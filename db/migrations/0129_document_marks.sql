-- Why a doctor marked a document as wrong (decision 0141). Null of one that is right, and of one that whoever acts for
-- the patient has marked: they give no reason.
alter table documents
  add column error_reason text check (error_reason in ('anotherPerson', 'unreadable', 'duplicate', 'other')),
  -- The doctor's own words; only of the reason `other`.
  add column error_words text not null default '';

alter table documents drop constraint if exists documents_say_why_a_doctor_marked_them;
alter table documents add constraint documents_say_why_a_doctor_marked_them check (
  (error_reason is null or error_marked_at is not null)
  and (error_reason is not distinct from 'other') = (error_words <> '')
);
