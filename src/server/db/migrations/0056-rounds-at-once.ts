import { type Kysely, sql } from 'kysely';

/**
 * A round that nothing stands against, in one way to the server. Where anything does, it writes
 * nothing and answers nothing: the gateway then goes the long way, where all refusals are decided.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createWords(database);
  await createPost(database);
  await createJudge(database);
  await createMoney(database);
  await createMinutes(database);
  await createPlay(database);
}

async function createWords(database: Kysely<unknown>): Promise<void> {
  await sql`
    create type house_wish as (
      player_id bigint, request_id uuid, game text, rules text, edition integer, at timestamptz,
      -- Until when no reality check falls due, as long as these minutes stand.
      clear_until timestamptz, clear_minutes integer,
      -- What was drawn from, and what came of it; without a payment the round goes on.
      pair_id bigint, client_seed text, nonce bigint, choices text, staked bigint, paid bigint,
      commodity text, house bigint,
      -- The pots a stake feeds: what it puts in, and below what none of them can be hit.
      pots bigint[], pot_accounts bigint[], pot_feeds numeric[], pot_ceilings numeric[],
      -- Who looks after a round that goes on, and when.
      left_kind text, left_due timestamptz)`.execute(database);
  await sql`create type house_played as (id bigint, grains numeric[], is_new_minute boolean)`.execute(
    database,
  );
}

/** With the legs in the order of their accounts, as every posting has them. */
async function createPost(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function house_post(
      p_key text, p_kind text, p_reference text, p_actor text,
      p_accounts bigint[], p_amounts bigint[]
    ) returns void language plpgsql as $$
    declare
      came_to text;
      accounts bigint[];
      amounts bigint[];
    begin
      if cardinality(p_accounts) > 2 then
        select array_agg(account order by account), array_agg(amount order by account)
        into accounts, amounts from unnest(p_accounts, p_amounts) as leg (account, amount);
      elsif p_accounts[1] < p_accounts[2] then
        accounts := p_accounts;
        amounts := p_amounts;
      else
        accounts := array[p_accounts[2], p_accounts[1]];
        amounts := array[p_amounts[2], p_amounts[1]];
      end if;
      select outcome into came_to
      from ledger_post(p_key, p_kind, p_reference, p_actor, accounts, amounts);
      -- The money went elsewhere between the look and the posting.
      if came_to = 'short' then
        raise exception 'A stake is not there any more.' using errcode = 'VB020';
      elsif came_to <> 'posted' then
        raise exception 'The posting % was %.', p_key, came_to using errcode = 'VB004';
      end if;
    end $$`.execute(database);
}

async function createJudge(database: Kysely<unknown>): Promise<void> {
  // Locks the player's limits and then their seeds, as everybody does; null stands for any doubt.
  await sql`
    create function house_judge(w house_wish, out vendor text, out name jsonb, out main bigint)
    language plpgsql as $$
    begin
      perform from protection
      where player_id = w.player_id and reality_minutes = w.clear_minutes
      for no key update;
      if not found or w.at >= w.clear_until then return; end if;
      perform from seed_pair
      where id = w.pair_id and nonce = w.nonce and client_seed = w.client_seed
        and revealed_at is null
      for no key update;
      if not found then return; end if;
      select account.id into main from ledger_account account
      join ledger_balance balance on balance.account_id = account.id
      where account.player_id = w.player_id and account.kind = 'player-main'
        and account.subject = '' and account.commodity = w.commodity
        and balance.amount >= w.staked;
      if not found then return; end if;
      select game.vendor_code, game.name into vendor, name
      from house_game own join game on game.game_code = own.game_code
      where own.game_code = w.game and own.rules = w.rules and own.enabled and game.is_shown
        and w.staked between own.least_stake and own.most_stake
        and not exists (
          select from house_round where player_id = w.player_id and request_id = w.request_id)
        and not exists (
          select from player_break where player_id = w.player_id and ends_at > w.at)
        and not exists (
          select from player_limit
          where player_id = w.player_id and kind in ('session', 'wager', 'loss'))
        and not exists (
          select from (
            select state, opened_at from house_round
            where player_id = w.player_id and purse = 'money' and game_code = w.game
            order by id desc limit 1) as newest
          where state = 'open' or (w.at >= opened_at
            and w.at < opened_at + own.cycle_ms * interval '1 millisecond'));
    end $$`.execute(database);
}

async function createMoney(database: Kysely<unknown>): Promise<void> {
  // Answers what the pots hold. Their locks are the last but for the player's balance, since many wait.
  await sql`
    create function house_pay(w house_wish, r bigint, main bigint)
    returns numeric[] language plpgsql as $$
    declare
      actor text := 'player:' || w.player_id;
      reference text := 'round:' || r;
      accounts bigint[] := array[main, w.house];
      amounts bigint[];
      grains numeric[] := '{}';
      held numeric;
      added bigint;
      fed bigint := 0;
    begin
      for place in 1 .. cardinality(w.pots) loop
        update pot set grains = pot.grains + w.pot_feeds[place]
        where id = w.pots[place] and won_at is null
          and pot.grains + w.pot_feeds[place] < w.pot_ceilings[place]
        returning pot.grains into held;
        if not found then
          raise exception 'A pot may be hit.' using errcode = 'VB020';
        end if;
        grains := grains || held;
        -- Whole minor units, as the books see them.
        added := div(held, 10000) - div(held - w.pot_feeds[place], 10000);
        if added > 0 then
          fed := fed + added;
          accounts := accounts || w.pot_accounts[place];
          amounts := amounts || added;
        end if;
      end loop;
      perform house_post('bet:' || r, 'bet', reference, actor, accounts,
        array[-w.staked, w.staked - fed] || amounts);
      if w.paid > 0 then
        perform house_post('win:' || r, 'win', reference, 'house',
          array[main, w.house], array[w.paid, -w.paid]);
      end if;
      return grains;
    end $$`.execute(database);
  // What a round that goes on keeps until it is over, and who looks after it until then.
  await sql`
    create function house_hold(w house_wish, r bigint, main bigint)
    returns void language plpgsql as $$
    declare
      name text := 'round:' || r || ':0';
      held bigint;
    begin
      select id into held from ledger_account
      where player_id = w.player_id and kind = 'player-held' and subject = ''
        and commodity = w.commodity;
      if not found then
        held := ledger_open_account(w.player_id, 'player-held', '', w.commodity);
      end if;
      perform house_post('hold:' || name, 'hold', name, 'player:' || w.player_id,
        array[main, held], array[-w.staked, w.staked]);
      insert into ledger_hold (player_id, from_account_id, held_account_id, reference, amount)
      values (w.player_id, main, held, name, w.staked);
      insert into job (kind, key, due_at, body)
      values (w.left_kind, r::text, w.left_due,
        jsonb_build_object('playerId', w.player_id::text));
    end $$`.execute(database);
}

/** The minute of a stake, and what lies between it and the one before: up to five count as played. */
async function createMinutes(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function house_count_minutes(w house_wish) returns boolean language plpgsql as $$
    declare
      current timestamptz := date_trunc('minute', w.at, 'UTC');
      first timestamptz;
    begin
      if exists (select from play_minute where player_id = w.player_id and minute = current) then
        return false;
      end if;
      select max(minute) + interval '1 minute' into first from play_minute
      where player_id = w.player_id and minute >= current - interval '60 minutes';
      if first is null or first not between current - interval '4 minutes' and current then
        first := current;
      end if;
      insert into play_minute (player_id, minute)
      select w.player_id, one from generate_series(first, current, interval '1 minute') as one
      on conflict do nothing;
      return true;
    end $$`.execute(database);
}

async function createPlay(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function house_play(w house_wish) returns house_played language plpgsql as $$
    declare
      judged record;
      played house_played;
      is_over boolean := w.paid is not null;
    begin
      judged := house_judge(w);
      if judged.vendor is null then return null; end if;
      -- The player is answered when the news of the round is on the disk, and that comes after it:
      -- so nobody has to wait for the disk here, with a pot in hand that others wait for.
      perform set_config('synchronous_commit', 'off', true);
      update seed_pair set nonce = nonce + 1 where id = w.pair_id;
      insert into house_round (
        player_id, request_id, purse, game_code, vendor_code, rules, edition, seed_pair_id,
        client_seed, nonce, choices, staked, paid, state, opened_at, changed_at)
      values (
        w.player_id, w.request_id, 'money', w.game, judged.vendor, w.rules, w.edition, w.pair_id,
        w.client_seed, w.nonce, w.choices, w.staked, w.paid,
        case when is_over then 'done' else 'open' end, w.at, w.at)
      returning id into played.id;
      insert into play_use as known (player_id, hour, wagered, won, rounds)
      values (w.player_id, date_trunc('hour', w.at, 'UTC'), w.staked, coalesce(w.paid, 0), 1)
      on conflict (player_id, hour) do update set
        wagered = known.wagered + excluded.wagered,
        won = known.won + excluded.won,
        rounds = known.rounds + 1;
      played.is_new_minute := house_count_minutes(w);
      insert into bet_record (
        player_id, game_type, vendor_code, game_name, round, stake, payout, state, placed_at,
        settled_at)
      values (
        w.player_id, 'INHOUSE', judged.vendor, judged.name, played.id, w.staked, w.paid,
        -- Less than the stake is no win, whatever a game may call it.
        case when not is_over then 'open' when w.paid > w.staked then 'won' else 'lost' end,
        w.at, case when is_over then w.at end);
      if is_over then
        played.grains := house_pay(w, played.id, judged.main);
      else
        perform house_hold(w, played.id, judged.main);
      end if;
      return played;
    end $$`.execute(database);
}
