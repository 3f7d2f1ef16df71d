import type { Entered } from '#contract/session.ts';
import type { House } from '#server/house.ts';
import { selectReach } from './reach-store.ts';
import { hasAuthenticator } from './totp-enrolment.ts';

type Ways = NonNullable<Entered['challenge']>['ways'];

/** The proofs an account has, the strongest first: where there is an authenticator, nothing weaker will do. */
export async function proofWaysOf({ database }: House, playerId: string): Promise<Ways> {
  if (await hasAuthenticator(database, playerId)) {
    return [
      { way: 'authenticator', hint: '' },
      { way: 'recovery-code', hint: '' },
    ];
  }
  const reach = await selectReach(database, playerId);
  if (!reach) return [];
  const { mobile, email, payeeName } = reach;
  const ways: Ways = [];
  if (mobile) ways.push({ way: 'sms', hint: hideMobile(mobile) });
  if (email) ways.push({ way: 'email', hint: hideEmail(email) });
  // A name is no secret among friends: only where there is nothing better.
  if (ways.length === 0 && payeeName) ways.push({ way: 'payee-name', hint: '' });
  return ways;
}

/** +57 ··· 67 */
function hideMobile(mobile: string): string {
  return `${mobile.slice(0, 3)} ··· ${mobile.slice(-2)}`;
}

/** l···@example.com */
export function hideEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}···@${domain}`;
}
