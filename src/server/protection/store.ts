import { sql } from 'kysely';
import type { BreakKind, LimitKind } from '#contract/protection-rules.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Limit } from './limit-rules.ts';

export interface ProtectionRow {
  chosenAt: Date | null;
  realityMinutes: number;
  realityAnsweredAt: Date | null;
  offersOffAt: Date | null;
}

const untouched: ProtectionRow = {
  chosenAt: null,
  realityMinutes: 60,
  realityAnsweredAt: null,
  offersOffAt: null,
};

function rowOf(database: Database, playerId: string) {
  return database
    .selectFrom('protection')
    .select([
      'chosen_at as chosenAt',
      'reality_minutes as realityMinutes',
      'reality_answered_at as realityAnsweredAt',
      'offers_off_at as offersOffAt',
    ])
    .where('player_id', '=', playerId);
}

/** Serializes everything that moves this player's money or changes their protection. */
export async function lockProtection(
  transaction: Transaction,
  playerId: string,
): Promise<ProtectionRow> {
  const locked = () => rowOf(transaction, playerId).forNoKeyUpdate().executeTakeFirst();
  const found = await locked();
  if (found) return found;
  await transaction
    .insertInto('protection')
    .values({ player_id: playerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await locked()) ?? untouched;
}

export async function selectProtection(
  database: Database,
  playerId: string,
): Promise<ProtectionRow> {
  return (await rowOf(database, playerId).executeTakeFirst()) ?? untouched;
}

/** The merchant's clock and money; a database that nobody has filled has neither. */
export async function selectMerchant(
  database: Database,
): Promise<{ timeZone: string; currency: string }> {
  const found = await database
    .selectFrom('site_setting')
    .select(['time_zone as timeZone', 'currency'])
    .executeTakeFirst();
  return found ?? { timeZone: 'UTC', currency: 'XXX' };
}

export async function selectDatabaseTime(database: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('The database does not say what time it is.');
  return row.now;
}

export async function selectLimits(
  database: Database,
  playerId: string,
  kinds: readonly LimitKind[],
): Promise<Limit[]> {
  const rows = await database
    .selectFrom('player_limit')
    .select(['kind', 'period', 'amount'])
    .where('player_id', '=', playerId)
    .where('kind', 'in', [...kinds])
    .execute();
  return rows.map(({ amount, ...rest }) => ({ ...rest, amount: BigInt(amount) }));
}

export interface BreakRow {
  kind: BreakKind;
  beganAt: Date;
  endsAt: Date;
}

/** Those that are not over, the one that ends last first. */
export function selectBreaks(database: Database, playerId: string, now: Date): Promise<BreakRow[]> {
  return database
    .selectFrom('player_break')
    .select(['kind', 'began_at as beganAt', 'ends_at as endsAt'])
    .where('player_id', '=', playerId)
    .where('ends_at', '>', now)
    .orderBy('ends_at', 'desc')
    .execute();
}

export type ProtectionChange = Partial<{
  chosen_at: Date;
  reality_minutes: number;
  reality_answered_at: Date;
  offers_off_at: Date | null;
}>;

export async function updateProtection(
  transaction: Transaction,
  playerId: string,
  change: ProtectionChange,
): Promise<void> {
  await transaction
    .updateTable('protection')
    .set(change)
    .where('player_id', '=', playerId)
    .execute();
}

export async function insertBreak(
  transaction: Transaction,
  { playerId, kind, beganAt, endsAt }: BreakRow & { playerId: string },
): Promise<void> {
  await transaction
    .insertInto('player_break')
    .values({ player_id: playerId, kind, began_at: beganAt, ends_at: endsAt })
    .execute();
}

export function selectAllBreaks(database: Database, now: Date, most: number) {
  return database
    .selectFrom('player_break')
    .innerJoin('player', 'player.id', 'player_break.player_id')
    .select(['player.account', 'kind', 'ends_at as endsAt'])
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .limit(most)
    .execute();
}

export async function selectPlayerId(
  database: Database,
  account: string,
): Promise<string | undefined> {
  const found = await database
    .selectFrom('player')
    .select('id')
    .where(({ fn }) => fn<string>('lower', ['account']), '=', account.toLowerCase())
    .executeTakeFirst();
  return found?.id;
}
