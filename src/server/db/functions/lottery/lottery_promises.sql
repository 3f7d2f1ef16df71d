-- A ticket's promises, [play, number, units] each, as rows.
create or replace function lottery_promises(p_promises jsonb)
returns table (play text, number text, units bigint) language sql immutable as $$
  select one ->> 0, one ->> 1, (one ->> 2)::bigint from jsonb_array_elements(p_promises) as one
$$;
