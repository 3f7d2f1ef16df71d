import { timingSafeEqual } from 'node:crypto';
import type { CaptchaAnswer } from '#contract/anti-abuse.ts';
import { readCaptchaText } from './captcha-alphabet.ts';
import { hashFor } from './check-secret.ts';
import { takeCaptcha } from './store.ts';
import type { ChecksContext } from './throttle.ts';

/** Right or wrong, it is used up: a second try needs a second picture. */
export async function spendCaptcha(
  { database, clock }: ChecksContext,
  { captchaId, answer }: CaptchaAnswer,
): Promise<boolean> {
  const id = Buffer.from(captchaId, 'base64url');
  const captcha = await takeCaptcha(database, id);
  if (!captcha || captcha.expiresAt <= clock.now()) return false;
  const given = await hashFor(database, 'captcha', [id, readCaptchaText(answer)]);
  return timingSafeEqual(given, captcha.answerHash);
}
