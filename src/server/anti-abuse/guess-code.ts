import type { ErrorCode } from '#contract/errors.ts';
import { type Outcome, type Refused, refuse, type Visit } from '#server/kernel/answer.ts';
import { addressKey } from './address-key.ts';
import { type ChecksContext, reserveAttempt, takeBackAttempt } from './throttle.ts';
import { waitSeconds } from './wait-seconds.ts';

/**
 * Looks at a code that somebody without a session has typed. Wrong ones are counted by where they come
 * from: a stranger who goes on guessing uses up the attempts of codes that others are waiting with.
 */
export async function guessCode<Value, Code extends ErrorCode>(
  app: ChecksContext,
  { address }: Visit,
  look: () => Promise<Outcome<Value, Code>>,
): Promise<Outcome<Value, Code> | Refused<'request.too-many'>> {
  const counted = { rule: 'code-address', key: addressKey(address) } as const;
  const reserved = await reserveAttempt(app, [counted]);
  if (!reserved.done) return refuse('request.too-many', waitSeconds(app, reserved.until));
  const looked = await look();
  if (looked.done) await takeBackAttempt(app, [counted], reserved.at);
  return looked;
}
