-- A doctor of this server opened the link as themselves: no claim (decision 0129).
alter table share_openings add column doctor_id uuid references users on delete set null;
create index share_openings_of_doctor on share_openings (doctor_id, opened_at) where doctor_id is not null;
