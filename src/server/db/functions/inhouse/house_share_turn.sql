-- The round that a shared table takes bets for, held as it is until the bet is written; null where bets
-- are closed. It is looked at without a lock first: late bets would otherwise delay the table's keeper.
create or replace function house_share_turn(
  p_game text, p_purse text, p_rules text, p_at timestamptz
) returns room_turn language plpgsql as $$
declare
  v_turn room_turn;
begin
  select turn.* into v_turn
  from house_room room join room_turn turn on turn.id = room.turn_id
  where room.game_code = p_game and room.purse = p_purse and room.rules = p_rules
    and turn.state = 'betting' and turn.closes_at > p_at;
  if not found then return null; end if;
  select * into v_turn from room_turn
  where id = v_turn.id and state = 'betting' and closes_at > p_at for share;
  return case when found then v_turn end;
end $$;
