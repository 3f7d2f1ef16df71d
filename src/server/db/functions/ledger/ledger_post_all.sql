-- Several transfers, all of them or none: p_legs says how many legs each has, one transfer after the
-- other, each in the order of its accounts. Balances are locked and written once, and judged transfer by
-- transfer. Answers and digests are those of ledger_post, so each finds what the other has posted.
create or replace function ledger_post_all(
  p_keys text[], p_kinds text[], p_references text[], p_actors text[],
  p_legs integer[], p_accounts bigint[], p_amounts bigint[],
  out outcome text, out transfer_ids bigint[], out posted_at timestamptz, out short_account bigint
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_own bigint[];
  v_amounts bigint[];
  v_brought bigint[];
  v_staked bigint[];
  v_afters bigint[];
  v_transfers bigint[];
  v_ordinals integer[];
  v_digests bytea[];
  v_at integer;
  v_first integer;
  v_last integer := 0;
  v_earlier ledger_key[];
  v_day date;
  v_closed date;
  v_count integer;
begin
  -- In the order of their numbers, as ledger_post locks them, so nobody waits in a circle.
  select array_agg(account_id), array_agg(amount), array_agg(0), array_agg(0)
  into v_own, v_amounts, v_brought, v_staked
  from (
    select account_id, amount from ledger_balance where account_id = any (p_accounts)
    order by account_id for no key update) as locked;
  for t in 1 .. cardinality(p_keys) loop
    v_first := v_last + 1;
    v_last := v_last + p_legs[t];
    v_digests[t] := sha256(convert_to(p_kinds[t] || '|' || p_references[t] || '|'
      || p_accounts[v_first:v_last]::text || '|' || p_amounts[v_first:v_last]::text, 'UTF8'));
    for i in v_first .. v_last loop
      if p_legs[t] < 2 or (i > v_first and p_accounts[i] <= p_accounts[i - 1]) then
        raise exception 'A transfer has two legs or more, each in an account of its own, in order.'
          using errcode = 'VB003';
      end if;
      v_transfers[i] := t;
      v_ordinals[i] := i - v_first + 1;
      v_at := array_position(v_own, p_accounts[i]);
      v_afters[i] := null;
      continue when v_at is null;
      v_afters[i] := v_amounts[v_at] + p_amounts[i];
      v_amounts[v_at] := v_afters[i];
      if v_afters[i] < 0 and (short_account is null or p_accounts[i] < short_account) then
        short_account := p_accounts[i];
      end if;
      if p_kinds[t] in ('bet', 'bet-void') then
        v_staked[v_at] := v_staked[v_at] - p_amounts[i];
      elsif p_amounts[i] > 0 and p_kinds[t] in ('deposit', 'agent-transfer') then
        v_brought[v_at] := v_brought[v_at] + p_amounts[i];
      end if;
    end loop;
  end loop;
  select array_agg(known) into v_earlier from ledger_key known where key = any (p_keys);
  if v_earlier is not null then
    short_account := null;
    select case when count(*) filter (where known.digest = asked.digest) = cardinality(p_keys)
        then 'already' else 'conflict' end,
      array_agg(known.transfer_id order by asked.place)
    into outcome, transfer_ids
    from unnest(p_keys, v_digests) with ordinality as asked (key, digest, place)
    left join unnest(v_earlier) as known on known.key = asked.key;
    if outcome = 'conflict' then transfer_ids := null; end if;
    select t.posted_at into posted_at from ledger_transfer t
    where t.posted_on = v_earlier[1].posted_on and t.id = v_earlier[1].transfer_id;
    return;
  end if;
  if short_account is not null then
    outcome := 'short';
    return;
  end if;
  posted_at := clock_timestamp();
  v_day := (posted_at at time zone 'UTC')::date;
  -- After the locks, as in ledger_post: a transaction that closes a day waits for all that are this far.
  select max(day) into v_closed from ledger_closing;
  if v_closed >= v_day then v_day := v_closed + 1; end if;
  for t in 1 .. cardinality(p_keys) loop
    transfer_ids[t] := nextval('ledger_transfer_id');
  end loop;
  insert into ledger_key (key, posted_on, transfer_id, digest)
  select key, v_day, id, digest
  from unnest(p_keys, transfer_ids, v_digests) as one (key, id, digest) on conflict (key) do nothing;
  get diagnostics v_count = row_count;
  if v_count < cardinality(p_keys) then
    -- Another transaction took a key a moment ago: nothing of this one may stay, it begins again.
    raise exception 'Another transaction posts under one of these keys.' using errcode = '40001';
  end if;
  insert into ledger_transfer (id, posted_on, posted_at, key, kind, reference, actor)
  select id, v_day, ledger_post_all.posted_at, key, kind, reference, actor
  from unnest(transfer_ids, p_keys, p_kinds, p_references, p_actors)
    as one (id, key, kind, reference, actor);
  update ledger_balance b
  set amount = own.amount, brought = b.brought + own.brought, staked = b.staked + own.staked
  from unnest(v_own, v_amounts, v_brought, v_staked) as own (account_id, amount, brought, staked)
  where b.account_id = own.account_id;
  insert into ledger_leg (
    posted_on, transfer_id, ordinal, account_id, player_id, commodity, amount, balance_after)
  select v_day, transfer_ids[leg.transfer], leg.ordinal, a.id, a.player_id, a.commodity, leg.amount,
    leg.after
  from unnest(v_transfers, v_ordinals, p_accounts, p_amounts, v_afters)
    as leg (transfer, ordinal, account, amount, after)
  join ledger_account a on a.id = leg.account;
  get diagnostics v_count = row_count;
  if v_count <> cardinality(p_accounts) or v_count <> v_last then
    raise exception 'A leg names no account that was opened.' using errcode = 'VB003';
  end if;
  outcome := 'posted';
end $$;
-- By default anybody may execute it, also where the server has no role of the gateway's.
revoke execute on function ledger_post_all(
  text[], text[], text[], text[], integer[], bigint[], bigint[]) from public;
