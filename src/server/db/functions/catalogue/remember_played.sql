-- A table among what its player played last: written once in ten minutes, or in ten seconds for a player
-- who goes back and forth between two. No bet fails because of it.
create or replace function remember_played(
  p_player bigint, p_game text, p_at timestamptz, p_kept integer
) returns void language plpgsql as $$
declare
  v_node bigint;
  v_latest bigint;
  v_since interval;
begin
  select game.node_id,
    (select recent.node_id from recent
    where recent.player_id = p_player order by recent.played_at desc limit 1),
    (select p_at - recent.played_at from recent
    where recent.player_id = p_player and recent.node_id = game.node_id)
  into v_node, v_latest, v_since from game where game.game_code = p_game;
  -- A clock that was set back must not keep anything from being written.
  if v_since >= interval '0' and v_since < (
    case when v_latest = v_node then interval '10 minutes' else interval '10 seconds' end) then
    return;
  end if;
  insert into recent (player_id, node_id, played_at) values (p_player, v_node, p_at)
  on conflict (player_id, node_id) do update set played_at = excluded.played_at;
  delete from recent where player_id = p_player and node_id in (
    select node_id from recent where player_id = p_player
    order by played_at desc, node_id offset p_kept);
exception when others then
  null;
end $$;
