import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { VipTerms } from '#contract/vip-terms.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type StandingRow = Selectable<Tables['vip_standing']>;
export type GiftRow = Selectable<Tables['vip_gift']>;
type NewGift = Insertable<Tables['vip_gift']>;

/** The levels that hold now; undefined before a merchant has published any. */
export function selectProgramme(
  database: Database,
): Promise<Selectable<Tables['vip_programme']> | undefined> {
  return database
    .selectFrom('vip_programme')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertProgramme(
  transaction: Transaction,
  terms: VipTerms,
  now: Date,
): Promise<number> {
  const { version } = await transaction
    .insertInto('vip_programme')
    .values({ terms: JSON.stringify(terms), published_at: now })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export interface Growth {
  playerId: string;
  deposits: bigint;
  bets: bigint;
}

/** Adds lifetime figures; in the order of players, so that two who write never wait in a circle. */
export async function addToStandings(
  transaction: Transaction,
  growths: readonly Growth[],
  { closedMonth, version }: { closedMonth: string; version: number },
): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    insert into vip_standing as held (player_id, deposits, bets, closed_month, version)
    select player_id, deposits, bets, ${closedMonth}::text, ${version}::integer from unnest(
      ${growths.map(({ playerId }) => playerId)}::bigint[],
      ${growths.map(({ deposits }) => String(deposits))}::bigint[],
      ${growths.map(({ bets }) => String(bets))}::bigint[]) as grown (player_id, deposits, bets)
    order by player_id
    on conflict (player_id) do update
      set deposits = held.deposits + excluded.deposits, bets = held.bets + excluded.bets
    returning *`.execute(transaction);
  return rows;
}

export interface MonthGrowth {
  playerId: string;
  /** Its first day. */
  month: string;
  bets: bigint;
}

/** Answers each with what the month holds now. */
export async function addToMonths(
  transaction: Transaction,
  growths: readonly MonthGrowth[],
): Promise<MonthGrowth[]> {
  const { rows } = await sql<{ playerId: string; month: string; bets: string }>`
    insert into vip_month as held (player_id, month, bets)
    select * from unnest(
      ${growths.map(({ playerId }) => playerId)}::bigint[],
      ${growths.map(({ month }) => month)}::text[],
      ${growths.map(({ bets }) => String(bets))}::bigint[])
    on conflict (player_id, month) do update set bets = held.bets + excluded.bets
    returning player_id as "playerId", month, bets`.execute(transaction);
  return rows.map((row) => ({ ...row, bets: BigInt(row.bets) }));
}

export async function selectMonthBets(
  database: Database,
  playerId: string,
  month: string,
): Promise<bigint> {
  const found = await database
    .selectFrom('vip_month')
    .select('bets')
    .where('player_id', '=', playerId)
    .where('month', '=', month)
    .executeTakeFirst();
  return BigInt(found?.bets ?? 0);
}

export function selectStanding(
  database: Database,
  playerId: string,
): Promise<StandingRow | undefined> {
  return database
    .selectFrom('vip_standing')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

export function lockStanding(
  transaction: Transaction,
  playerId: string,
): Promise<StandingRow | undefined> {
  return transaction
    .selectFrom('vip_standing')
    .selectAll()
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateStanding(
  transaction: Transaction,
  playerId: string,
  change: Updateable<Tables['vip_standing']>,
): Promise<void> {
  await transaction
    .updateTable('vip_standing')
    .set(change)
    .where('player_id', '=', playerId)
    .execute();
}

/** Whose last month is still open, of those who have a level, earned or lifted to. */
export async function selectUnclosed(
  database: Database,
  month: string,
  atMost: number,
): Promise<string[]> {
  const rows = await database
    .selectFrom('vip_standing')
    .select('player_id')
    .where('closed_month', '<', month)
    .where('level', '>', 0)
    .limit(atMost)
    .execute();
  return rows.map(({ player_id: id }) => id);
}

/** Whose lift is over, or whose level stands by an earlier version of the levels. */
export async function selectOutdated(
  database: Database,
  { version, now, atMost }: { version: number; now: Date; atMost: number },
): Promise<string[]> {
  const rows = await database
    .selectFrom('vip_standing')
    .select('player_id')
    .where((each) => each.or([each('version', '<', version), each('lifted_until', '<=', now)]))
    .limit(atMost)
    .execute();
  return rows.map(({ player_id: id }) => id);
}

/** What was due before, whatever made it, is due once. */
export async function insertGifts(
  transaction: Transaction,
  gifts: readonly NewGift[],
): Promise<void> {
  if (gifts.length === 0) return;
  await transaction
    .insertInto('vip_gift')
    .values([...gifts])
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .execute();
}

export function selectDueGifts(database: Database, now: Date, atMost: number) {
  return database
    .selectFrom('vip_gift as gift')
    .innerJoin('player', 'player.id', 'gift.player_id')
    .selectAll('gift')
    .select('player.language')
    .where('gift.state', '=', 'due')
    .where('gift.try_at', '<=', now)
    .orderBy('gift.try_at')
    .limit(atMost)
    .execute();
}

/** False where another gateway was first. */
export async function changeGift(
  database: Database,
  ref: string,
  change: { state: GiftRow['state']; grant_id?: string } | { try_at: Date },
): Promise<boolean> {
  const changed = await database
    .updateTable('vip_gift')
    .set(change)
    .where('ref', '=', ref)
    .where('state', '=', 'due')
    .returning('ref')
    .executeTakeFirst();
  return changed !== undefined;
}

export function selectClaimableGifts(database: Database, playerId: string, now: Date) {
  return database
    .selectFrom('reward_grant')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('source', '=', 'vip')
    .where('state', '=', 'claimable')
    .where((each) => each.or([each('claim_by', 'is', null), each('claim_by', '>', now)]))
    .orderBy('claim_by')
    .execute();
}

/** Members with a level and a checked identity, by player, for who has a birthday. */
export function selectChecked(database: Database, after: string, atMost: number) {
  return database
    .selectFrom('vip_standing as standing')
    .innerJoin('kyc_case as papers', 'papers.player_id', 'standing.player_id')
    .select(['standing.player_id as playerId', 'standing.level', 'papers.locked_details as locked'])
    .where('standing.level', '>', 0)
    .where('papers.status', '=', 'approved')
    .where('standing.player_id', '>', after)
    .distinctOn('standing.player_id')
    .orderBy('standing.player_id')
    .orderBy('papers.id', 'desc')
    .limit(atMost)
    .execute();
}

/** Locked, so that one gateway looks for a day's birthdays; the day before `today` where none was looked for. */
export async function lockBirthdays(transaction: Transaction, yesterday: string): Promise<string> {
  await transaction
    .insertInto('vip_birthdays')
    .values({ through_day: yesterday })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { day } = await transaction
    .selectFrom('vip_birthdays')
    .select('through_day as day')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return day;
}

export async function moveBirthdays(transaction: Transaction, through: string): Promise<void> {
  await transaction.updateTable('vip_birthdays').set({ through_day: through }).execute();
}

export function selectByLevel(database: Database) {
  return database
    .selectFrom('vip_standing')
    .select(['level', (each) => each.fn.countAll<string>().as('members')])
    .groupBy('level')
    .orderBy('level')
    .execute();
}

/** The level of each of these players who has one. */
export async function selectLevels(
  database: Database,
  playerIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('vip_standing')
    .select(['player_id', 'level'])
    .where('player_id', 'in', playerIds)
    .where('level', '>', 0)
    .execute();
  return new Map(rows.map(({ player_id: id, level }) => [id, level]));
}
