import type { AnswerOf } from '#contract/call.ts';
import { pointsCommodity } from '#contract/money.ts';
import type { consolidatedFunds } from '#contract/wallet.ts';
import { type Done, done, type Player, type Visit } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readBalances } from '#server/ledger/balances.ts';
import { readLifetime } from '#server/records/read-lifetime.ts';
import { readSite } from '#server/system/read-site.ts';
import { sumUp } from './sum-up.ts';

/** All wallets in one, and what went in and out over the account's whole life (L-HISTORY). */
export async function readFunds(
  app: AppContext,
  player: Player,
  { language }: Pick<Visit, 'language'>,
): Promise<Done<AnswerOf<typeof consolidatedFunds>>> {
  const asOf = app.clock.now().toISOString();
  const { currency } = await readSite(app, language);
  const [accounts, lifetime] = await Promise.all([
    readBalances(app.database, player.id),
    readLifetime(app.database, player.id, currency),
  ]);
  const sums = sumUp(accounts, { currency, points: pointsCommodity });
  const { main, bonus, held, total } = sums;
  return done({
    currency,
    main: String(main),
    bonus: String(bonus),
    held: String(held),
    vendors: String(total - main - bonus - held),
    total: String(total),
    points: String(sums.points),
    deposited: String(lifetime.deposited),
    withdrawn: String(lifetime.withdrawn),
    netDeposits: String(lifetime.deposited - lifetime.withdrawn),
    asOf,
  });
}
