import { shareOf } from '#contract/money.ts';
import type { Database } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { kycStanding } from '#server/kyc/kyc-standing.ts';
import { mainBalance } from '#server/ledger/main-balance.ts';
import { movedSince } from '#server/ledger/moved-since.ts';
import { hasPaymentPassword } from '#server/profile/check-payment-password.ts';
import { selectAccounts } from './payout-store.ts';
import type { Facts } from './review-withdrawal.ts';
import { countAskedSince, selectTurnoverBegin, type Terms } from './store.ts';

/** Everything that decides whether money may leave, as it stands in this database or transaction. */
export async function gatherFacts(
  { clock }: Pick<House, 'clock'>,
  database: Database,
  playerId: string,
  terms: Terms,
): Promise<Facts> {
  const now = clock.now();
  const accounts = await selectAccounts(database, playerId);
  const isReady = accounts.some(({ enabled, usableFrom }) => enabled && usableFrom <= now);
  return {
    hasPaymentPassword: await hasPaymentPassword(database, playerId),
    accounts: isReady ? 'ready' : accounts.length > 0 ? 'resting' : 'none',
    identity: await kycStanding(database, playerId),
    turnover: await turnoverOf(database, playerId, terms),
    askedToday: await countAskedSince(database, playerId, new Date(now.getTime() - dayMs)),
    perDay: terms.perDay,
    available: await mainBalance(database, playerId, terms.currency),
  };
}

/** What was paid in since money last left has to be played once, or as often as the merchant says. */
async function turnoverOf(database: Database, playerId: string, terms: Terms) {
  const since = await selectTurnoverBegin(database, playerId);
  const asked = { playerId, commodity: terms.currency, since };
  const paidIn = await movedSince(database, { ...asked, kinds: ['deposit'] });
  const played = -(await movedSince(database, { ...asked, kinds: ['bet', 'bet-void'] }));
  const needed = shareOf(paidIn > 0n ? paidIn : 0n, terms.turnoverBasisPoints);
  return { needed, done: played > needed ? needed : played > 0n ? played : 0n };
}

const dayMs = 86_400_000;
