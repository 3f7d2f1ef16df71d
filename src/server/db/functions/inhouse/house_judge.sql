-- Locks the player's limits and then their seeds, as everybody does; null stands for any doubt.
create or replace function house_judge(w house_wish, out vendor text, out name jsonb, out main bigint)
language plpgsql as $$
begin
  perform from protection
  where player_id = w.player_id and reality_minutes = w.clear_minutes
  for no key update;
  if not found or w.at >= w.clear_until then return; end if;
  perform from seed_pair
  where id = w.pair_id and nonce = w.nonce and client_seed = w.client_seed
    and revealed_at is null
  for no key update;
  if not found then return; end if;
  select account.id into main from ledger_account account
  join ledger_balance balance on balance.account_id = account.id
  where account.player_id = w.player_id and account.kind = 'player-main'
    and account.subject = '' and account.commodity = w.commodity
    and balance.amount >= w.staked;
  if not found then return; end if;
  select game.vendor_code, game.name into vendor, name
  from house_game own join game on game.game_code = own.game_code
  where own.game_code = w.game and own.rules = w.rules and own.enabled and game.is_shown
    and w.staked between own.least_stake and own.most_stake
    and not exists (
      select from house_round where player_id = w.player_id and request_id = w.request_id)
    and not exists (
      select from player_break where player_id = w.player_id and ends_at > w.at)
    and not exists (
      select from player_limit
      where player_id = w.player_id and kind in ('session', 'wager', 'loss'))
    and not exists (
      select from (
        select state, opened_at from house_round
        where player_id = w.player_id and purse = 'money' and game_code = w.game
        order by id desc limit 1) as newest
      where state = 'open' or (w.at >= opened_at
        and w.at < opened_at + own.cycle_ms * interval '1 millisecond'));
end $$;
