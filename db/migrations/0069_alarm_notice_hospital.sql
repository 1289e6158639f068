-- In these notices the place stands in the sentence. `place` is shown after a sentence, so it was said twice.
update notices
set facts = facts - 'place' || jsonb_build_object('hospital', facts->>'place')
where kind in ('alarms.unanswered', 'alarms.unansweredUrgent') and facts->>'place' is not null;
