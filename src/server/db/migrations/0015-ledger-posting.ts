import { type Kysely, sql } from 'kysely';

/** The two functions through which everything in the ledger comes about. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_open_account(
      p_player_id bigint, p_kind text, p_subject text, p_commodity text
    ) returns bigint language plpgsql as $$
    declare
      v_id bigint;
    begin
      insert into ledger_account (player_id, kind, subject, commodity)
      values (p_player_id, p_kind, p_subject, p_commodity)
      on conflict (player_id, kind, subject, commodity) do nothing
      returning id into v_id;
      if v_id is null then
        select id into strict v_id from ledger_account
        where player_id is not distinct from p_player_id
          and kind = p_kind and subject = p_subject and commodity = p_commodity;
      elsif p_player_id is not null then
        insert into ledger_balance (account_id, player_id) values (v_id, p_player_id);
      end if;
      return v_id;
    end $$`.execute(database);
  // Answers instead of raising: 'posted', 'already' (the same wish again), 'conflict' (another wish
  // under the same key) or 'short', and then nothing has been written.
  await sql`
    create function ledger_post(
      p_key text, p_kind text, p_reference text, p_actor text,
      p_accounts bigint[], p_amounts bigint[],
      out outcome text, out transfer_id bigint, out posted_at timestamptz, out short_account bigint
    ) language plpgsql as $$
    declare
      v_digest bytea := sha256(convert_to(
        p_kind || '|' || p_reference || '|' || p_accounts::text || '|' || p_amounts::text, 'UTF8'));
      v_earlier ledger_key;
      v_day date;
      v_sealed date;
      v_legs integer;
    begin
      -- The rows are locked in the order of their numbers, whoever asks, so nobody waits in a circle.
      -- A second bearer of this key waits here too, since the same wish moves the same accounts.
      perform 1 from ledger_balance where account_id = any (p_accounts)
      order by account_id for no key update;
      select * into v_earlier from ledger_key where key = p_key;
      if not found then
        select b.account_id into short_account
        from unnest(p_accounts, p_amounts) as wish (account_id, amount)
        join ledger_balance b using (account_id)
        where b.amount + wish.amount < 0 order by 1 limit 1;
        if found then
          outcome := 'short';
          return;
        end if;
        posted_at := clock_timestamp();
        v_day := (posted_at at time zone 'UTC')::date;
        -- A clock that was set back does not write into a day whose root is known already.
        select max(day) into v_sealed from ledger_day;
        if v_sealed >= v_day then v_day := v_sealed + 1; end if;
        transfer_id := nextval('ledger_transfer_id');
        perform set_config('verbena.posting', 'yes', true);
        insert into ledger_key (key, posted_on, transfer_id, digest)
        values (p_key, v_day, transfer_id, v_digest) on conflict (key) do nothing;
        if found then
          insert into ledger_transfer (id, posted_on, posted_at, key, kind, reference, actor)
          values (transfer_id, v_day, posted_at, p_key, p_kind, p_reference, p_actor);
          with moved as (
            update ledger_balance b set amount = b.amount + wish.amount
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
            or v_legs <> (select count(distinct one) from unnest(p_accounts) as one) then
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
      outcome := case when v_earlier.digest = v_digest then 'already' else 'conflict' end;
      select t.id, t.posted_at into transfer_id, posted_at from ledger_transfer t
      where t.posted_on = v_earlier.posted_on and t.id = v_earlier.transfer_id;
    end $$`.execute(database);
}
