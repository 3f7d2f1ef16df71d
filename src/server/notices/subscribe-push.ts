import { createHash } from 'node:crypto';
import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { subscribePush, unsubscribePush } from '#contract/push.ts';
import { type Database, inTransaction } from '#server/db/open.ts';
import { type Done, done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Push, PushTarget } from '#server/ports/push/push.ts';
import {
  deleteByEndpoint,
  deleteOldest,
  lockSubscription,
  selectSubscriptionIds,
  upsertSubscription,
} from './push-store.ts';

const mostDevices = 10;

type Subscribed = Outcome<
  AnswerOf<typeof subscribePush>,
  (typeof subscribePush)['refuses'][number] | 'session.expired'
>;

/** Only the player who is logged in on a browser is notified there. */
export async function subscribe(
  app: Pick<AppContext, 'database' | 'vault'>,
  push: Push,
  request: RequestOf<typeof subscribePush>,
  { id: playerId, sessionId }: { id: string; sessionId: string | undefined },
): Promise<Subscribed> {
  const { endpoint, p256dh, auth, replaces, isRenewal } = request;
  const target: PushTarget = { endpoint, p256dh, auth };
  if (!push.canReach(target)) return refuse('push.unusable');
  if (!sessionId) return refuse('session.expired');
  return inTransaction<Subscribed>(app.database, async (transaction) => {
    const endpointHash = hashOf(endpoint);
    const kept = hashOf(isRenewal ? (replaces ?? endpoint) : endpoint);
    if (isRenewal && (await lockSubscription(transaction, kept))?.playerId !== playerId) {
      return done({ isListening: false, ...(await countDevices(transaction, playerId)) });
    }
    const there = await lockSubscription(transaction, endpointHash);
    // Another's browser is taken over by somebody who holds it, keys and all; knowing its address is not enough.
    if (there && there.playerId !== playerId && !isSame(unlockTarget(app, there), target)) {
      return refuse('push.unusable');
    }
    const locked = app.vault.lock(JSON.stringify(target), placeOf(endpointHash));
    await upsertSubscription(transaction, { playerId, sessionId, endpointHash, locked });
    if (replaces !== undefined && replaces !== endpoint) {
      await deleteByEndpoint(transaction, playerId, hashOf(replaces));
    }
    await deleteOldest(transaction, playerId, mostDevices);
    return done({ isListening: true, ...(await countDevices(transaction, playerId)) });
  });
}

export async function unsubscribe(
  { database }: Pick<AppContext, 'database'>,
  { endpoint }: RequestOf<typeof unsubscribePush>,
  player: Player,
): Promise<Done<AnswerOf<typeof unsubscribePush>>> {
  await deleteByEndpoint(database, player.id, hashOf(endpoint));
  return done(await countDevices(database, player.id));
}

async function countDevices(database: Database, playerId: string): Promise<{ devices: number }> {
  return { devices: (await selectSubscriptionIds(database, playerId)).length };
}

/** What the row holds, for who is about to send. */
export function unlockTarget(
  { vault }: Pick<AppContext, 'vault'>,
  { locked, endpointHash }: { locked: string; endpointHash: Buffer },
): PushTarget {
  return JSON.parse(vault.unlock(locked, placeOf(endpointHash)));
}

function isSame(one: PushTarget, other: PushTarget): boolean {
  return one.p256dh === other.p256dh && one.auth === other.auth;
}

function hashOf(endpoint: string): Buffer {
  return createHash('sha256').update(endpoint).digest();
}

function placeOf(endpointHash: Buffer): string {
  return `push_subscription.locked:${endpointHash.toString('base64url')}`;
}
