import { shareOf } from '#contract/money.ts';
import { bestStanding, payoutStanding } from '#contract/payout-standing.ts';
import type { Database } from '#server/db/open.ts';
import { identityOf } from '#server/identity-documents/papers-on-file.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { mainBalance } from '#server/ledger/main-balance.ts';
import { readTurnover, type Turnover } from '#server/ledger/turnover.ts';
import { type AccountRow, selectAccounts } from './payout-store.ts';
import type { Facts } from './review-withdrawal.ts';
import { countAskedSince, type LastAsked, selectLastAsked, type Terms } from './store.ts';

/** What decides but for the payment password, which the caller has just proved, and what it rests on. */
interface Gathered extends Omit<Facts, 'hasPaymentPassword'> {
  list: readonly AccountRow[];
  approvedName: string | null;
  /** What the next one will be judged by if this one is let through. */
  counted: Turnover;
}

/** Everything that decides whether money may leave, as it stands in this database or transaction. */
export async function gatherFacts(
  { clock, vault }: Pick<AppContext, 'clock' | 'vault'>,
  database: Database,
  playerId: string,
  terms: Terms,
): Promise<Gathered> {
  const now = clock.now();
  const list = await selectAccounts(database, playerId);
  const { standing, approvedName } = await identityOf({ vault }, database, playerId);
  const counted = await readTurnover(database, playerId, terms.currency);
  return {
    list,
    approvedName,
    counted,
    accounts: standingOfAccounts(list, approvedName, now),
    identity: standing,
    turnover: turnoverOf(counted, await selectLastAsked(database, playerId), terms),
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
  return bestStanding(
    accounts.map(({ holder, enabled, usableFrom }) =>
      payoutStanding(
        { holder, usableFrom: usableFrom.toISOString() },
        { isOffered: enabled, name, now: now.toISOString() },
      ),
    ),
  );
}

/**
 * What was paid in since money was last held has to be played once, or as often as the merchant says;
 * from whom it came makes no difference.
 */
function turnoverOf(counted: Turnover, last: LastAsked | undefined, terms: Terms) {
  const paidIn = counted.brought - BigInt(last?.broughtBefore ?? 0);
  const played = counted.staked - BigInt(last?.stakedBefore ?? 0);
  const needed = shareOf(paidIn, terms.turnoverBasisPoints);
  return { needed, done: played > needed ? needed : played > 0n ? played : 0n };
}

const dayMs = 86_400_000;
