import type { AnswerOf } from '#contract/call.ts';
import type { cashbackStandings as Call } from '#contract/cashback.ts';
import { wordsIn } from '#contract/languages.ts';
import type { Language } from '#contract/values.ts';
import { inTransaction } from '#server/db/open.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { isOnBreak } from '#server/protection/is-on-break.ts';
import { selectMerchant } from '../merchant-store.ts';
import { periodAt } from '../missions/windows.ts';
import { levelOf } from '../rebates/level-of.ts';
import { cashbackOf } from './cashback-figure.ts';
import { selectLive, selectOwn, selectRuns } from './cashback-store.ts';
import { dueOf } from './count-cashback.ts';

/** What of the running periods' losses would come back now. Who takes a break is shown none. */
export async function readCashback(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  language: Language,
  player: Player,
): Promise<Done<AnswerOf<typeof Call>>> {
  const now = clock.now();
  const { currency, timeZone } = await selectMerchant(database);
  const asOf = now.toISOString();
  if (await isOnBreak(database, { playerId: player.id, now })) {
    return done({ currency, offers: [], asOf });
  }
  const { value: level } = await inTransaction(database, async (transaction) =>
    done(await levelOf(transaction, player.id)),
  );
  const running = await selectRuns(database, { from: now, to: now });
  const own = await selectOwn(
    database,
    player.id,
    running.map(({ id }) => id),
  );
  // Before anybody played in a period it has no run; its offer says what it will be.
  const begun = new Set(running.map(({ code }) => code));
  const fresh = (await selectLive(database)).filter(({ code }) => !begun.has(code));
  const upcoming = fresh.flatMap(({ code, terms }) => {
    const period = periodAt({ every: terms.period }, timeZone, now);
    return period ? [{ id: '', code, terms, ...period }] : [];
  });
  return done({
    currency,
    asOf,
    offers: [...running, ...upcoming].map(({ id, code, terms, endsAt }) => {
      const lost = own.get(id) ?? 0n;
      const { rate, amount } = cashbackOf(terms, { lost, level });
      return {
        ...{ id: code, period: terms.period, rate },
        title: wordsIn(terms.title, language),
        endsAt: endsAt.toISOString(),
        paidFrom: dueOf({ endsAt }).toISOString(),
        classes: [...terms.classes],
        minimum: String(terms.minimum),
        cap: String(terms.cap),
        lost: String(lost),
        amount: String(amount),
      };
    }),
  });
}
