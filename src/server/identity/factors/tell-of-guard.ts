import { brands } from '#brands/brands.ts';
import type { GuardChange } from '#contract/guard.ts';
import type { Transaction } from '#server/db/open.ts';
import type { Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { mayNotice } from '#server/kernel/outbox/may-message.ts';
import { queueMessage } from '#server/kernel/outbox/queue-message.ts';
import { notifyPlayer } from '#server/notices/notify-player.ts';
import { sessionOf } from '../sessions/player-session.ts';
import { selectSessionId } from '../sessions/session-store.ts';
import { reachOf, stamp } from './owner-reach.ts';

/**
 * What opens the account is another thing from now on: who did it somewhere else is noticed, in a message
 * and on every other device that is open.
 */
export async function tellOfGuard(
  app: Pick<AppContext, 'events' | 'clock' | 'settings' | 'vault'>,
  transaction: Transaction,
  player: Player,
  change: GuardChange,
  { isLastFactor = false }: { isLastFactor?: boolean } = {},
): Promise<void> {
  const session = sessionOf(player);
  const by = session ? await selectSessionId(transaction, session) : undefined;
  await app.events.publish(transaction, {
    kind: 'guard.changed',
    playerId: player.id,
    body: { change, by: by ?? null },
  });
  const owner = await reachOf(app, transaction, player.id);
  // A pace of its own: new devices by the dozen must not use up the messages of changes. A change that leaves
  // the password as the only factor is always notified.
  const mayTell =
    owner && (isLastFactor || (await mayNotice(transaction, `guard ${owner.way.to}`)));
  if (isLastFactor) await tellInside(app, transaction, player);
  if (!owner || !mayTell) return;
  await queueMessage(transaction, {
    ...owner.way,
    language: owner.language,
    playerId: player.id,
    template: 'guard-changed',
    values: {
      site: brands[app.settings.brand].name,
      account: owner.account,
      change,
      when: stamp(app.clock.now()),
    },
  });
}

/** Also for members who gave us no address. */
function tellInside(
  app: Pick<AppContext, 'events'>,
  transaction: Transaction,
  { id: playerId }: Player,
): Promise<void> {
  const link = '/member?page=security';
  return notifyPlayer(app, transaction, {
    ...{ playerId, link, template: 'factor.gone' },
    values: {},
  });
}
