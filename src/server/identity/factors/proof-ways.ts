import type { Entered } from '#contract/session.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { hideEmail, hideMobile } from './hide-reach.ts';
import { readReach } from './read-reach.ts';
import { hasAuthenticator } from './totp-enrolment.ts';

type Ways = NonNullable<Entered['challenge']>['ways'];

/** The proofs an account has, the strongest first: where there is an authenticator, nothing weaker will do. */
export async function proofWaysOf(app: AppContext, playerId: string): Promise<Ways> {
  if (await hasAuthenticator(app.database, playerId)) {
    return [
      { way: 'authenticator', hint: '' },
      { way: 'recovery-code', hint: '' },
    ];
  }
  const reach = await readReach(app, app.database, playerId);
  if (!reach) return [];
  const { mobile, email, payeeName, accountHolder } = reach;
  const ways: Ways = [];
  if (mobile) ways.push({ way: 'sms', hint: hideMobile(mobile) });
  if (email) ways.push({ way: 'email', hint: hideEmail(email) });
  if (ways.length > 0) return ways;
  // A name is no secret among friends: only where there is nothing better.
  if (payeeName) ways.push({ way: 'payee-name', hint: '' });
  if (accountHolder) ways.push({ way: 'bank-account-name', hint: '' });
  return ways;
}
