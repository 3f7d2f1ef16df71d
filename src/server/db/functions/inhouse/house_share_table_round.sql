-- The round that a shared table takes bets for, held as it is until the bet is written; null where bets
-- are closed. It is looked at without a lock first: late bets would otherwise delay the table's keeper.
create or replace function house_share_table_round(
  p_game text, p_purse text, p_rules text, p_at timestamptz
) returns table_round language plpgsql as $$
declare
  v_table_round table_round;
begin
  select one.* into v_table_round
  from house_room room join table_round one on one.id = room.table_round_id
  where room.game_code = p_game and room.purse = p_purse and room.rules = p_rules
    and one.state = 'betting' and one.closes_at > p_at;
  if not found then return null; end if;
  select * into v_table_round from table_round
  where id = v_table_round.id and state = 'betting' and closes_at > p_at for share;
  return case when found then v_table_round end;
end $$;
