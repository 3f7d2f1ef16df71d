import type { PotRule } from '#games/jackpot.ts';
import { inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { firstPot } from './feed-pots.ts';
import { insertPot, knownPots, type PotName } from './pot-store.ts';

/**
 * The first pots of a table, so that whoever looks at it sees what can be won before anybody has staked. Where two
 * look at once, one opens them and the other finds them.
 */
export async function openPots(
  app: AppContext,
  rules: readonly PotRule[],
  name: Omit<PotName, 'code'>,
): Promise<void> {
  const codes = rules.map(({ code }) => code);
  const known = await knownPots(app.database, codes, name);
  const missing = rules.filter(({ code }) => !known.has(code));
  if (missing.length === 0) return;
  await inTransaction(app.database, async (transaction) => {
    for (const rule of missing) {
      const pot = { ...name, code: rule.code };
      const open = firstPot(app, rule, pot);
      await insertPot(transaction, pot, { now: app.clock.now(), open });
    }
    return done(null);
  });
}
