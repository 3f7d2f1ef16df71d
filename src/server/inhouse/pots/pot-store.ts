import { type Selectable, sql } from 'kysely';
import type { Purse } from '#contract/inhouse.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import type { PotToOpen } from '../bets/bet-store.ts';

export type PotRow = Selectable<Tables['pot']>;

/** A pot is one of a code, in one commodity, for money or for coins. */
export interface PotName {
  code: string;
  purse: Purse;
  commodity: string;
}

/** As they stand, with their amounts as the books have them: shards are rounded down by themselves. */
export function selectPots(
  database: Database,
  codes: readonly string[],
  { purse, commodity }: Omit<PotName, 'code'>,
): Promise<(PotRow & { amount: string })[]> {
  return database
    .selectFrom('pot')
    .selectAll()
    .select(
      sql<string>`(div(grains, 10000) + (
        select coalesce(sum(grains / 10000), 0) from pot_shard where pot_id = pot.id))::text`.as(
        'amount',
      ),
    )
    .where('code', 'in', [...codes])
    .where('purse', '=', purse)
    .where('commodity', '=', commodity)
    .where('won_at', 'is', null)
    .orderBy('code')
    .execute();
}

/** Null where another transaction has opened one of its code. */
export async function insertPot(
  transaction: Transaction,
  { code, purse, commodity }: PotName,
  { now, open }: { now: Date; open: PotToOpen },
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select house_open_pot(${code}, ${purse}, ${commodity}, ${now}, ${JSON.stringify(open)}) as id`.execute(
    transaction,
  );
  return rows[0]?.id ?? null;
}

/** Whether a pot of the code was ever opened. */
export async function knownPots(
  database: Database,
  codes: readonly string[],
  { purse, commodity }: Omit<PotName, 'code'>,
): Promise<Set<string>> {
  const rows = await database
    .selectFrom('pot')
    .select('code')
    .distinct()
    .where('code', 'in', [...codes])
    .where('purse', '=', purse)
    .where('commodity', '=', commodity)
    .execute();
  return new Set(rows.map(({ code }) => code));
}

/** The last ones that were hit, the newest first. */
export function selectHit(
  database: Database,
  codes: readonly string[],
  { purse, commodity, atMost }: Omit<PotName, 'code'> & { atMost: number },
): Promise<PotRow[]> {
  return database
    .selectFrom('pot')
    .selectAll()
    .where('code', 'in', [...codes])
    .where('purse', '=', purse)
    .where('commodity', '=', commodity)
    .where('won_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
}
