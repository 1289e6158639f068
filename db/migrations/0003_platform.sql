-- What every feature stands on: events, notices, repeated answers, the audit log, limits and keys.

-- Every change, in the transaction that made it. Streams resume from here; rows are kept for a week.
create table events (
  id uuid primary key,
  kind text not null,
  subject uuid not null,
  topics text[] not null,
  at timestamptz not null,
  -- The writing transaction, and the oldest one that was still running when it wrote: every transaction
  -- older than `horizon` had been announced before this event was. See docs/decisions on realtime.
  written_by xid8 not null default pg_current_xact_id(),
  horizon xid8 not null default pg_snapshot_xmin(pg_current_snapshot())
);
create index events_by_writer on events (written_by);
create index events_by_age on events (at);

-- What a person must be told: changes that somebody else, or time, made.
create table notices (
  id uuid primary key,
  person_id uuid not null references persons on delete cascade,
  kind text not null,
  subject uuid not null,
  facts jsonb not null,
  at timestamptz not null,
  seen_at timestamptz
);
create index unseen_notices on notices (person_id, at desc) where seen_at is null;
create index notices_by_age on notices (at);

-- Answers of writes that carried an Idempotency-Key, stored with the effect, given again for 30 days.
create table given_answers (
  actor text not null,
  key text not null,
  -- Keyed digest of method, path and body: the body may hold a password.
  fingerprint bytea not null,
  status smallint,
  answer bytea,
  at timestamptz not null,
  primary key (actor, key)
);
create index given_answers_by_age on given_answers (at);

create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid,
  action text not null,
  subject text,
  request_id text not null
);
create index audit_by_actor on audit_log (actor_id, at);
create index audit_by_subject on audit_log (subject, at) where subject is not null;

-- Failed sign-ins, counted here so that the limit holds across servers (rate-limiter-flexible's own shape).
create table sign_in_attempts (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Secrets all copies of the server share: made once by the first.
create table server_keys (
  purpose text primary key,
  secret bytea not null,
  created_at timestamptz not null
);
