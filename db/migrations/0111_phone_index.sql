-- A record is found by the digits of its phone number, as people write it: the index of migration 0049 serves that.
drop index patients_by_phone;
