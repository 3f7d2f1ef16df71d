import { type Insertable, sql } from 'kysely';
import type { BonusProduct } from '#contract/bonus-terms.ts';
import type { Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

export interface BonusPlace {
  playerId: string;
  product: BonusProduct;
  game: string;
  vendor: string;
  type: string;
  now: Date;
}

export type NewStake = Insertable<Tables['bonus_stake']>;

export interface StakedRound {
  source: Tables['bonus_stake']['source'];
  round: string;
  now: Date;
}

interface Playable {
  grantId: string;
  account: string;
  balance: string;
  capStake: string;
}

export async function callPlayable(
  transaction: Transaction,
  { playerId, product, game, vendor, type, now }: BonusPlace,
): Promise<Playable | null> {
  const { rows } = await sql<{ bonus: Playable | null }>`
    select bonus_playable(${playerId}, ${product}, ${game}, ${vendor}, ${type}, ${now}) as bonus`.execute(
    transaction,
  );
  return rows[0]?.bonus ?? null;
}

export async function callReceive(
  transaction: Transaction,
  grantId: string,
  part: bigint,
): Promise<{ account: string; intoBonus: string; intoMain: string }> {
  const { rows } = await sql<{ account: string; intoBonus: string; intoMain: string }>`
    select account, into_bonus as "intoBonus", into_main as "intoMain"
    from bonus_receive(${grantId}, ${String(part)})`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error(`Bonus ${grantId} receives nothing.`);
  return row;
}

export async function insertStake(transaction: Transaction, stake: NewStake): Promise<void> {
  await transaction.insertInto('bonus_stake').values(stake).execute();
}

/** The bonus's part of each stake of a round, by its step; the round is over with this. */
export async function settleStakes(
  transaction: Transaction,
  { source, round, now }: StakedRound,
): Promise<Map<number, bigint>> {
  const rows = await transaction
    .updateTable('bonus_stake')
    .set({ settled_at: now })
    .where('source', '=', source)
    .where('round', '=', round)
    .returning(['step', 'amount'])
    .execute();
  return new Map(rows.map(({ step, amount }) => [step, BigInt(amount)]));
}
