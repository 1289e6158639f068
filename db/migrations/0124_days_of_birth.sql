-- Children whose vaccines are due by age are found by their day of birth.
create index patients_by_day_of_birth on patients (age_said_on) where age_said_at_birth;
