import type { Database } from '#server/db/open.ts';
import { selectTwoPeopleAbove } from './four-eyes-store.ts';

/** Whether an amount lies above the merchant's threshold, so that two operators must approve; 0 sets none. */
export async function needsTwoPeople(database: Database, amount: bigint): Promise<boolean> {
  const line = BigInt(await selectTwoPeopleAbove(database));
  return line !== 0n && amount > line;
}
