create or replace function vendor_balance(p_player_id bigint, p_commodity text)
returns bigint language plpgsql stable as $$
begin
  return coalesce((
    select balance.amount from ledger_account account
    join ledger_balance balance on balance.account_id = account.id
    where account.player_id = p_player_id and account.kind = 'player-main'
      and account.subject = '' and account.commodity = p_commodity), 0);
end $$;
