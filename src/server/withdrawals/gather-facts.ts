import { isSameName } from '#contract/kyc-rules.ts';
import { shareOf } from '#contract/money.ts';
import type { Database } from '#server/db/open.ts';
import type { House } from '#server/house.ts';
import { kycStanding } from '#server/kyc/kyc-standing.ts';
import { approvedName } from '#server/kyc/papers-on-file.ts';
import { mainBalance } from '#server/ledger/main-balance.ts';
import { movedSince } from '#server/ledger/moved-since.ts';
import { placeOfKey } from '#server/ledger/place-in-books.ts';
import { stakeKinds } from '#server/ledger/play-kinds.ts';
import { hasPaymentPassword } from '#server/profile/check-payment-password.ts';
import { holdKeyOf } from './move-money.ts';
import { type AccountRow, selectAccounts } from './payout-store.ts';
import type { Facts } from './review-withdrawal.ts';
import { countAskedSince, selectLastAsked, type Terms } from './store.ts';

/** Everything that decides whether money may leave, as it stands in this database or transaction. */
export async function gatherFacts(
  { clock, vault }: Pick<House, 'clock' | 'vault'>,
  database: Database,
  playerId: string,
  terms: Terms,
): Promise<Facts> {
  const now = clock.now();
  const accounts = await selectAccounts(database, playerId);
  const name = await approvedName({ vault }, database, playerId);
  return {
    hasPaymentPassword: await hasPaymentPassword(database, playerId),
    accounts: standingOfAccounts(accounts, name, now),
    identity: await kycStanding(database, playerId),
    turnover: await turnoverOf(database, playerId, terms),
    askedToday: await countAskedSince(database, playerId, new Date(now.getTime() - dayMs)),
    perDay: terms.perDay,
    available: await mainBalance(database, playerId, terms.currency),
  };
}

/** One that was added before the papers were accepted may bear a name that they do not. */
function standingOfAccounts(
  accounts: readonly AccountRow[],
  name: string | null,
  now: Date,
): Facts['accounts'] {
  const own = accounts.filter(({ holder }) => isPaidTo(holder, name));
  if (own.some(({ enabled, usableFrom }) => enabled && usableFrom <= now)) return 'ready';
  if (own.length > 0) return 'resting';
  return accounts.length > 0 ? 'other-name' : 'none';
}

/** Without accepted papers there is nothing to compare with, and nothing leaves either. */
export function isPaidTo(holder: string, approved: string | null): boolean {
  return approved === null || isSameName(holder, approved);
}

/**
 * What was paid in since money was last held has to be played once, or as often as the merchant says;
 * from whom it came makes no difference. It begins with the hold's number in the books, as two clocks
 * never agree.
 */
async function turnoverOf(database: Database, playerId: string, terms: Terms) {
  const last = await selectLastAsked(database, playerId);
  const after = last === undefined ? undefined : await placeOfKey(database, holdKeyOf(last));
  const asked = { playerId, commodity: terms.currency, after: after ?? null };
  const paidIn = await movedSince(database, { ...asked, kinds: paidInKinds, isReceivedOnly: true });
  const played = -(await movedSince(database, { ...asked, kinds: stakeKinds }));
  const needed = shareOf(paidIn, terms.turnoverBasisPoints);
  return { needed, done: played > needed ? needed : played > 0n ? played : 0n };
}

const paidInKinds = ['deposit', 'agent-transfer'];
const dayMs = 86_400_000;
