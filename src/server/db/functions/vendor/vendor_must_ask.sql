-- What may happen in a round; each is called by `vendor_call`, under the lock it took.
-- Whether the gateway has to ask first: who has no limits is clear until a reality check is near.
create or replace function vendor_must_ask(
  w vendor_wish, p_clear_until timestamptz, p_clear_minutes integer
) returns boolean language plpgsql stable as $$
begin
  return p_clear_until is null or p_clear_until <= w.at
    or p_clear_minutes is distinct from (
      select reality_minutes from protection where player_id = w.player_id)
    or exists (
      select from player_break where player_id = w.player_id and ends_at > w.at)
    or exists (
      select from player_limit
      where player_id = w.player_id and kind in ('session', 'wager', 'loss'));
end $$;
