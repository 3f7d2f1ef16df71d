-- Running chases that still hold money although nobody may stake for them any more: their player has a break
-- or an exclusion, an operator stopped this play, or the game was stopped. Of one player or numero where named.
create or replace function lottery_barred_chases(p_player bigint, p_numero bigint, p_at timestamptz)
returns setof bigint language sql stable as $$
  select chase.id from lottery_chase chase
  join lottery_game own on own.game_code = chase.game_code
  left join game shown on shown.game_code = chase.game_code
  where chase.state = 'running' and chase.held > 0
    and (p_player is null or chase.player_id = p_player)
    and (p_numero is null or exists (
      select from lottery_ticket ticket where ticket.numero_id = p_numero
        and ticket.chase_id = chase.id and ticket.state = 'open' and ticket.is_held))
    and (own.is_stopped
      or exists (
        select from player_break one where one.player_id = chase.player_id and one.ends_at > p_at)
      or exists (
        select from play_stop stop where (stop.scope, stop.target) in (
          ('all', ''), ('class', shown.game_type::text), ('vendor', shown.vendor_code),
          ('game', chase.game_code), ('player', chase.player_id::text))))
  order by chase.id
$$;
