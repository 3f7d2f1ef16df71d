-- The lines that a day belongs to, those included that a move has ended since. Moves take effect at the
-- start of a day, so a day belongs to one line whole.
create or replace function team_lines_at(p_players bigint[], p_zone text)
returns table (ancestor_id bigint, descendant_id bigint, since date, until date)
language sql stable as $$
  select ancestor_id, descendant_id, (since at time zone p_zone)::date, 'infinity'::date
  from team_line where descendant_id = any (p_players)
  union all
  select ancestor_id, descendant_id, (since at time zone p_zone)::date, (until at time zone p_zone)::date
  from team_line_ended where descendant_id = any (p_players)
$$;
