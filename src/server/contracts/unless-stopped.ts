import type { Database } from '#server/db/open.ts';
import { type Done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import { isStopped } from './stopped-store.ts';

/** What is read of the downline is closed to an agent whom the house has stopped; one's own stays open. */
export async function unlessStopped<Value>(
  { database }: { database: Database },
  player: Player,
  whose: 'mine' | 'downlines',
  read: () => Promise<Done<Value>>,
): Promise<Outcome<Value, 'agent.stopped'>> {
  if (whose === 'downlines' && (await isStopped(database, player.id))) {
    return refuse('agent.stopped');
  }
  return read();
}
