-- What a round that goes on keeps until it is over, and who looks after it until then.
create or replace function house_hold(w house_wish, r bigint, main bigint)
returns void language plpgsql as $$
declare
  name text := 'round:' || r || ':0';
  held bigint;
begin
  select id into held from ledger_account
  where player_id = w.player_id and kind = 'player-held' and subject = ''
    and commodity = w.commodity;
  if not found then
    held := ledger_open_account(w.player_id, 'player-held', '', w.commodity);
  end if;
  perform house_post('hold:' || name, 'hold', name, 'player:' || w.player_id,
    array[main, held], array[-w.staked, w.staked]);
  insert into ledger_hold (player_id, from_account_id, held_account_id, reference, amount)
  values (w.player_id, main, held, name, w.staked);
  insert into job (kind, key, due_at, body)
  values (w.left_kind, r::text, w.left_due,
    jsonb_build_object('playerId', w.player_id::text));
end $$;
