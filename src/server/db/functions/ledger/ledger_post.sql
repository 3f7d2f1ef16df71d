-- Answers instead of raising: 'posted', 'already' (the same request again), 'conflict' (another request
-- under the same key) or 'short', and then nothing has been written. What was paid in and what was
-- staked is counted in the balance's own row, which a posting writes anyway. It works as the owner:
-- the gateway's role may read the books and call this, and has no other way to write them.
create or replace function ledger_post(
  p_key text, p_kind text, p_reference text, p_actor text,
  p_accounts bigint[], p_amounts bigint[],
  out outcome text, out transfer_id bigint, out posted_at timestamptz, out short_account bigint
) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_digest bytea := sha256(convert_to(
    p_kind || '|' || p_reference || '|' || p_accounts::text || '|' || p_amounts::text, 'UTF8'));
  v_earlier ledger_key;
  v_day date;
  v_closed date;
  v_legs integer;
  v_brings boolean := p_kind in ('deposit', 'agent-transfer');
  v_stakes boolean := p_kind in ('bet', 'bet-void');
begin
  -- The rows are locked in the order of their numbers by every caller, so nobody waits in a circle.
  -- A second bearer of this key waits here too, since the same posting moves the same accounts.
  select min(account_id) filter (
      where amount + p_amounts[array_position(p_accounts, account_id)] < 0)
  into short_account
  from (
    select account_id, amount from ledger_balance where account_id = any (p_accounts)
    order by account_id for no key update) as locked;
  select * into v_earlier from ledger_key where key = p_key;
  if not found then
    if short_account is not null then
      outcome := 'short';
      return;
    end if;
    posted_at := clock_timestamp();
    v_day := (posted_at at time zone 'UTC')::date;
    -- A clock that was set back does not write into a day that is closed.
    -- The rows above were locked first, and who closes a day waits for all who are that far.
    select max(day) into v_closed from ledger_closing;
    if v_closed >= v_day then v_day := v_closed + 1; end if;
    transfer_id := nextval('ledger_transfer_id');
    insert into ledger_key (key, posted_on, transfer_id, digest)
    values (p_key, v_day, transfer_id, v_digest) on conflict (key) do nothing;
    if found then
      insert into ledger_transfer (id, posted_on, posted_at, key, kind, reference, actor)
      values (transfer_id, v_day, posted_at, p_key, p_kind, p_reference, p_actor);
      with moved as (
        update ledger_balance b set amount = b.amount + leg.amount,
          brought = b.brought
            + case when v_brings and leg.amount > 0 then leg.amount else 0 end,
          staked = b.staked - case when v_stakes then leg.amount else 0 end
        from unnest(p_accounts, p_amounts) as leg (account_id, amount)
        where b.account_id = leg.account_id
        returning b.account_id, b.amount
      )
      insert into ledger_leg (
        posted_on, transfer_id, ordinal, account_id, player_id, commodity, amount, balance_after)
      select v_day, ledger_post.transfer_id, leg.ordinal, a.id, a.player_id, a.commodity,
        leg.amount, moved.amount
      from unnest(p_accounts, p_amounts) with ordinality as leg (account_id, amount, ordinal)
      join ledger_account a on a.id = leg.account_id
      left join moved on moved.account_id = a.id;
      get diagnostics v_legs = row_count;
      if v_legs < 2 or v_legs <> cardinality(p_accounts)
        or (v_legs = 2 and p_accounts[1] = p_accounts[2])
        or (v_legs > 2
          and v_legs <> (select count(distinct one) from unnest(p_accounts) as one)) then
        raise exception 'A transfer has two legs or more, each in an account of its own.'
          using errcode = 'VB003';
      end if;
      outcome := 'posted';
      return;
    end if;
    -- Two transfers of the house's own under one key: neither has a row to wait at.
    select * into strict v_earlier from ledger_key where key = p_key;
  end if;
  short_account := null;
  outcome := case when v_earlier.digest = v_digest then 'already' else 'conflict' end;
  select t.id, t.posted_at into transfer_id, posted_at from ledger_transfer t
  where t.posted_on = v_earlier.posted_on and t.id = v_earlier.transfer_id;
end $$;
-- By default anybody may execute it, also where the server has no role of the gateway's.
revoke execute on function ledger_post(text, text, text, text, bigint[], bigint[]) from public;
