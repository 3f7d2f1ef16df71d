-- Folded first: a wide percent sign becomes a plain one by it, and must not match everything.
create or replace function containing(given text) returns text
language sql immutable strict parallel safe
as $$ select '%' || regexp_replace(fold(given), '([\\%_])', '\\\1', 'g') || '%' $$;
