import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await createDays(database);
  await improvePartitions(database);
  await postIntoOpenDays(database);
  await plantJobs(database);
}

async function createDays(database: Kysely<unknown>): Promise<void> {
  // Closed first, in a moment; sealed afterwards, at leisure. From the closing on nothing is posted
  // into the day, so a seal that takes minutes holds up nobody.
  await sql`
    create table ledger_closing (
      day date primary key,
      closed_at timestamptz not null default clock_timestamp()
    )`.execute(database);
  // The knots over each 1,024 transfers of a day: a proof then reads no more than those.
  await sql`
    create table ledger_day_block (
      day date not null,
      ordinal integer not null,
      first_id bigint not null,
      knot bytea not null,
      primary key (day, ordinal)
    )`.execute(database);
  for (const table of ['ledger_closing', 'ledger_day_block']) {
    await sql`
      create trigger ledger_append_only before update or delete on ${sql.table(table)}
      for each row execute function ledger_refuse()`.execute(database);
    await sql`
      create trigger ledger_no_truncate before truncate on ${sql.table(table)}
      for each statement execute function ledger_refuse()`.execute(database);
  }
}

/** A part is made by itself and then attached: made in place, it would stop every posting meanwhile. */
async function improvePartitions(database: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function ledger_make_partitions(until date)
    returns integer language plpgsql as $$
    declare
      month date := date_trunc('month', least(until, current_date) - interval '1 month');
      made integer := 0;
      suffix text;
      part text;
      parent text;
    begin
      perform pg_advisory_xact_lock(1818584167);
      while month <= until loop
        suffix := to_char(month, 'YYYY_MM');
        foreach parent in array array['ledger_transfer', 'ledger_leg'] loop
          part := parent || '_' || suffix;
          if to_regclass(part) is null then
            execute format('create table %I (like %I including defaults including constraints)',
              part, parent);
            execute format('alter table %I attach partition %I for values from (%L) to (%L)',
              parent, part, month, month + interval '1 month');
            execute format('create trigger ledger_no_truncate before truncate on %I
              for each statement execute function ledger_refuse()', part);
            execute format('create trigger ledger_posting_only before insert on %I
              for each statement when (not ledger_is_posting()) execute function ledger_refuse()', part);
            if parent = 'ledger_leg' then
              execute format('create trigger ledger_sums_to_zero after insert on %I
                referencing new table as added for each statement
                execute function ledger_judge_legs()', part);
            end if;
            made := made + 1;
          end if;
        end loop;
        month := month + interval '1 month';
      end loop;
      return made;
    end $$`.execute(database);
}

async function postIntoOpenDays(database: Kysely<unknown>): Promise<void> {
  // Answers instead of raising: 'posted', 'already' (the same wish again), 'conflict' (another wish
  // under the same key) or 'short', and then nothing has been written.
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

async function plantJobs(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into job (kind, key, due_at) values
      ('ledger-seal', 'days', now()), ('ledger-partitions', 'months', now())`.execute(database);
}
