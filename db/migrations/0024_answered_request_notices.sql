-- A doctor's notice of a request counts as seen once the request is answered or gone to another doctor.

create index requests_of_appointment on notices (subject) where kind = 'appointments.requested';

-- Those that were answered before this version.
update notices n set seen_at = now() from appointments a
where n.kind = 'appointments.requested' and n.seen_at is null and a.id = n.subject
  and (a.status <> 'pending' or a.doctor_id is distinct from n.user_id);
