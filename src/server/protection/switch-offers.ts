import type { OwnProtection } from '#contract/protection.ts';
import { inTransaction } from '#server/db/open.ts';
import { type Done, done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { insertHistory } from './history-store.ts';
import { readProtection } from './read-protection.ts';
import { lockProtection, updateProtection } from './store.ts';
import { tellProtection } from './tell-protection.ts';

/** "No bonuses, please": kept until its player undoes it. */
export async function switchOwnOffers(
  app: Pick<AppContext, 'database' | 'clock' | 'events'>,
  playerId: string,
  isOff: boolean,
): Promise<Done<OwnProtection>> {
  await inTransaction(app.database, async (transaction) => {
    const now = app.clock.now();
    const { offersOffAt } = await lockProtection(transaction, playerId);
    if ((offersOffAt !== null) === isOff) return done(null);
    await updateProtection(transaction, playerId, { offers_off_at: isOff ? now : null });
    await insertHistory(transaction, { playerId, kind: isOff ? 'offers-off' : 'offers-on', now });
    await tellProtection(app, transaction, playerId);
    return done(null);
  });
  return readProtection(app, playerId);
}
