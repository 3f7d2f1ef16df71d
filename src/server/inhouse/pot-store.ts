import type { Selectable } from 'kysely';
import type { Purse } from '#contract/inhouse.ts';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export type PotRow = Selectable<Tables['pot']>;

/** A pot is one of a code, in one commodity, for money or for coins. */
export interface PotName {
  code: string;
  purse: Purse;
  commodity: string;
}

interface NewPot extends PotName {
  number: number;
  seed: bigint;
  cap: bigint;
  grains: bigint;
  commitment: string;
  lockedTrigger: string;
  now: Date;
}

/** False where somebody opened it at the same moment. */
export async function insertPot(transaction: Transaction, pot: NewPot): Promise<string | null> {
  const row = await transaction
    .insertInto('pot')
    .values({
      code: pot.code,
      purse: pot.purse,
      commodity: pot.commodity,
      number: pot.number,
      seed: String(pot.seed),
      cap: String(pot.cap),
      grains: String(pot.grains),
      commitment: pot.commitment,
      locked_trigger: pot.lockedTrigger,
      opened_at: pot.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export function lockPot(
  transaction: Transaction,
  { code, purse, commodity }: PotName,
): Promise<PotRow | undefined> {
  return transaction
    .selectFrom('pot')
    .selectAll()
    .where('code', '=', code)
    .where('purse', '=', purse)
    .where('commodity', '=', commodity)
    .where('won_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether there has ever been one. */
export async function hasPot(
  transaction: Transaction,
  { code, purse, commodity }: PotName,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('pot')
    .select('id')
    .where('code', '=', code)
    .where('purse', '=', purse)
    .where('commodity', '=', commodity)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateGrains(
  transaction: Transaction,
  id: string,
  grains: bigint,
): Promise<void> {
  await transaction
    .updateTable('pot')
    .set({ grains: String(grains) })
    .where('id', '=', id)
    .execute();
}

export async function closePot(
  transaction: Transaction,
  id: string,
  { grains, roundId, now }: { grains: bigint; roundId: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('pot')
    .set({ grains: String(grains), won_by_round: roundId, won_at: now })
    .where('id', '=', id)
    .execute();
}

export function selectPots(
  database: Database,
  codes: readonly string[],
  { purse, commodity }: Omit<PotName, 'code'>,
): Promise<PotRow[]> {
  return database
    .selectFrom('pot')
    .selectAll()
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
