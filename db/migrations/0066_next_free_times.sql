-- Notices name the next free times as one fact, "2026-11-21 12:45, 2026-11-21 13:15": there was one, in two facts.
update notices
set facts = facts - 'nextDate' - 'nextTime'
  || jsonb_build_object('freeTimes', (facts->>'nextDate') || ' ' || (facts->>'nextTime'))
where facts->>'nextDate' is not null and facts->>'nextTime' is not null;
