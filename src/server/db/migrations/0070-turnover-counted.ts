import { type Kysely, sql } from 'kysely';

/**
 * What has to be played before money may leave is counted where the money itself is counted, in rows
 * that each posting writes anyway: summed from the legs, it took longer with every year in the books.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addCounters(database);
  await postAndCount(database);
  await countEarlier(database);
}

/** As `verify-store.ts` holds them against the legs. */
const bringing = sql.raw(`'deposit', 'agent-transfer'`);
/** A stake that came back was never played. */
const staking = sql.raw(`'bet', 'bet-void'`);

async function addCounters(database: Kysely<unknown>): Promise<void> {
  // Since the account was opened: what was paid in, whatever was taken out since, and what was staked.
  await sql`
    alter table ledger_balance
      add column brought bigint not null default 0,
      add column staked bigint not null default 0`.execute(database);
  await sql`drop trigger ledger_begins_empty on ledger_balance`.execute(database);
  await sql`
    create trigger ledger_begins_empty before insert on ledger_balance
    for each row when (new.amount <> 0 or new.brought <> 0 or new.staked <> 0)
    execute function ledger_refuse()`.execute(database);
  // How both stood when the money was held: what comes on top is what the next one is judged by.
  await sql`
    alter table withdrawal
      add column brought_before bigint not null default 0,
      add column staked_before bigint not null default 0`.execute(database);
  await sql`
    alter table withdrawal
      alter column brought_before drop default,
      alter column staked_before drop default`.execute(database);
}

async function postAndCount(database: Kysely<unknown>): Promise<void> {
  // As before, but that it counts.
  await sql`
    create or replace function ledger_post(
      p_key text, p_kind text, p_reference text, p_actor text,
      p_accounts bigint[], p_amounts bigint[],
      out outcome text, out transfer_id bigint, out posted_at timestamptz, out short_account bigint
    ) language plpgsql as $$
    declare
      v_digest bytea := sha256(convert_to(
        p_kind || '|' || p_reference || '|' || p_accounts::text || '|' || p_amounts::text, 'UTF8'));
      v_earlier ledger_key;
      v_day date;
      v_closed date;
      v_legs integer;
      v_brings boolean := p_kind in (${bringing});
      v_stakes boolean := p_kind in (${staking});
    begin
      -- The rows are locked in the order of their numbers, whoever asks, so nobody waits in a circle.
      -- A second bearer of this key waits here too, since the same wish moves the same accounts.
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
        perform set_config('verbena.posting', 'yes', true);
        insert into ledger_key (key, posted_on, transfer_id, digest)
        values (p_key, v_day, transfer_id, v_digest) on conflict (key) do nothing;
        if found then
          insert into ledger_transfer (id, posted_on, posted_at, key, kind, reference, actor)
          values (transfer_id, v_day, posted_at, p_key, p_kind, p_reference, p_actor);
          with moved as (
            update ledger_balance b set amount = b.amount + wish.amount,
              brought = b.brought
                + case when v_brings and wish.amount > 0 then wish.amount else 0 end,
              staked = b.staked - case when v_stakes then wish.amount else 0 end
            from unnest(p_accounts, p_amounts) as wish (account_id, amount)
            where b.account_id = wish.account_id
            returning b.account_id, b.amount
          )
          insert into ledger_leg (
            posted_on, transfer_id, ordinal, account_id, player_id, commodity, amount, balance_after)
          select v_day, ledger_post.transfer_id, wish.ordinal, a.id, a.player_id, a.commodity,
            wish.amount, moved.amount
          from unnest(p_accounts, p_amounts) with ordinality as wish (account_id, amount, ordinal)
          join ledger_account a on a.id = wish.account_id
          left join moved on moved.account_id = a.id;
          get diagnostics v_legs = row_count;
          perform set_config('verbena.posting', '', true);
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
        perform set_config('verbena.posting', '', true);
        -- Two wishes of the house's own under one key: neither has a row to wait at.
        select * into strict v_earlier from ledger_key where key = p_key;
      end if;
      short_account := null;
      outcome := case when v_earlier.digest = v_digest then 'already' else 'conflict' end;
      select t.id, t.posted_at into transfer_id, posted_at from ledger_transfer t
      where t.posted_on = v_earlier.posted_on and t.id = v_earlier.transfer_id;
    end $$`.execute(database);
}

async function countEarlier(database: Kysely<unknown>): Promise<void> {
  await sql`select set_config('verbena.posting', 'yes', true)`.execute(database);
  await sql`
    create temporary table counted on commit drop as
    select leg.player_id, leg.commodity, leg.account_id, leg.transfer_id,
      case when transfer.kind in (${bringing}) then greatest(leg.amount, 0) else 0 end as brought,
      case when transfer.kind in (${staking}) then -leg.amount else 0 end as staked
    from ledger_leg as leg
    join ledger_transfer as transfer
      on transfer.posted_on = leg.posted_on and transfer.id = leg.transfer_id
    where leg.player_id is not null
      and transfer.kind in (${bringing}, ${staking})`.execute(database);
  await sql`
    update ledger_balance as balance set brought = whole.brought, staked = whole.staked
    from (
      select account_id, sum(brought) as brought, sum(staked) as staked from counted
      group by account_id) as whole
    where whole.account_id = balance.account_id`.execute(database);
  await sql`
    update withdrawal set brought_before = earlier.brought, staked_before = earlier.staked
    from (
      select asked.id, sum(counted.brought) as brought, sum(counted.staked) as staked
      from withdrawal as asked
      join ledger_key as hold on hold.key = 'hold:withdrawal:' || asked.id
      join counted on counted.player_id = asked.player_id
        and counted.commodity = asked.commodity and counted.transfer_id <= hold.transfer_id
      group by asked.id) as earlier
    where earlier.id = withdrawal.id`.execute(database);
  await sql`select set_config('verbena.posting', '', true)`.execute(database);
}
