import type { ErrorCode } from '#contract/errors.ts';
import { inTransaction, type Transaction } from '#server/db/open.ts';
import { type Outcome, refuse, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { offeredProviders } from '#server/ports/sign-in/offered-providers.ts';
import { readSite } from '#server/system/read-site.ts';
import { isWayLeft } from './way-in-rules.ts';
import { lockWaysIn, selectWaysIn } from './ways-in-store.ts';

/** Takes a way in away, unless it is the last one: nobody locks themselves out of their own account. */
export async function loseWayIn<Code extends ErrorCode>(
  app: AppContext,
  playerId: string,
  visit: Visit,
  remove: (transaction: Transaction) => Promise<Outcome<object, Code>>,
): Promise<Outcome<object, Code | 'provider.last-way'>> {
  const { whitelabel } = await readSite(app, visit.language);
  const offered = offeredProviders(app.settings);
  return inTransaction<Outcome<object, Code | 'provider.last-way'>>(
    app.database,
    async (transaction) => {
      await lockWaysIn(transaction, playerId);
      const removed = await remove(transaction);
      if (!removed.done) return removed;
      // A refusal takes the transaction back, and with it what was removed.
      const left = await selectWaysIn(transaction, playerId);
      return isWayLeft(left, { whitelabel, offered }) ? removed : refuse('provider.last-way');
    },
  );
}
