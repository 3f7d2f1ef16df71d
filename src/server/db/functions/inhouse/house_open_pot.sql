-- Opens a pot with its shards. The seed is the house's money: of a pot of money it goes from the house's account into
-- the pot's, with a posting of its own. Null where another transaction has opened one of this code.
create or replace function house_open_pot(
  p_code text, p_purse text, p_commodity text, p_at timestamptz, p_open jsonb
) returns bigint language plpgsql as $$
declare
  v_id bigint;
  v_seed bigint := (p_open ->> 'seed')::bigint;
begin
  insert into pot (
    code, purse, commodity, number, seed, cap, grains, commitment, locked_trigger, opened_at)
  values (p_code, p_purse, p_commodity, (p_open ->> 'number')::integer, v_seed,
    (p_open ->> 'cap')::bigint, (p_open ->> 'grains')::numeric, p_open ->> 'commitment',
    p_open ->> 'lockedTrigger', p_at)
  on conflict do nothing returning id into v_id;
  if v_id is null then return null; end if;
  insert into pot_shard (pot_id, shard) select v_id, generate_series(0, 31);
  if p_purse = 'money' then
    perform house_post('pot-seed:' || v_id, 'pot-seed', 'pot:' || v_id, 'house',
      array[ledger_account_of(null, 'house', 'play', p_commodity),
        ledger_account_of(null, 'jackpot', p_code, p_commodity)],
      array[-v_seed, v_seed]);
  end if;
  return v_id;
end $$;
