import { timingSafeEqual } from 'node:crypto';
import type { CaptchaAnswer } from '#contract/anti-abuse.ts';
import { readCaptchaText } from './captcha-alphabet.ts';
import { hashFor } from './check-secret.ts';
import { takeCaptcha } from './store.ts';
import type { ChecksContext } from './throttle.ts';

/** Right or wrong, it is used up: a second try needs a second picture. */
export async function spendCaptcha(
  app: ChecksContext,
  { captchaId, answer }: CaptchaAnswer,
): Promise<boolean> {
  const id = Buffer.from(captchaId, 'base64url');
  const captcha = await takeCaptcha(app.database, id);
  if (!captcha || captcha.expiresAt <= app.clock.now()) return false;
  const given = await hashFor(app, 'captcha', [id, readCaptchaText(answer)]);
  return timingSafeEqual(given, captcha.answerHash);
}
