-- A request that its last doctor rejected belongs to no doctor: earlier it stayed with the one who said no, who
-- then saw it twice.
update appointments a set doctor_id = null
where a.status = 'failed'
  and exists (
    select from passed_on p
    where p.appointment_id = a.id and p.doctor_id = a.doctor_id and p.cause = 'rejected');
