import { type CaptchaAnswer, hardestLevel } from '#contract/anti-abuse.ts';
import { type Refused, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { addressKey } from './address-key.ts';
import { spendCaptcha } from './spend-captcha.ts';
import {
  type ChecksContext,
  clearFailures,
  failuresOf,
  reserveAttempt,
  type Throttled,
  takeBackAttempt,
  type Waiting,
} from './throttle.ts';
import { throttleRules, waitStartedBy } from './throttle-rules.ts';
import { waitSeconds } from './wait-seconds.ts';

export interface LoginAttemptOf {
  /**
   * What the attempt is counted by: the player's own account where there is one, else what was
   * typed. The same is done for both, so that nothing tells which it was.
   */
  account: string;
  address: string;
  captcha?: CaptchaAnswer | undefined;
  /**
   * Names a device from which this account has logged in before. It is counted apart, so that a
   * stranger who keeps guessing cannot keep the owner out.
   */
  knownDevice?: string | undefined;
}

export interface AdmittedLogin {
  done: true;
  /** This account's failures are forgotten, the address keeps its others. */
  succeeded(): Promise<void>;
  /** What the next attempt will need; already stored, returned for the answer. */
  failed(): LoginFailure;
  /** Nothing was compared, as when too many were logging in. */
  notTried(): Promise<void>;
}

export interface LoginFailure {
  needsCaptcha: boolean;
  /** Set by the failure that locked the account, and by no other: its owner is notified once. */
  lockedUntil: Date | null;
}

type LoginRefusal = Refused<
  'login.locked' | 'request.too-many' | 'captcha.missing' | 'captcha.wrong'
>;

/**
 * To be asked before a password is looked at. After as many failures of an account as the merchant lets
 * pass, or five of an address, a captcha is wanted; the third locks the account, while an address has
 * to wait longer each time.
 */
export async function admitLogin(
  app: ChecksContext & Pick<AppContext, 'settings'>,
  attempt: LoginAttemptOf,
): Promise<AdmittedLogin | LoginRefusal> {
  const account: Throttled = { rule: 'login-account', key: accountKey(attempt) };
  const address: Throttled = { rule: 'login-address', key: addressKey(attempt.address) };
  const isRight = attempt.captcha && (await spendCaptcha(app, attempt.captcha));
  const reserved = await reserveAttempt(app, [account, address], (before) => {
    if (isRight === false) return refuse('captcha.wrong');
    const [ofAccount = 0, ofAddress = 0] = before;
    const isFree = !isCaptchaDue(app, ofAccount, ofAddress);
    return isRight || isFree ? null : refuse('captcha.missing');
  });
  if (!reserved.done) return 'until' in reserved ? asRefusal(app, reserved) : reserved;
  const { at, before } = reserved;
  return {
    done: true,
    succeeded: async () => {
      await clearFailures(app, account);
      await takeBackAttempt(app, [address], at);
    },
    failed: () => {
      const [ofAccount = 0, ofAddress = 0] = before;
      const needsCaptcha = isCaptchaDue(app, ofAccount + 1, ofAddress + 1);
      return { needsCaptcha, lockedUntil: lockedBy(before, at) };
    },
    notTried: () => takeBackAttempt(app, [account, address], at),
  };
}

function isCaptchaDue(
  { settings }: Pick<AppContext, 'settings'>,
  ofAccount: number,
  ofAddress: number,
): boolean {
  return ofAccount >= settings.captchaAfter || ofAddress >= neighboursFailures;
}

/**
 * How hard a machine has to work for another guess at this account, whatever addresses the guesses come
 * from: a level for each failure that strangers have made lately.
 */
export async function hardshipOf(app: ChecksContext, account: string): Promise<number> {
  const key = accountKey({ account });
  const failures = await failuresOf(app, { rule: 'login-account', key });
  return Math.min(failures, hardestLevel);
}

/** Behind one address there may be a hundred phones: what a few of them mistype costs the others nothing. */
const neighboursFailures = 5;

/** As the table of players compares names, so that writing one differently gives no further guesses. */
function accountKey({
  account,
  knownDevice = '',
}: Pick<LoginAttemptOf, 'account' | 'knownDevice'>): string {
  return `${knownDevice}\n${account.normalize('NFKC').trim().toLowerCase()}`;
}

function asRefusal(app: ChecksContext, { rule, until }: Waiting): LoginRefusal {
  const seconds = waitSeconds(app, until);
  return refuse(rule === 'login-account' ? 'login.locked' : 'request.too-many', seconds);
}

function lockedBy([before = 0]: readonly number[], at: Date): Date | null {
  return waitStartedBy(throttleRules['login-account'], before + 1, at);
}
