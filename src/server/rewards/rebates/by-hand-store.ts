import { type Insertable, type Selectable, sql } from 'kysely';
import type { Language } from '#contract/languages.ts';
import { inLanguage } from '#server/db/in-language.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export interface Accrual {
  playerId: string;
  vendor: string;
  class: string;
  valid: bigint;
  millionths: bigint;
}

/** In one order, so that two writers never wait in a circle. */
export async function addAccruals(
  transaction: Transaction,
  accruals: readonly Accrual[],
): Promise<void> {
  await sql`
    insert into rebate_accrual as known (player_id, vendor, class, valid, millionths)
    select * from unnest(${accruals.map(({ playerId }) => playerId)}::bigint[],
      ${accruals.map(({ vendor }) => vendor)}::text[], ${accruals.map((one) => one.class)}::text[],
      ${accruals.map(({ valid }) => String(valid))}::bigint[],
      ${accruals.map(({ millionths }) => String(millionths))}::bigint[]) as given
    order by 1, 2, 3
    on conflict (player_id, vendor, class) do update
    set valid = known.valid + excluded.valid, millionths = known.millionths + excluded.millionths`.execute(
    transaction,
  );
}

/** Levels of some players; who has none is left out. */
export async function selectLevels(
  database: Database,
  players: readonly string[],
): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('vip_standing')
    .select(['player_id', 'level'])
    .where('player_id', 'in', players)
    .execute();
  return new Map(rows.map(({ player_id: id, level }) => [id, level]));
}

/** The merchant's switch for rebates that are collected by hand. */
export async function isByHandOn(database: Database): Promise<boolean> {
  const found = await database
    .selectFrom('whitelabel_switch')
    .select('enabled')
    .where('key', '=', 'MANPLAYREB3')
    .executeTakeFirst();
  return found?.enabled === true;
}

/** By vendor; with what there is to read of each. */
export async function selectLines(
  database: Database,
  playerId: string,
  language: Language,
): Promise<(Accrual & { vendorName: string })[]> {
  const { rows } = await sql<
    Omit<Accrual, 'valid' | 'millionths'> & {
      vendorName: string;
      valid: string;
      millionths: string;
    }
  >`
    select player_id as "playerId", vendor, class, valid, millionths,
      coalesce(${inLanguage('named.display_name', language)}, vendor) as "vendorName"
    from rebate_accrual left join vendor as named on named.code = vendor
    where player_id = ${playerId} and (valid <> 0 or millionths <> 0)
    order by "vendorName", class`.execute(database);
  return rows.map(({ valid, millionths, ...line }) => {
    return { ...line, valid: BigInt(valid), millionths: BigInt(millionths) };
  });
}

/** Held fast: who counts at this moment waits, and adds to what is left. */
export async function lockAccruals(transaction: Transaction, playerId: string): Promise<Accrual[]> {
  const rows = await transaction
    .selectFrom('rebate_accrual')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('vendor')
    .orderBy('class')
    .forUpdate()
    .execute();
  return rows.map(({ player_id: id, vendor, valid, millionths, ...row }) => {
    return {
      playerId: id,
      vendor,
      class: row.class,
      valid: BigInt(valid),
      millionths: BigInt(millionths),
    };
  });
}

/** Of these lines the rests stay. What a first bet elsewhere has begun since they were locked is left whole. */
export async function keepRests(
  transaction: Transaction,
  playerId: string,
  lines: readonly Accrual[],
): Promise<void> {
  await sql`
    update rebate_accrual set valid = 0, millionths = millionths % 1000000
    where player_id = ${playerId} and (vendor, class) in (
      select * from unnest(${lines.map(({ vendor }) => vendor)}::text[],
        ${lines.map((line) => line.class)}::text[]))`.execute(transaction);
}

type CollectionRow = Selectable<Tables['rebate_collection']>;

export function selectCollection(
  database: Database,
  playerId: string,
  requestId: string,
): Promise<CollectionRow | undefined> {
  return database
    .selectFrom('rebate_collection')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export function selectCollections(
  database: Database,
  playerId: string,
  atMost: number,
): Promise<CollectionRow[]> {
  return database
    .selectFrom('rebate_collection')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
}

export async function insertCollection(
  transaction: Transaction,
  collection: Insertable<Tables['rebate_collection']>,
  lines: readonly Omit<Insertable<Tables['rebate_collected_line']>, 'collection_id'>[],
): Promise<CollectionRow> {
  const made = await transaction
    .insertInto('rebate_collection')
    .values(collection)
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('rebate_collected_line')
    .values(lines.map((line) => ({ ...line, collection_id: made.id })))
    .execute();
  return made;
}
