-- What of a bet counts for a bonus, in per cent: by game, else vendor, else class, else nothing. What counts
-- nothing cannot be played with it. The same as `weightOf` in the contract.
create or replace function bonus_weight(p_terms jsonb, p_game text, p_vendor text, p_class text)
returns integer language sql immutable as $$
  select coalesce(
    (p_terms -> 'weights' -> 'games' ->> p_game)::integer,
    (p_terms -> 'weights' -> 'vendors' ->> p_vendor)::integer,
    (p_terms -> 'weights' -> 'classes' ->> p_class)::integer, 0)
$$;
