-- People close their own accounts. What the law wants kept stays, blocked: nobody signs in with the account any more,
-- its username stays taken, and it keeps neither e-mail address nor phone number (decision 0055).
alter table users add column closed_at timestamptz;
alter table users add constraint closed_account_has_no_contact check (
  closed_at is null or (email = '' and phone = '')
);
