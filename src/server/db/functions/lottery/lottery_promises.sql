-- What each play of a ticket's lines may win; written into the lines when the ticket was sold.
create or replace function lottery_promises(p_lines jsonb) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_object_agg(play, best), '{}') from (
    select line ->> 'play' as play, sum((line ->> 'best')::bigint) as best
    from jsonb_array_elements(p_lines) as line group by 1) as sums
$$;
