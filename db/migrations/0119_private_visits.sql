-- The lists of appointments ask of each whether its visit is private (`hasHiddenVisit` in
-- src/server/platform/auth/care/sensitive.ts): few are, so few rows are read.

create index private_visits_of_appointment on encounters (appointment_id) where sensitive;
