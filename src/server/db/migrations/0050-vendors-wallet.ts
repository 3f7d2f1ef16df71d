import { type Kysely, sql } from 'kysely';

/**
 * What a vendor asks of our wallet, each in one way to the server. Everything is looked at under the
 * lock of the player's limits, and nothing is written before all of it is known to be right: so a
 * refusal is an answer like any other, and the nonce it came under stays used.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createWords(database);
  await createMoney(database);
  await createWritings(database);
  await createCall(database);
}

async function createWords(database: Kysely<unknown>): Promise<void> {
  await sql`
    create type vendor_wish as (
      vendor text, nonce text, at timestamptz, operation text, transaction text, player text,
      currency text, session bytea, game text, round text, bet bigint, win bigint,
      -- How the round ends by it; null where it goes on.
      ends text,
      of text, digest bytea,
      -- The merchant's currency and the vendor's account in it.
      commodity text, settlement bigint,
      -- A login that was last seen by then lies idle.
      idle_since timestamptz,
      -- Whether the gateway has asked for this stake, and what it was told.
      is_asked boolean, stopped text,
      -- The whole site is closed for maintenance: a new stake is not taken.
      is_shut boolean,
      -- Of a round that we end ourselves: when it was read. What came since keeps it open.
      as_of timestamptz,
      player_id bigint)`.execute(database);
  await sql`
    create type vendor_answer as (
      -- 'done', 'ask' (the gateway asks whether this player may play, and calls again), or a fault.
      outcome text, reason text, posted bigint, balance bigint, is_repeat boolean,
      player_id bigint,
      -- Of the player's time in play: the gateway writes it down behind the answer.
      is_new_minute boolean)`.execute(database);
  await sql`
    create function vendor_refuse(fault text, reason text default null)
    returns vendor_answer language sql immutable
    return row(fault, reason, null, null, null, null, null)::vendor_answer`.execute(database);
}

async function createMoney(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function vendor_balance(p_player_id bigint, p_commodity text)
    returns bigint language plpgsql stable as $$
    begin
      return coalesce((
        select balance.amount from ledger_account account
        join ledger_balance balance on balance.account_id = account.id
        where account.player_id = p_player_id and account.kind = 'player-main'
          and account.subject = '' and account.commodity = p_commodity), 0);
    end $$`.execute(database);
  // Above nothing it is the player's, below nothing the vendor's.
  await sql`
    create function vendor_move(
      w vendor_wish, p_key text, p_kind text, p_reference text, p_amount bigint
    ) returns void language plpgsql as $$
    declare
      main bigint;
      done text;
    begin
      if p_amount = 0 then return; end if;
      select id into main from ledger_account
      where player_id = w.player_id and kind = 'player-main' and subject = ''
        and commodity = w.commodity;
      if not found then
        main := ledger_open_account(w.player_id, 'player-main', '', w.commodity);
      end if;
      -- In the order of their numbers: it is a part of what makes two wishes the same.
      if main < w.settlement then
        select outcome into done from ledger_post(p_key, p_kind, p_reference, 'vendor:' || w.vendor,
          array[main, w.settlement], array[p_amount, -p_amount]);
      else
        select outcome into done from ledger_post(p_key, p_kind, p_reference, 'vendor:' || w.vendor,
          array[w.settlement, main], array[-p_amount, p_amount]);
      end if;
      if done <> 'posted' then
        raise exception 'The posting % was %.', p_key, done using errcode = 'VB004';
      end if;
    end $$`.execute(database);
}

// In plpgsql even where one statement is all: the server then keeps its plan for the next callback.
async function createWritings(database: Kysely<unknown>): Promise<void> {
  // Null where another player's transaction took the name a moment ago.
  await sql`
    create function vendor_write(
      w vendor_wish, p_round_id bigint, p_staked bigint, p_paid bigint
    ) returns bigint language plpgsql as $$
    declare
      written bigint;
    begin
      insert into vendor_transaction (
        vendor_code, transaction, operation, player_id, round_id, digest, staked, paid, at)
      values (w.vendor, w.transaction, w.operation, w.player_id, p_round_id, w.digest, p_staked,
        p_paid, w.at)
      on conflict do nothing returning id into written;
      return written;
    end $$`.execute(database);
  // What came back counts too, a stake that was taken back among it.
  await sql`
    create function vendor_count(w vendor_wish, p_wagered bigint, p_won bigint)
    returns void language plpgsql as $$
    begin
      if p_wagered = 0 and p_won = 0 then return; end if;
      insert into play_use as known (player_id, hour, wagered, won, rounds)
      values (w.player_id, date_trunc('hour', w.at, 'UTC'), p_wagered, p_won,
        case when p_wagered > 0 then 1 else 0 end)
      on conflict (player_id, hour) do update set
        wagered = known.wagered + excluded.wagered,
        won = known.won + excluded.won,
        rounds = known.rounds + excluded.rounds;
    end $$`.execute(database);
  await sql`
    create function vendor_record(r vendor_round) returns void language plpgsql as $$
    begin
      update bet_record set
        stake = r.staked,
        payout = case when r.state <> 'open' then r.won + r.jackpot + r.returned end,
        state = case
          when r.state = 'open' then 'open'
          when r.state = 'cancelled' then 'void'
          -- Less than the stake is no win, whatever a game may call it.
          when r.won + r.jackpot > r.staked then 'won'
          else 'lost' end,
        settled_at = case when r.state <> 'open' then r.changed_at end
      where vendor_code = r.vendor_code and round = r.round and player_id = r.player_id;
    end $$`.execute(database);
}

async function createCall(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function vendor_repeat(w vendor_wish, earlier vendor_transaction)
    returns vendor_answer language plpgsql as $$
    declare
      a vendor_answer;
    begin
      if earlier.operation = 'tombstone' and earlier.player_id = w.player_id
        and w.operation in ('bet', 'win', 'bet-and-win') then
        return vendor_refuse('transaction.rolled-back');
      end if;
      if earlier.digest <> w.digest or earlier.operation = 'tombstone' then
        return vendor_refuse('transaction.conflict');
      end if;
      if earlier.taken_back_by is not null then
        return vendor_refuse('transaction.rolled-back');
      end if;
      a := vendor_done(w, a);
      a.posted := earlier.id;
      a.is_repeat := true;
      return a;
    end $$`.execute(database);
  await sql`
    create function vendor_call(w vendor_wish) returns vendor_answer language plpgsql as $$
    declare
      earlier vendor_transaction;
    begin
      if w.nonce is not null then
        insert into vendor_nonce (vendor_code, nonce, heard_at)
        values (w.vendor, w.nonce, w.at) on conflict do nothing;
        if not found then return vendor_refuse('nonce.used'); end if;
      end if;
      select player_id into w.player_id from vendor_player
      where name = w.player and vendor_code = w.vendor;
      if not found then return vendor_refuse('player.unknown'); end if;
      if w.currency <> w.commodity then return vendor_refuse('currency.wrong'); end if;
      if w.operation = 'balance' then
        -- Nobody has to wait until the disk knows that somebody looked.
        perform set_config('synchronous_commit', 'off', true);
        return vendor_done(w, null);
      end if;
      -- A player's transactions follow one another, and wait here as whoever moves their money does.
      perform from protection where player_id = w.player_id for no key update;
      if not found then
        insert into protection (player_id) values (w.player_id) on conflict do nothing;
        perform from protection where player_id = w.player_id for no key update;
      end if;
      select * into earlier from vendor_transaction
      where vendor_code = w.vendor and transaction = w.transaction;
      if found then return vendor_repeat(w, earlier); end if;
      return case w.operation
        when 'bet' then vendor_bet(w)
        when 'bet-and-win' then vendor_bet(w)
        when 'rollback' then vendor_roll_back(w)
        when 'end-round' then vendor_end(w)
        else vendor_pay(w)
      end;
    end $$`.execute(database);
}
