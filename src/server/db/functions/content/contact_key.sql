-- People copy a contact with or without its @, its scheme, its www and its last slash.
create or replace function contact_key(given text) returns text
language sql immutable strict parallel safe
as $$
  select rtrim(ltrim(regexp_replace(
    regexp_replace(lower(normalize(given, NFKC)), '\s', '', 'g'),
    '^((https?://|mailto:|tel:)(www\.)?|www\.)', ''), '@'), '/')
$$;
