-- Yellow only because nobody answered the question about signs: the number alone would not be. Earlier readings keep
-- the words that they had.
alter table observations add column only_unanswered boolean not null default false;
