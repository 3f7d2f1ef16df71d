import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Teller } from '../sessions/end-session.ts';
import { selectCredential } from './credential-store.ts';
import { makePassword } from './make-password.ts';
import { hashChosen, writePassword } from './set-password.ts';

/**
 * What customer service does for somebody who has lost every way in: a password that opens the account
 * to be changed and to nothing else. Whoever is in with the old one is out.
 */
export async function handOutPassword(
  app: Pick<AppContext, 'database'> & Teller,
  account: string,
): Promise<Outcome<{ account: string; password: string }>> {
  const found = await selectCredential(app.database, account);
  const isTrial = found?.type === 4;
  if (!found || isTrial) return refuse('login.wrong');
  const password = makePassword();
  const hashed = await hashChosen(password);
  if (!hashed.done) return hashed;
  const given = { playerId: found.id, passwordHash: hashed.value, mustChange: true };
  return inTransaction(app.database, async (transaction) => {
    await writePassword(app, transaction, given);
    return done({ account: found.account, password });
  });
}
