-- The player's own money, locked until the transaction ends; no row where they never had any.
create or replace function ledger_lock_main(
  p_player bigint, p_commodity text, out account bigint, out available bigint
) returns setof record language sql as $$
  select own.id, balance.amount from ledger_account own
  join ledger_balance balance on balance.account_id = own.id
  where own.player_id = p_player and own.kind = 'player-main' and own.subject = ''
    and own.commodity = p_commodity
  for no key update of balance
$$;
