-- The sign-in takes a phone number too (decision 0072). A closed account keeps none.
create index users_by_phone on users (phone) where phone is not null;
