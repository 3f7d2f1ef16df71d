-- What search compares by: neither capitals nor accents nor the width of a letter count. Made of
-- built-in parts, because unaccent depends on a dictionary file and so may not stand in an index.
create or replace function fold(given text) returns text
language sql immutable strict parallel safe
as $$
  select lower(translate(
    regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'),
    'ĐđŁłØøĦħŦŧıÐð', 'ddlloohhttidd'
  ))
$$;
