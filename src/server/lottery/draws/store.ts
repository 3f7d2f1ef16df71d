import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type GameRow = Selectable<Tables['lottery_game']>;
export type NumeroRow = Selectable<Tables['lottery_numero']>;

export function selectGame(database: Database, code: string): Promise<GameRow | undefined> {
  return database
    .selectFrom('lottery_game')
    .selectAll()
    .where('game_code', '=', code)
    .executeTakeFirst();
}

export function selectNumero(database: Database, id: string): Promise<NumeroRow | undefined> {
  return database.selectFrom('lottery_numero').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findNumero(
  database: Database,
  game: string,
  numero: string,
): Promise<NumeroRow | undefined> {
  return database
    .selectFrom('lottery_numero')
    .selectAll()
    .where('game_code', '=', game)
    .where('numero', '=', numero)
    .executeTakeFirst();
}

/** How many wait, when the last one is drawn, and what the database's clock says. */
export async function selectAhead(database: Database, game: string) {
  const { rows } = await sql<{ waiting: number; last: Date | null; now: Date }>`
    select count(*)::int as waiting,
      (select draws_at from lottery_numero where game_code = ${game}
       order by closes_at desc limit 1) as last,
      clock_timestamp() as now
    from lottery_numero
    where game_code = ${game} and state = 'upcoming' and closes_at > clock_timestamp()`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw new Error('A count answered nothing.');
  return row;
}

export interface NewNumero {
  numero: string | null;
  opens_at: Date;
  closes_at: Date;
  draws_at: Date;
  beacon_network: string | null;
  beacon_round: number | null;
}

/** Answers how many were dealt with; fewer than given where the chain has no link left. */
export async function addNumeros(
  database: Database,
  game: string,
  chainId: string | null,
  numeros: readonly NewNumero[],
): Promise<number> {
  const { rows } = await sql<{ added: number }>`
    select lottery_add_numeros(${game}, ${chainId}::bigint, ${JSON.stringify(numeros)}::jsonb)
      as added`.execute(database);
  return rows[0]?.added ?? 0;
}

export async function openDue(transaction: Transaction, game: string): Promise<NumeroRow[]> {
  const { rows } = await sql<NumeroRow>`select * from lottery_open_due(${game})`.execute(
    transaction,
  );
  return rows;
}

/** Ids of numeros whose sale is over and whose list is not sealed yet, the oldest first. */
export async function selectToSeal(database: Database, game: string): Promise<string[]> {
  const rows = await database
    .selectFrom('lottery_numero')
    .select('id')
    .where('game_code', '=', game)
    .where('state', '=', 'open')
    .where('closes_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('closes_at')
    .execute();
  return rows.map(({ id }) => id);
}

export async function lockToSeal(
  transaction: Transaction,
  id: string,
): Promise<NumeroRow | undefined> {
  const { rows } = await sql<NumeroRow>`
    select * from lottery_lock_to_seal(${id}::bigint)`.execute(transaction);
  return rows[0];
}

/** A transaction's own `now()` is when it began; lists and rounds are judged by the moment itself. */
export async function selectClock(database: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('The database has no clock.');
  return row.now;
}

interface SealedList {
  root: string;
  count: number;
  /** When the round that was named in advance comes. */
  plannedAt: Date | null;
  /** The round that holds where that has passed, and when it comes. */
  laterRound: number | null;
  laterAt: Date | null;
}

export async function sealNumero(
  transaction: Transaction,
  id: string,
  { root, count, plannedAt, laterRound, laterAt }: SealedList,
): Promise<NumeroRow | undefined> {
  const { rows } = await sql<NumeroRow>`
    select * from lottery_seal(${id}::bigint, ${root}, ${count}::int, ${plannedAt}::timestamptz,
      ${laterRound}::bigint, ${laterAt}::timestamptz)`.execute(transaction);
  return rows[0];
}

interface HouseDraw {
  seed: string;
  network: string;
  round: string;
  signature: string;
  result: readonly string[];
}

export async function writeDraw(
  transaction: Transaction,
  id: string,
  { seed, network, round, signature, result }: HouseDraw,
): Promise<NumeroRow | undefined> {
  const { rows } = await sql<NumeroRow>`
    select * from lottery_draw(${id}::bigint, ${seed}, ${network}, ${round}::bigint, ${signature},
      ${JSON.stringify(result)}::jsonb)`.execute(transaction);
  return rows[0];
}

export interface Voiding {
  id: string;
  /** A code of ours, such as `no-beacon`, or what the operator wrote. */
  reason: string;
  by: string;
  /** As a stop of the game wants it: what has closed by now is left to its draw. */
  isBeforeClosingOnly?: boolean;
}

/** Waiting: a second operator has to ask for it too. Over: it was drawn, or is void already. */
export type VoidOutcome = 'void' | 'waiting' | 'closed' | 'over';

export async function voidNumero(
  transaction: Transaction,
  { id, reason, by, isBeforeClosingOnly = false }: Voiding,
): Promise<VoidOutcome> {
  const { rows } = await sql<{ outcome: VoidOutcome }>`
    select lottery_void(${id}::bigint, ${reason}, ${by}, ${isBeforeClosingOnly}) as outcome`.execute(
    transaction,
  );
  return rows[0]?.outcome ?? 'over';
}

/** False while the seed would give away what is still in sale. */
export async function revealSeed(
  database: Database,
  { id, seed, signature }: { id: string; seed: string; signature: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ revealed: boolean }>`
    select lottery_reveal(${id}::bigint, ${seed}, ${signature}) as revealed`.execute(database);
  return rows[0]?.revealed ?? false;
}

/** When the next numero has to be opened or closed. */
export async function selectNextMove(database: Database, game: string): Promise<Date | null> {
  const { rows } = await sql<{ next: Date | null }>`
    select least(
      (select min(opens_at) from lottery_numero where game_code = ${game} and state = 'upcoming'
        and not (select is_stopped from lottery_game where game_code = ${game})),
      (select min(closes_at) from lottery_numero
        where game_code = ${game} and state in ('upcoming', 'open'))) as next`.execute(database);
  return rows[0]?.next ?? null;
}

export async function setStopped(
  transaction: Transaction,
  game: string,
  isStopped: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('lottery_game')
    .set({ is_stopped: isStopped })
    .where('game_code', '=', game)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function selectOpen(database: Database, game: string): Promise<string[]> {
  const rows = await database
    .selectFrom('lottery_numero')
    .select('id')
    .where('game_code', '=', game)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateSchedule(
  transaction: Transaction,
  game: string,
  schedule: object,
): Promise<void> {
  await transaction
    .updateTable('lottery_game')
    .set({ schedule })
    .where('game_code', '=', game)
    .execute();
}
