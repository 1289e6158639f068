-- A patient summary in FHIR from another place is a document, too (decision 0127).

alter table documents drop constraint if exists documents_kind_check;
alter table documents add check (kind in ('prescription', 'labReport', 'wound', 'other', 'summary'));
alter table documents drop constraint if exists documents_mime_check;
alter table documents add check (mime in ('image/webp', 'application/pdf', 'application/fhir+json'));
-- Nothing else is stored as one, and it is stored as nothing else.
alter table documents add check ((kind = 'summary') = (mime = 'application/fhir+json'));
