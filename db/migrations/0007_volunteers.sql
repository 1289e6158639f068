-- People who offered to help. A mark on a person, not a role: anybody who is signed in may be one.

create table volunteers (
  person_id uuid primary key references persons on delete cascade,
  name text,
  mobile text check (mobile ~ '^[0-9]{10}$'),
  has_vehicle boolean not null,
  registered_at timestamptz not null,
  updated_at timestamptz not null,
  withdrawn_at timestamptz,
  -- Whoever withdraws takes name and number along: the purpose they were given for has ended.
  constraint reachable_until_withdrawn check (
    case when withdrawn_at is null then name <> '' and mobile is not null and name is not null
      else name is null and mobile is null end
  )
);
create index volunteers_by_registration on volunteers (registered_at desc, person_id desc)
  where withdrawn_at is null;
