-- By what the desk's searches find people, so that they do not read everybody (src/server/platform/db/search.ts
-- builds the queries, decision 0063).

-- Pieces of up to four letters of each word, pieces of up to four digits of each number behind a blank, and what each
-- word sounds like behind a blank. In PL/pgSQL, because a query would take ten times as long. The cost tells PostgreSQL
-- to use the index rather than to call it for each row.
create function search_keys(names text[], numbers text[]) returns tsvector
language plpgsql immutable strict parallel safe cost 4000 as $$
declare
  keys text[] = '{}';
  -- Folded as by saysAll.
  folded text = translate(lower(normalize(array_to_string(names, ' '), NFD)), U&'\093C\0A3C', '');
  sounds text;
  reading text;
  signs text;
  part text;
begin
  foreach part in array string_to_array(folded, ' ') loop
    for place in 1 .. length(part) loop
      keys = keys || substr(part, place, 4);
    end loop;
  end loop;

  foreach part in array numbers loop
    part = translate(part, '०१२३४५६७८९੦੧੨੩੪੫੬੭੮੯', '01234567890123456789');
    part = regexp_replace(part, '[^0-9]', '', 'g');
    for place in 1 .. length(part) loop
      keys = keys || (' ' || substr(part, place, 4));
    end loop;
  end loop;

  sounds = regexp_replace(folded, '[^a-z\u0300-\u036f\u0900-\u097f\u0a00-\u0a7f]+', ' ', 'g');
  -- Upper case is for Devanagari and Gurmukhi. M and R are signs that a search may take for a sound or skip.
  sounds = translate(sounds,
    'cqszwfmeiou'
    'कखगघचछजझटठतथडढदधरङञणनम॰पफबभयलळवशषसहअआइईउऊऋएऐऑओऔॲॳंँृ'
    'ਕਖਗਘਚਛਜਝਟਠਤਥਡਢਦਧਰੜਙਞਣਨਮਪਫਬਭਯਲਵਸਹਅਆਇਈਉਊਏਐਓਔੲੳਂਁੰ',
    'kkkjvpnaaaa'
    'KKGGCCJJTTTTDDDDDNNNNNNPFBBYLLVSSSHAAAAAAAAAAAAAAMMR'
    'KKGGCCJJTTTTDDDDDDNNNNNPFBBYLVSHAAAAAAAAAAAAMMM');
  sounds = regexp_replace(sounds, '(?<=[^ ])[ahyAHY]|[^a-zA-Z ]', '', 'g');
  -- Of several signs only some may be skipped: what is before the second one, and a mark that anything may follow.
  sounds = sounds || ' ' || regexp_replace(sounds, '([MR][^ MR]*)[MR][^ ]*', '\1*', 'g');
  foreach signs in array array['ND', ''] loop
    reading = translate(sounds, 'MR', signs);
    -- Devanagari may write an h for the g after a nasal. What is doubled is one.
    reading = regexp_replace(regexp_replace(reading, 'N[NG]+', 'N', 'g'), '([^ ])\1+', '\1', 'g');
    foreach part in array string_to_array(reading, ' ') loop
      keys = keys || (' ' || left(part, 8));
    end loop;
  end loop;
  return array_to_tsvector(array_remove(keys, ' '));
end $$;

-- Without a list of what is not yet in the index, which every search would read.
create index users_by_search_keys on users
  using gin (search_keys(array[name, username], array[phone, username])) with (fastupdate = off);
create index patients_by_search_keys on patients
  using gin (search_keys(array[name], array[phone])) with (fastupdate = off);
