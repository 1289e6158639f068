-- Files of patients: photos of paper prescriptions, laboratory reports, wounds. One file each (decision 0053).

create table documents (
  id uuid primary key,
  -- A clinical record is not deleted by mistake: an erasure deletes it before the patient.
  patient_id uuid not null references patients on delete restrict,
  kind text not null check (kind in ('prescription', 'labReport', 'wound', 'other')),
  title text not null,
  taken_on date not null,
  -- Of the file as stored, not as sent: pictures are re-encoded.
  mime text not null check (mime in ('image/webp', 'application/pdf')),
  bytes integer not null check (bytes between 1 and 5242880),
  sha256 bytea not null check (length(sha256) = 32),
  -- Small, in lists, so always here; null for a PDF.
  thumbnail bytea,
  -- Where the file is, and its name there. Never reused.
  stored_in text not null check (stored_in in ('postgresql', 's3')),
  file_id uuid not null unique,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  -- Instead of deleting it.
  error_marked_at timestamptz,
  error_marked_by uuid references users on delete set null
);
-- The other columns only for the quotas.
create index documents_of_patient on documents (patient_id, taken_on desc, created_at desc, id desc);
create index documents_by_account on documents (created_by);

-- The files themselves, where no S3-compatible store is set. WebP and PDF are compressed already.
create table stored_files (
  id uuid primary key,
  content bytea not null
);
alter table stored_files alter column content set storage external;
create function delete_stored_file() returns trigger language plpgsql as $$
begin
  delete from stored_files where id = old.file_id;
  return null;
end $$;
create trigger file_goes_with_document after delete on documents
  for each row when (old.stored_in = 'postgresql') execute function delete_stored_file();

-- Files on their way here, piece by piece. Deleted with the document that they become, or by a job.
create table uploads (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  patient_id uuid not null references patients on delete cascade,
  size integer not null check (size between 1 and 5242880),
  -- null: the page had no https, and so no SubtleCrypto.
  sha256 bytea check (length(sha256) = 32),
  received integer not null check (received between 0 and size),
  created_at timestamptz not null,
  -- When the last piece arrived.
  updated_at timestamptz not null
);
create index uploads_of_patient on uploads (patient_id);
create index uploads_by_account on uploads (user_id);
create index uploads_by_age on uploads (updated_at);

create table upload_pieces (
  upload_id uuid not null references uploads on delete cascade,
  -- Where it begins, in bytes.
  at integer not null check (at >= 0),
  content bytea not null,
  primary key (upload_id, at)
);
alter table upload_pieces alter column content set storage external;
