import { type Selectable, sql } from 'kysely';
import type { Purse } from '#contract/inhouse.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

/** A table that many share: a game of the catalogue, for money or for coins. */
export interface RoomName {
  game: string;
  purse: Purse;
}

export type RoomRow = Selectable<Tables['house_room']>;
export type TableRoundRow = Selectable<Tables['table_round']>;

export interface Pace {
  bettingMs: number;
  beatMs: number;
  restMs: number;
}

/** A table that stays awake for so long anyway, longer than until screens ask again, is not written to because one more looks at it. */
const awakeEnoughMs = 45_000;

/**
 * Made when somebody first looks in. A table that slept is woken, and a keeper is notified. Who looks at a
 * table that is awake waits for nobody: its row is its keeper's.
 */
export async function wakeRoom(
  database: Database,
  { game, purse }: RoomName,
  { rules, pace, until, now }: { rules: string; pace: Pace; until: Date; now: Date },
): Promise<void> {
  const known = await selectRoom(database, { game, purse });
  const leftMs = (known?.awake_until.getTime() ?? 0) - now.getTime();
  const isAsItShould = known?.rules === rules || known?.table_round_id !== null;
  if (known && isAsItShould && leftMs > awakeEnoughMs) return;
  await sql`
    with before as (
      select awake_until from house_room where game_code = ${game} and purse = ${purse}
    ), woken as (
      insert into house_room
        (game_code, purse, rules, betting_ms, beat_ms, rest_ms, awake_until)
      values (${game}, ${purse}, ${rules}, ${pace.bettingMs}, ${pace.beatMs}, ${pace.restMs}, ${until})
      on conflict (game_code, purse) do update
        set awake_until = greatest(house_room.awake_until, excluded.awake_until),
          rules = case when house_room.table_round_id is null then excluded.rules else house_room.rules end
      returning awake_until
    )
    select pg_notify('verbena_room', '') from woken
    where coalesce((select awake_until < ${now} from before), true)`.execute(database);
}

/** What the database's own clock says. */
export async function selectTime(database: Database): Promise<Date> {
  const { at } = await database
    .selectNoFrom(sql<Date>`clock_timestamp()`.as('at'))
    .executeTakeFirstOrThrow();
  return at;
}

export function selectRoom(database: Database, { game, purse }: RoomName) {
  return database
    .selectFrom('house_room')
    .selectAll()
    .where('game_code', '=', game)
    .where('purse', '=', purse)
    .executeTakeFirst();
}

/** Tables that somebody watches, or whose round has not ended, whichever gateway keeps them. */
export async function selectAwake(database: Database, now: Date): Promise<RoomRow[]> {
  return database
    .selectFrom('house_room')
    .selectAll()
    .where((where) =>
      where.or([where('awake_until', '>', now), where('table_round_id', 'is not', null)]),
    )
    .execute();
}

/**
 * Takes a table that nobody keeps any more; false where somebody does, or moves it at this moment: who
 * hangs over it must not make every other gateway hang as well. The database's clock decides.
 */
export async function claimRoom(
  database: Database,
  { game, purse }: RoomName,
  holder: string,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('house_room')
    .set({ holder, lease_until: leaseFromNow })
    .where((where) =>
      where(
        where.refTuple('game_code', 'purse'),
        'in',
        where
          .selectFrom('house_room')
          .select(['game_code', 'purse'])
          .where('game_code', '=', game)
          .where('purse', '=', purse)
          .where((free) =>
            free.or([
              free('holder', 'is', null),
              free('holder', '=', holder),
              free('lease_until', '<', sql<Date>`clock_timestamp()`),
            ]),
          )
          .forUpdate()
          .skipLocked()
          .$asTuple('game_code', 'purse'),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A gateway that hangs in the middle of a move loses the move and its locks. */
export async function moveWithinSeconds(transaction: Transaction): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = '2s'`.execute(transaction);
}

/** Renews the keeper's lease; undefined where another gateway has taken the table. */
export function lockRoom(transaction: Transaction, { game, purse }: RoomName, holder: string) {
  return transaction
    .selectFrom('house_room')
    .selectAll()
    .where('game_code', '=', game)
    .where('purse', '=', purse)
    .where('holder', '=', holder)
    .forUpdate()
    .executeTakeFirst();
}

export async function keepRoom(
  transaction: Transaction,
  { game_code, purse }: RoomRow,
  { tableRoundId, now }: { tableRoundId: string | null; now: Date },
): Promise<void> {
  await transaction
    .updateTable('house_room')
    .set({ table_round_id: tableRoundId, beat_at: now, lease_until: leaseFromNow })
    .where('game_code', '=', game_code)
    .where('purse', '=', purse)
    .execute();
}

/** Releases the leases at once, so that another gateway need not wait for their end. */
export async function letRoomsGo(database: Database, holder: string): Promise<void> {
  await database
    .updateTable('house_room')
    .set({ holder: null, lease_until: null })
    .where('holder', '=', holder)
    .execute();
}

const leaseFromNow = sql<Date>`clock_timestamp() + interval '3 seconds'`;

export interface NewTableRound extends RoomName {
  chainId: string;
  number: number;
  pairId: string;
  closesAt: Date;
}

export async function insertTableRound(
  transaction: Transaction,
  round: NewTableRound,
): Promise<TableRoundRow> {
  return transaction
    .insertInto('table_round')
    .values({
      game_code: round.game,
      purse: round.purse,
      chain_id: round.chainId,
      number: round.number,
      seed_pair_id: round.pairId,
      state: 'betting',
      closes_at: round.closesAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function selectTableRound(
  database: Database,
  id: string,
): Promise<TableRoundRow | undefined> {
  return database.selectFrom('table_round').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Its keeper waits for all who bet or leave at this moment, and they for nobody but the keeper. */
export function lockTableRound(
  transaction: Transaction,
  id: string,
): Promise<TableRoundRow | undefined> {
  return transaction
    .selectFrom('table_round')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

type TableRoundChange = Partial<
  Pick<
    TableRoundRow,
    'state' | 'closes_at' | 'started_at' | 'ended_at' | 'called' | 'outcome' | 'is_broken'
  >
>;

export async function updateTableRound(
  transaction: Database,
  id: string,
  change: TableRoundChange,
): Promise<TableRoundRow> {
  return transaction
    .updateTable('table_round')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Rounds of a table that are over, the newest first. */
export function selectRecent(
  database: Database,
  { game, purse }: RoomName,
  atMost: number,
): Promise<TableRoundRow[]> {
  return database
    .selectFrom('table_round')
    .selectAll()
    .where('game_code', '=', game)
    .where('purse', '=', purse)
    .where('ended_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
}
