import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { endSessions, forgetDevice, ownSessions } from '#contract/sessions.ts';
import { inTransaction } from '#server/db/open.ts';
import { type Done, done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { deleteDevice, selectDevices } from '../login/device-store.ts';
import { endSessionsOf } from './end-session.ts';
import { sessionOf } from './player-session.ts';
import { isOver } from './session-life.ts';
import { selectOwnSessions } from './session-store.ts';

export async function listSessions(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  player: Player,
): Promise<Done<AnswerOf<typeof ownSessions>>> {
  const now = clock.now();
  const here = sessionOf(player);
  const open = await selectOwnSessions(database, player.id);
  const devices = await selectDevices(database, player.id, here);
  return done({
    devices: devices.map(({ firstSeen, lastSeen, address, ...device }) => ({
      ...device,
      address: address ?? '',
      firstSeen: firstSeen.toISOString(),
      lastSeen: lastSeen.toISOString(),
    })),
    sessions: open
      .filter((session) => !isOver(session, now))
      .map(({ id, device, address, createdAt, seenAt, tokenHash }) => ({
        id,
        device,
        address: address ?? '',
        since: createdAt.toISOString(),
        lastSeen: seenAt.toISOString(),
        isThis: here?.equals(tokenHash) ?? false,
      })),
  });
}

/** By an id of one's own only: another player's is as unknown as one that never was. */
export async function endOwn(
  app: Pick<AppContext, 'database' | 'clock' | 'events'>,
  { id }: RequestOf<typeof endSessions>,
  player: Player,
): Promise<Outcome<AnswerOf<typeof endSessions>, 'session.unknown'>> {
  const keptHash = id === undefined ? sessionOf(player) : undefined;
  return inTransaction(app.database, async (transaction) => {
    const ended = await endSessionsOf(app, transaction, { playerId: player.id, id, keptHash });
    return id !== undefined && ended === 0 ? refuse('session.unknown') : done({ ended });
  });
}

/** The one in the caller's hand stays: to forget it, they log out and clear it. */
export async function forgetOwnDevice(
  app: Pick<AppContext, 'database' | 'clock' | 'events'>,
  { id }: RequestOf<typeof forgetDevice>,
  player: Player,
): Promise<Outcome<object, 'session.unknown'>> {
  const here = sessionOf(player);
  return inTransaction(app.database, async (transaction) => {
    const devices = await selectDevices(transaction, player.id, here);
    const found = devices.find((device) => device.id === id && !device.isThis);
    if (!found) return refuse('session.unknown');
    await endSessionsOf(app, transaction, { playerId: player.id, deviceId: id });
    await deleteDevice(transaction, player.id, id);
    return done({});
  });
}
