-- People see where they are signed in: by which browser and system, in a few words, null for older sessions. The whole
-- user agent is not stored, because it tells one phone from another.
alter table sessions add column device text check (length(device) between 1 and 40);
create index open_sessions_of_user on sessions (user_id, created_at desc, id desc) where ended_at is null;
