-- As said when the appointment was asked for. null: not asked or not answered.
alter table appointments add column pregnancy text
  check (pregnancy in ('no', 'pregnant', 'afterBirth'));

create index appointments_with_pregnancy on appointments (patient_id, created_at desc, id desc)
  where pregnancy is not null;
