create or replace function is_worded(given jsonb) returns boolean
language sql immutable parallel safe
as $$
  select jsonb_typeof(given) = 'object'
    and coalesce(given->>'es', '') <> '' and coalesce(given->>'en', '') <> ''
    and not exists (select from jsonb_each(given) where jsonb_typeof(value) <> 'string')
$$;
