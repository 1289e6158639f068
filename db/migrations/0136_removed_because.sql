-- Why a medicine of a prescription was removed from the reminders, if the patient says so. Read only with removed_at: a
-- server of an earlier version restores a medicine without knowing this column.
alter table reminders
  add column removed_because text
    check (removed_because in ('finished', 'told', 'ill', 'better', 'cost', 'other'));
