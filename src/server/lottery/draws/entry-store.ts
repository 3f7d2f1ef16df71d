import { sql } from 'kysely';
import type { Transaction } from '#server/db/open.ts';

export type EntryOutcome = 'early' | 'void' | 'house' | 'differs' | 'waiting' | 'drawn';

export interface Entry {
  source: 'feed' | 'operator';
  by: string;
  result: readonly string[];
  /** Null for the first result; a correction says why. */
  reason: string | null;
}

export async function insertEntry(
  transaction: Transaction,
  numeroId: string,
  { source, by, result, reason }: Entry,
): Promise<EntryOutcome> {
  const { rows } = await sql<{ outcome: EntryOutcome }>`
    select lottery_enter(${numeroId}::bigint, ${source}, ${by}, ${JSON.stringify(result)}::jsonb,
      ${reason}) as outcome`.execute(transaction);
  return rows[0]?.outcome ?? 'house';
}
