import { type Kysely, sql } from 'kysely';

/** What may happen in a round; each is called by `vendor_call`, under the lock it took. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createBet(database);
  await createPay(database);
  await createRollBack(database);
  await createForbid(database);
  await createEnd(database);
}

async function createBet(database: Kysely<unknown>): Promise<void> {
  // Whether the gateway has to ask first: who has no limits is clear until a reality check is near.
  await sql`
    create function vendor_must_ask(
      w vendor_wish, p_clear_until timestamptz, p_clear_minutes integer
    ) returns boolean language plpgsql stable as $$
    begin
      return p_clear_until is null or p_clear_until <= w.at
        or p_clear_minutes is distinct from (
          select reality_minutes from protection where player_id = w.player_id)
        or exists (
          select from player_break where player_id = w.player_id and ends_at > w.at)
        or exists (
          select from player_limit
          where player_id = w.player_id and kind in ('session', 'wager', 'loss'));
    end $$`.execute(database);
  await sql`
    create function vendor_bet(w vendor_wish) returns vendor_answer language plpgsql as $$
    declare
      a vendor_answer;
      opened record;
      played record;
      r vendor_round;
      main bigint;
      is_whole boolean := w.operation = 'bet-and-win';
    begin
      select own.mode, own.clear_until, own.clear_minutes into opened
      from vendor_session own join session login on login.id = own.session_id
      where own.token_hash = w.session and own.vendor_code = w.vendor
        and own.player_id = w.player_id and own.ended_at is null and login.ended_at is null
        and login.expires_at > w.at and login.seen_at > w.idle_since;
      if not found then return vendor_refuse('session.over'); end if;
      if w.is_shut or not exists (
        select from vendor join vendor_link link on link.vendor_code = vendor.code
        where vendor.code = w.vendor and vendor.enabled and link.enabled
          and link.wallet = 'seamless') then
        return vendor_refuse('vendor.closed');
      end if;
      select is_shown, game_type, name into played from game
      where game_code = w.game and vendor_code = w.vendor;
      if not found then return vendor_refuse('game.unknown'); end if;
      if not played.is_shown then return vendor_refuse('game.closed'); end if;
      select * into r from vendor_round
      where vendor_code = w.vendor and round = w.round and player_id = w.player_id;
      if r.state <> 'open' then return vendor_refuse('round.over'); end if;
      if r.game_code <> w.game or r.id is not null and is_whole then
        return vendor_refuse('transaction.conflict');
      end if;
      if opened.mode = 'trial' then return vendor_refuse('play.stopped', 'trial'); end if;
      if w.stopped is not null then return vendor_refuse('play.stopped', w.stopped); end if;
      if not w.is_asked and vendor_must_ask(w, opened.clear_until, opened.clear_minutes) then
        a := vendor_refuse('ask');
        a.player_id := w.player_id;
        return a;
      end if;
      -- Others move this money too, without the lock that is held already.
      select account.id, balance.amount into main, a.balance from ledger_account account
      join ledger_balance balance on balance.account_id = account.id
      where account.player_id = w.player_id and account.kind = 'player-main'
        and account.subject = '' and account.commodity = w.commodity
      for no key update of balance;
      a.balance := coalesce(a.balance, 0);
      if a.balance < w.bet then return vendor_refuse('wallet.short'); end if;
      return vendor_take(w, r, a, played.game_type, played.name);
    end $$`.execute(database);
  await sql`
    create function vendor_take(
      w vendor_wish, r vendor_round, a vendor_answer, p_game_type text, p_name jsonb
    ) returns vendor_answer language plpgsql as $$
    declare
      is_new boolean := r.id is null;
      is_whole boolean := w.operation = 'bet-and-win';
    begin
      if is_new then r.id := nextval('vendor_round_id_seq'); end if;
      a.posted := vendor_write(w, r.id, w.bet, w.win);
      if a.posted is null then return vendor_refuse('transaction.conflict'); end if;
      if is_new then
        insert into vendor_round (
          id, vendor_code, player_id, round, game_code, game_type, bets, staked, won, state,
          opened_at, changed_at)
        overriding system value values (
          r.id, w.vendor, w.player_id, w.round, w.game, p_game_type, 1, w.bet, w.win,
          case when is_whole then 'completed' else 'open' end, w.at, w.at)
        returning * into r;
        insert into bet_record (
          player_id, game_type, vendor_code, game_name, round, stake, payout, state, placed_at,
          settled_at)
        values (
          r.player_id, r.game_type, r.vendor_code, p_name, r.round, r.staked,
          case when is_whole then r.won end,
          case when not is_whole then 'open' when r.won > r.staked then 'won' else 'lost' end,
          w.at, case when is_whole then w.at end);
      else
        update vendor_round set bets = bets + 1, staked = staked + w.bet, changed_at = w.at
        where id = r.id returning * into r;
        perform vendor_record(r);
      end if;
      perform vendor_move(w, 'vendor:' || w.vendor || ':' || w.transaction, 'bet',
        'vendor-round:' || r.id, -w.bet);
      perform vendor_move(w, 'vendor-win:' || w.vendor || ':' || w.transaction, 'win',
        'vendor-round:' || r.id, w.win);
      -- Where the gateway was asked, it counts what it said yes to by itself.
      if not w.is_asked then
        perform vendor_count(w, w.bet, w.win);
        a.is_new_minute := w.bet > 0 and not exists (
          select from play_minute
          where player_id = w.player_id and minute = date_trunc('minute', w.at, 'UTC'));
      end if;
      a.outcome := 'done';
      a.is_repeat := false;
      a.player_id := w.player_id;
      a.balance := a.balance - w.bet + w.win;
      return a;
    end $$`.execute(database);
}

/** Wins, jackpots and promotions: they land whatever became of session, limits, game and vendor. */
async function createPay(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function vendor_pay(w vendor_wish) returns vendor_answer language plpgsql as $$
    declare
      a vendor_answer;
      r vendor_round;
      is_jackpot boolean := w.operation = 'jackpot-win';
      about text;
    begin
      if w.operation <> 'promo-credit' then
        select * into r from vendor_round
        where vendor_code = w.vendor and round = w.round and player_id = w.player_id;
        if not found or r.game_code <> w.game or r.bets = 0 then
          return vendor_refuse('round.unknown');
        end if;
        if r.state <> 'open' and not is_jackpot then return vendor_refuse('round.over'); end if;
      elsif exists (select from player where id = w.player_id and type = 4) then
        -- Somebody on trial has no money that a vendor could add to.
        return vendor_refuse('player.unknown');
      end if;
      a.posted := vendor_write(w, r.id, 0, w.win);
      if a.posted is null then return vendor_refuse('transaction.conflict'); end if;
      about := 'vendor-promotion:' || a.posted;
      if r.id is not null then
        about := 'vendor-round:' || r.id;
        update vendor_round set
          won = won + case when is_jackpot then 0 else w.win end,
          jackpot = jackpot + case when is_jackpot then w.win else 0 end,
          state = coalesce(w.ends, state), changed_at = w.at
        where id = r.id returning * into r;
        perform vendor_record(r);
        perform vendor_count(w, 0, w.win);
      end if;
      perform vendor_move(w, 'vendor:' || w.vendor || ':' || w.transaction,
        case w.operation when 'win' then 'win' when 'jackpot-win' then 'jackpot' else 'promo' end,
        about, w.win);
      return vendor_done(w, a);
    end $$`.execute(database);
  await sql`
    create function vendor_done(w vendor_wish, a vendor_answer)
    returns vendor_answer language plpgsql as $$
    begin
      a.outcome := 'done';
      a.is_repeat := false;
      a.player_id := w.player_id;
      a.balance := vendor_balance(w.player_id, w.commodity);
      return a;
    end $$`.execute(database);
}

async function createRollBack(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function vendor_roll_back(w vendor_wish) returns vendor_answer language plpgsql as $$
    declare
      a vendor_answer;
      r vendor_round;
      bet vendor_transaction;
    begin
      if w.of = w.transaction then return vendor_refuse('transaction.conflict'); end if;
      select * into bet from vendor_transaction
      where vendor_code = w.vendor and transaction = w.of;
      if not found then return vendor_forbid(w); end if;
      if bet.player_id <> w.player_id
        or bet.operation not in ('bet', 'bet-and-win', 'tombstone') then
        return vendor_refuse('transaction.conflict');
      end if;
      select * into r from vendor_round where id = bet.round_id;
      if r.round <> w.round then return vendor_refuse('transaction.conflict'); end if;
      -- Taken back already, or never to be taken: there is nothing to give.
      if bet.operation = 'tombstone' or bet.taken_back_by is not null then
        a.posted := vendor_write(w, r.id, 0, 0);
        if a.posted is null then return vendor_refuse('transaction.conflict'); end if;
        return vendor_done(w, a);
      end if;
      if r.state <> 'open' then return vendor_refuse('round.over'); end if;
      a.posted := vendor_write(w, r.id, 0, bet.staked);
      if a.posted is null then return vendor_refuse('transaction.conflict'); end if;
      update vendor_transaction set taken_back_by = w.transaction
      where vendor_code = w.vendor and transaction = w.of;
      update vendor_round set
        bets = bets - 1, staked = staked - bet.staked, changed_at = w.at
      where id = r.id returning * into r;
      perform vendor_record(r);
      perform vendor_count(w, 0, bet.staked);
      perform vendor_move(w, 'vendor:' || w.vendor || ':' || w.transaction, 'bet-void',
        'vendor-round:' || r.id, bet.staked);
      return vendor_done(w, a);
    end $$`.execute(database);
}

/** A stake that has not come: both names are taken, or another player has one of them and neither is. */
async function createForbid(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function vendor_forbid(w vendor_wish) returns vendor_answer language plpgsql as $$
    declare
      a vendor_answer;
    begin
      insert into vendor_transaction (
        vendor_code, transaction, operation, player_id, digest, at)
      values (w.vendor, w.of, 'tombstone', w.player_id, w.digest, w.at) on conflict do nothing;
      if not found then raise unique_violation; end if;
      a.posted := vendor_write(w, null, 0, 0);
      if a.posted is null then raise unique_violation; end if;
      return vendor_done(w, a);
    exception when unique_violation then
      return vendor_refuse('transaction.conflict');
    end $$`.execute(database);
}

async function createEnd(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function vendor_end(w vendor_wish) returns vendor_answer language plpgsql as $$
    declare
      a vendor_answer;
      r vendor_round;
      back bigint := 0;
    begin
      select * into r from vendor_round
      where vendor_code = w.vendor and round = w.round and player_id = w.player_id;
      if not found then return vendor_refuse('round.unknown'); end if;
      if r.state <> 'open' then return vendor_refuse('round.over'); end if;
      if r.changed_at > w.as_of then return vendor_refuse('busy'); end if;
      -- What was paid into it stays paid, so only what is left of the stakes comes back.
      if w.ends = 'cancelled' then back := greatest(r.staked - r.won, 0); end if;
      a.posted := vendor_write(w, r.id, 0, back);
      if a.posted is null then return vendor_refuse('transaction.conflict'); end if;
      update vendor_round set state = w.ends, returned = back, changed_at = w.at
      where id = r.id returning * into r;
      perform vendor_record(r);
      perform vendor_count(w, 0, back);
      perform vendor_move(w, 'vendor:' || w.vendor || ':' || w.transaction, 'bet-void',
        'vendor-round:' || r.id, back);
      return vendor_done(w, a);
    end $$`.execute(database);
}
