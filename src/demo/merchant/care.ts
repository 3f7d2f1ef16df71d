import { inTransaction, type Transaction } from '#server/db/open.ts';
import { hashOfNumber, lockDetails } from '#server/identity-documents/locked-details.ts';
import { lockFields } from '#server/identity-documents/profile-fields.ts';
import { done } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { accounts } from './accounts.ts';
import { insertChosen, insertKnown, insertMissingName } from './care-store.ts';

/** Who looks around with the demonstration's accounts has chosen before: a newcomer is asked. */
export async function chooseForDemo(transaction: Transaction, now: Date): Promise<void> {
  const names = accounts.filter(({ type }) => type !== 4).map(({ account }) => account);
  await insertChosen(transaction, names, now);
}

/** The demonstration's people have told who they are; what somebody told since then stays. */
export async function nameDemoAccounts({
  database,
  vault,
}: Pick<AppContext, 'database' | 'vault'>): Promise<void> {
  await inTransaction(database, async (transaction) => {
    for (const { account, realName } of accounts) {
      if (!realName) continue;
      await insertMissingName(transaction, account, (playerId) =>
        lockFields({ vault }, playerId, { fullName: realName }),
      );
    }
    return done(null);
  });
}

/** The member of the demonstration is known, so that a withdrawal can be tried; the agent is not. */
export async function knowDemoMember({
  database,
  clock,
  vault,
}: Pick<AppContext, 'database' | 'clock' | 'vault'>): Promise<void> {
  const details = {
    fullName: 'Camila Rojas Vega',
    idNumber: '1020304050',
    birthday: '1990-02-28',
  };
  await inTransaction(database, async (transaction) => {
    await insertKnown(transaction, {
      account: 'demo',
      lock: (playerId) => lockDetails({ vault }, playerId, details),
      numberHash: hashOfNumber({ vault }, details),
      idHint: '···· 4050',
      now: clock.now(),
    });
    return done(null);
  });
}
