-- Visits whose record the law wants kept for longer (src/shared/legalholds/legalholds.rules.ts, decision 0145). They
-- name no patient: what is exported of a patient and passes with a record is found by the patient, and a hold is not.
create table legal_holds (
  id uuid primary key,
  -- Restrict: an erasure deletes holds deliberately, and only those that have ended.
  encounter_id uuid not null references encounters on delete restrict,
  kind text not null check (kind in ('medicoLegal', 'mtp')),
  -- Of the medico-legal register, or of the admission register of the MTP Regulations.
  number text not null check (length(number) <= 40),
  police_station text not null check (length(police_station) <= 120),
  since date not null,
  marked_at timestamptz not null,
  -- When the case ended, and who said so when. A hold of the kind mtp ends by itself.
  ended_on date check (ended_on >= since),
  ended_at timestamptz,
  ended_by uuid references users on delete restrict,
  -- The mark was a mistake: it stays as history.
  taken_back_at timestamptz,
  taken_back_reason text not null default '' check (length(taken_back_reason) <= 200),
  constraint ended_holds_say_by_whom check (num_nonnulls(ended_on, ended_at, ended_by) in (0, 3)),
  constraint mtp_holds_end_by_themselves check (kind <> 'mtp' or ended_on is null),
  constraint mtp_holds_have_no_police_station check (kind <> 'mtp' or police_station = ''),
  constraint taken_back_with_a_reason check ((taken_back_at is null) = (taken_back_reason = '')),
  constraint ended_or_taken_back check (ended_at is null or taken_back_at is null)
);
create unique index one_open_legal_hold on legal_holds (encounter_id, kind)
  where ended_at is null and taken_back_at is null;
create index legal_holds_of_encounter on legal_holds (encounter_id, marked_at);
create index legal_holds_ended_by on legal_holds (ended_by) where ended_by is not null;
