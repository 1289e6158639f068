-- A doctor, too, sends photos and PDFs with a message (decision 0120): the same limit of three, and the words may be
-- empty.
alter table communications drop constraint patients_send_photos;
