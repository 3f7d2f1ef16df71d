import { type Selectable, sql } from 'kysely';
import type { Purse } from '#contract/inhouse.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

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
