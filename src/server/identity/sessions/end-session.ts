import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { silenceSessions } from '#server/notices/silence-sessions.ts';
import { sessionOf } from './player-session.ts';
import { type Ending, endOwnSessions, forgetDevicesOf } from './session-store.ts';

/** What it takes to end a session; a command has no more than this. */
export interface Teller {
  clock: AppContext['clock'];
  events: Pick<AppContext['events'], 'publish'>;
}

/** Ends the session the caller came with; other devices of the same player stay logged in. */
export async function endSession(app: AppContext, player: Player): Promise<void> {
  const tokenHash = sessionOf(player);
  if (!tokenHash) throw new Error('A player without a session asked to end it.');
  await inTransaction(app.database, async (transaction) => {
    await end(app, transaction, { playerId: player.id, tokenHash });
    return { done: true };
  });
}

/**
 * Ends sessions that somebody no longer trusts, and forgets the devices they were opened on: somebody who
 * holds one of those is asked for a proof again. Answers how many there were.
 */
export async function endSessionsOf(
  app: Teller,
  transaction: Database,
  which: Omit<Ending, 'now' | 'tokenHash'>,
): Promise<number> {
  const ended = await end(app, transaction, which);
  const { playerId, id, deviceId, keptHash } = which;
  const isAll = id === undefined && deviceId === undefined;
  await silenceSessions(transaction, { playerId, ended, isAll, keptHash });
  await forgetDevicesOf(transaction, {
    playerId,
    sessions: ended,
    keptHash,
  });
  return ended.length;
}

/** Open sockets get the event, on every gateway, and are asked again who they are. */
async function end(
  { clock, events }: Teller,
  transaction: Database,
  which: Omit<Ending, 'now'>,
): Promise<Buffer[]> {
  const ended = await endOwnSessions(transaction, { ...which, now: clock.now() });
  if (ended.length > 0) {
    await events.publish(transaction, {
      kind: 'session.ended',
      playerId: which.playerId,
      body: {},
    });
  }
  return ended;
}
