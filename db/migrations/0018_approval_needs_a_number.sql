-- What a coordinator had checked when the doctor was last approved, while a change of it waits to be checked:
-- { name, specialization, registrationNumber }.
alter table doctors add column approved_as jsonb;

-- Nobody without a registration number treats patients, whatever a setting said when the profile was saved.
update doctors set approval = 'awaiting' where approval = 'approved' and registration_number = '';
alter table doctors add constraint approved_has_a_number
  check (approval <> 'approved' or registration_number <> '');
