-- An unanswered request has deadlines, a rejection a reason that does something, and the desk can phone and assign
-- (decision 0067).
alter table appointments
  -- Until when the doctor who is asked must answer; then it goes on to the next. null: not set yet, or nobody's turn.
  add column answer_due_at timestamptz,
  -- When the patient is next told that nobody has confirmed yet. null: not again.
  add column warn_at timestamptz,
  -- The doctor must see the patient in person, and offered this time; the patient takes or declines it.
  add column offer_starts_at timestamptz,
  add column sent_to_hospital_at timestamptz,
  -- When the desk last phoned the patient.
  add column phoned_at timestamptz,
  add constraint only_a_request_waits check (
    status = 'pending' or answer_due_at is null and warn_at is null and offer_starts_at is null
  );

-- What is still unanswered gets the warnings that are ahead. Its doctor's deadline begins with the first run of the job,
-- which knows the clinic hours.
update appointments set warn_at = (
  select min(moment) from unnest(array[
    -- Six in the evening before, and three hours before.
    starts_at - time::interval - interval '6 hours', starts_at - interval '3 hours'
  ]) as moment
  where moment > now()
)
where status = 'pending';

-- What the minutely job looks for.
create index answers_due on appointments (answer_due_at)
  where status = 'pending' and doctor_id is not null and offer_starts_at is null;
create index warnings_due on appointments (warn_at) where warn_at is not null;
-- Patients the desk has yet to phone.
create index sent_to_hospital on appointments (sent_to_hospital_at)
  where sent_to_hospital_at is not null and phoned_at is null;

alter table appointment_status_history
  drop constraint appointment_status_history_cause_check,
  add constraint appointment_status_history_cause_check check (
    cause in (
      'request', 'accept', 'reject', 'start', 'finish', 'cancel', 'takeOffer', 'declineOffer', 'assign', 'slotTaken',
      'orphaned', 'unanswered', 'expired'
    )
  ),
  -- Why the doctor rejected it. null: from before, or another change.
  add column rejection text check (rejection in ('notMyField', 'seeInPerson', 'hospital', 'noTime'));

alter table appointment_declines
  drop constraint appointment_declines_cause_check,
  -- `unanswered`: the deadline passed. That doctor may still take it once it is open to all.
  add constraint appointment_declines_cause_check check (
    cause in ('rejected', 'slotTaken', 'cancelled', 'unanswered')
  );
