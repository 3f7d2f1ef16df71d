import type { Database } from '#server/db/open.ts';
import { touchSessionById } from '../store.ts';

/** Who plays at a vendor is here, although nothing they do there is a call of ours (G-IDLE). */
export async function keepAwake(database: Database, sessionId: string, now: Date): Promise<void> {
  await touchSessionById(database, sessionId, now);
}
