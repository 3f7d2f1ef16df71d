import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Worded } from '#server/db/tables/catalogue.ts';
import type { BonusRow } from './bonus-store.ts';

/** Those that are played by any of these players, held in the order in which settlements hold them. */
export function selectActiveOf(
  transaction: Transaction,
  players: readonly string[],
): Promise<BonusRow[]> {
  return transaction
    .selectFrom('bonus_state')
    .selectAll()
    .where('player_id', 'in', players)
    .where('state', '=', 'active')
    .orderBy('grant_id')
    .forNoKeyUpdate()
    .execute();
}

export interface RoundOf {
  vendor: string;
  round: string;
  /** The game's code, where the house knows it. */
  game: string | null;
  playerId: string;
  name: Worded;
  placedAt: Date;
  /** The bonus that its stakes used. */
  pinned: string | null;
}

/** What settled facts do not say of a round: its game, when it began, and whose bonus is in it. */
export async function selectRounds(
  transaction: Transaction,
  rounds: readonly { vendor: string; round: string; playerId: string }[],
): Promise<RoundOf[]> {
  const { rows } = await sql<RoundOf>`
    select asked.vendor, asked.round, asked.player::text as "playerId", record.game_name as name, record.placed_at as "placedAt",
      coalesce(house.game_code, numero.game_code, played.game_code, fed.game_code) as game,
      coalesce(house.bonus_grant, ticket.bonus_grant, played.bonus_grant) as pinned
    from unnest(${rounds.map(({ vendor }) => vendor)}::text[], ${rounds.map(({ round }) => round)}::text[],
      ${rounds.map(({ playerId }) => playerId)}::bigint[]) as asked (vendor, round, player)
    join lateral (
      select id, game_name, placed_at, game_type from bet_record
      where vendor_code = asked.vendor and round = asked.round and player_id = asked.player
      order by placed_at desc limit 1) as record on true
    left join house_round house
      on record.game_type = 'INHOUSE' and house.id = case when record.game_type = 'INHOUSE' then asked.round::bigint end
    left join lottery_ticket ticket on ticket.record_id = record.id and ticket.id = case
      when record.game_type in ('LOTT', 'ELOTT') and asked.round ~ '^[0-9]{1,18}$' then asked.round::bigint end
    left join lottery_numero numero on numero.id = ticket.numero_id
    left join vendor_round played on played.vendor_code = asked.vendor and played.round = asked.round
      and played.player_id = asked.player
    left join fed_round fed on fed.vendor_code = asked.vendor and fed.round = asked.round
      and fed.player_id = asked.player`.execute(transaction);
  return rows;
}

/** What a round counted so far, by its grant: only that much can be taken back. */
export async function selectCountedRound(
  transaction: Transaction,
  { grantId, vendor, round }: { grantId: string; vendor: string; round: string },
): Promise<bigint> {
  const { counted } = await transaction
    .selectFrom('bonus_count')
    .select((each) => each.fn.sum<string | null>('counted').as('counted'))
    .where('grant_id', '=', grantId)
    .where('vendor', '=', vendor)
    .where('round', '=', round)
    .executeTakeFirstOrThrow();
  return BigInt(counted ?? 0);
}

export interface NewCount {
  grantId: string;
  factXid: string;
  factId: string;
  vendor: string;
  round: string;
  name: Worded;
  stake: bigint;
  weight: number;
  counted: bigint;
  at: Date;
}

/** Writes it and adds it to its bonus; a bonus that has ended meanwhile counts nothing. */
export async function addCount(transaction: Transaction, one: NewCount): Promise<void> {
  const { grantId, counted } = one;
  const added = await transaction
    .updateTable('bonus_state')
    .set((each) => ({ counted: each('counted', '+', String(counted)) }))
    .where('grant_id', '=', grantId)
    .where('state', '=', 'active')
    .returning('grant_id')
    .executeTakeFirst();
  if (!added) return;
  await transaction
    .insertInto('bonus_count')
    .values({
      grant_id: grantId,
      fact_xid: one.factXid,
      fact_id: one.factId,
      vendor: one.vendor,
      round: one.round,
      game_name: JSON.stringify(one.name),
      stake: String(one.stake),
      weight: one.weight,
      counted: String(counted),
      at: one.at,
    })
    .execute();
}

/** Those that have nothing more to wait for: all is played, or nothing is left and no round is open. */
export async function selectFinished(
  transaction: Transaction,
  { now, atMost, playerId }: { now: Date; atMost: number; playerId?: string | undefined },
): Promise<{ grantId: string; playerId: string }[]> {
  const { rows } = await sql<{ grantId: string; playerId: string }>`
    select bonus.grant_id as "grantId", bonus.player_id as "playerId" from bonus_state bonus
    join ledger_balance balance on balance.account_id = bonus.account_id
    cross join lateral (select exists (
      select from bonus_stake stake where stake.grant_id = bonus.grant_id and stake.settled_at is null)) as open (is_open)
    where bonus.state = 'active' and ${isTried(now)}
      and bonus.player_id = coalesce(${playerId ?? null}::bigint, bonus.player_id) and (
      (bonus.counted >= bonus.need and not (is_open and (bonus.terms ->> 'isSticky')::boolean))
      or (balance.amount = 0 and not is_open))
    order by bonus.grant_id limit ${atMost}`.execute(transaction);
  return rows;
}

/** Not those that a fault has put off. */
function isTried(now: Date) {
  return sql<boolean>`(bonus.try_at is null or bonus.try_at <= ${now})`;
}

/** The sweeps leave it alone until then. */
export async function putBonusOff(database: Database, grantId: string, until: Date): Promise<void> {
  await database
    .updateTable('bonus_state')
    .set({ try_at: until })
    .where('grant_id', '=', grantId)
    .execute();
}

/** Whether bets of a player are settled and not counted: until they are, all of a bonus may have been played unseen. */
export async function hasUncounted(transaction: Transaction, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from settled_fact fact
    join fact_cursor seen on seen.reader = 'bonus'
    where fact.player_id = ${playerId} and fact.valid <> 0 and (fact.order_xid, fact.id) > (seen.order_xid, seen.id)
    limit 1`.execute(transaction);
  return rows.length > 0;
}

/** Whether what is settled and not counted yet could be all that a bonus lacks, if every bit of it counted. */
export async function mayBeComplete(
  transaction: Transaction,
  { player_id: playerId, started_at: started, counted, need }: BonusRow,
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select coalesce(sum(fact.valid), 0) >= ${need}::bigint - ${counted}::bigint as may
    from settled_fact fact
    join fact_cursor seen on seen.reader = 'bonus'
    where fact.player_id = ${playerId} and fact.valid > 0 and fact.happened_at >= ${started}
      and (fact.order_xid, fact.id) > (seen.order_xid, seen.id)`.execute(transaction);
  return rows[0]?.may ?? false;
}

/** Those whose time is over. */
export function selectOverdue(transaction: Transaction, now: Date, atMost: number) {
  return transaction
    .selectFrom('bonus_state as bonus')
    .select(['grant_id as grantId', 'player_id as playerId'])
    .where('state', '=', 'active')
    .where('paused_at', 'is', null)
    .where('expires_at', '<=', now)
    .where(isTried(now))
    .orderBy('expires_at')
    .limit(atMost)
    .execute();
}

/** Those whose player's newest papers were refused, and that are not played through. */
export async function selectOfRefused(
  transaction: Transaction,
  now: Date,
  atMost: number,
): Promise<{ grantId: string; playerId: string }[]> {
  const { rows } = await sql<{ grantId: string; playerId: string }>`
    select bonus.grant_id as "grantId", bonus.player_id as "playerId" from bonus_state bonus
    join lateral (
      select status from kyc_case where player_id = bonus.player_id order by id desc limit 1) as papers on true
    where bonus.state = 'active' and ${isTried(now)} and bonus.counted < bonus.need and papers.status = 'refused'
    order by bonus.grant_id limit ${atMost}`.execute(transaction);
  return rows;
}

export interface OnBreak {
  grantId: string;
  playerId: string;
  pausedAt: Date | null;
  /** A fault has put it off: its clock is stopped all the same. */
  isPutOff: boolean;
  beganAt: Date | null;
  /** Of the break that runs; null: it is over. */
  kind: 'cool-off' | 'exclusion' | null;
}

/** Those whose player is on a break, and those that were paused for one that is over. */
export async function selectBroken(
  transaction: Transaction,
  now: Date,
  atMost: number,
): Promise<OnBreak[]> {
  const { rows } = await sql<OnBreak>`
    select bonus.grant_id as "grantId", bonus.player_id as "playerId", bonus.paused_at as "pausedAt",
      pause.kind, pause.began_at as "beganAt", not ${isTried(now)} as "isPutOff"
    from bonus_state bonus
    left join lateral (
      select kind, began_at from player_break
      where player_id = bonus.player_id and began_at <= ${now} and ends_at > ${now}
      order by kind desc limit 1) as pause on true
    where bonus.state = 'active' and (
      (pause.kind is not null and (bonus.paused_at is null or (pause.kind = 'exclusion' and ${isTried(now)})))
      or (pause.kind is null and bonus.paused_at is not null))
    order by bonus.grant_id limit ${atMost}`.execute(transaction);
  return rows;
}

/** Its player took money out: nothing is staked with it any more. */
export async function noteWithdrawn(transaction: Transaction, grantId: string, now: Date) {
  await transaction
    .updateTable('bonus_state')
    .set((each) => ({ withdrawn_at: each.fn.coalesce('withdrawn_at', each.val(now)) }))
    .where('grant_id', '=', grantId)
    .where('state', '=', 'active')
    .execute();
}

/** Those that a withdrawal has ended as soon as everything is counted. */
export function selectWithdrawn(transaction: Transaction, now: Date, atMost: number) {
  return transaction
    .selectFrom('bonus_state as bonus')
    .select(['grant_id as grantId', 'player_id as playerId'])
    .where('state', '=', 'active')
    .where('withdrawn_at', 'is not', null)
    .where(isTried(now))
    .orderBy('grant_id')
    .limit(atMost)
    .execute();
}

/** The clock stops, as of the moment at which the break began. */
export async function pauseRow(transaction: Transaction, grantId: string, began: Date) {
  await transaction
    .updateTable('bonus_state')
    .set({ paused_at: sql<Date>`greatest(started_at, ${began})` })
    .where('grant_id', '=', grantId)
    .where('state', '=', 'active')
    .where('paused_at', 'is', null)
    .execute();
}

/** It goes on, and the days that it stood still are added. */
export async function resumeRow(transaction: Transaction, grantId: string, now: Date) {
  await sql`
    update bonus_state set expires_at = expires_at + (${now} - paused_at), paused_at = null
    where grant_id = ${grantId} and state = 'active' and paused_at is not null`.execute(
    transaction,
  );
}
