-- Illnesses that the patient keeps from other doctors than the one who noted them (src/shared/kit/sensitive.ts, decision
-- 0117). Allergies are never kept from a doctor.

alter table conditions
  -- The visit in which a doctor noted it: it is private with the visit. Without the visit nobody would know that.
  add column encounter_id uuid references encounters on delete cascade,
  add column sensitive boolean not null default false,
  add constraint allergies_are_never_private check (kind = 'condition' or (encounter_id is null and not sensitive));
create index conditions_of_encounter on conditions (encounter_id) where encounter_id is not null;

-- Of what is hidden from one doctor, that doctor may say the same.
drop index one_active_condition;
create unique index one_active_condition on conditions (patient_id, kind, code, lower(text), entered_by)
  where status = 'active';

create or replace function refuse_change_of_conditions() returns trigger language plpgsql as $$
declare
  open constant text[] := array['status', 'ended_by', 'ended_at', 'confirmed_by', 'confirmed_at'];
  -- Set to null where an account is deleted; and the mark, which says nothing of the illness.
  free constant text[] := array['entered_by', 'ended_by', 'sensitive'];
begin
  if to_jsonb(new) - free = to_jsonb(old) - free then
    return new;
  end if;
  if old.status = 'active' and to_jsonb(new) - open = to_jsonb(old) - open then
    return new;
  end if;
  raise exception 'a condition is confirmed or ended, and never changed' using errcode = 'insufficient_privilege';
end $$;

alter table sensitive_openings
  add column condition_id uuid references conditions on delete cascade,
  drop constraint openings_are_of_one_entry,
  add constraint openings_are_of_one_entry check (num_nonnulls(encounter_id, document_id, condition_id) = 1);
create unique index one_open_condition_for_doctor on sensitive_openings (condition_id, doctor_id)
  where ended_at is null and condition_id is not null;
create index openings_of_sensitive_condition on sensitive_openings (condition_id) where condition_id is not null;
