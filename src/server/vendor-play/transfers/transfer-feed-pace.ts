import type { Database } from '#server/db/open.ts';
import { plan } from '#server/kernel/jobs.ts';

/** The job that reads what was played out of a vendor's own wallets; its key is the vendor's code. */
export const feedKind = 'vendor-feed';

const secondMs = 1_000;
const whilePlayedMs = 10 * secondMs;
const whileHeldMs = 120 * secondMs;
/** Who opened a game so long ago has left it, as a session is over by then. */
export const playedWithinMs = 30 * 60 * secondMs;

/** Where it is planned it stays so: who moves money again and again must not put it off for ever. */
export async function planFeed(database: Database, vendor: string, due: Date): Promise<void> {
  await plan(database, { kind: feedKind, key: vendor, due, body: {}, keep: true });
}

/** Often while somebody plays, now and then while money lies there or may come; else not until somebody comes. */
export function nextFeedMs(standing: { isPlayed: boolean; isHeld: boolean }): number | null {
  if (standing.isPlayed) return whilePlayedMs;
  return standing.isHeld ? whileHeldMs : null;
}
