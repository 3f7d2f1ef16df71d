import { randomBytes } from 'node:crypto';
import type { captcha, soundCaptcha } from '#contract/anti-abuse.ts';
import type { AnswerOf } from '#contract/call.ts';
import { done, type Outcome, refuse } from '#server/kernel/answer.ts';
import { addressKey } from './address-key.ts';
import { newCaptchaText } from './captcha-alphabet.ts';
import { hashFor } from './check-secret.ts';
import { soundCaptcha as makeSound, newSoundText } from './sound-captcha.ts';
import { deleteExpired, insertCaptcha } from './store.ts';
import { type ChecksContext, reserveAttempt } from './throttle.ts';

type Issued<Call extends typeof captcha | typeof soundCaptcha> = Outcome<
  AnswerOf<Call>,
  'captcha.too-soon'
>;

export async function issueCaptcha(
  app: ChecksContext,
  address: string,
): Promise<Issued<typeof captcha>> {
  if (!(await mayHaveOne(app, 'captcha-drawn', address))) return refuse('captcha.too-soon', 1);
  const text = newCaptchaText();
  const captchaId = await rememberCaptcha(app, text);
  // The drawing library is as large as all the rest of the gateway, and many a day needs no picture.
  const { drawCaptcha } = await import('./draw-captcha.ts');
  const image = await drawCaptcha(text);
  return done({ captchaId, image: image.toString('base64') });
}

/** The same for ears: a captcha of its own, so that nobody has two ways to read one. */
export async function issueSoundCaptcha(
  app: ChecksContext,
  address: string,
): Promise<Issued<typeof soundCaptcha>> {
  if (!(await mayHaveOne(app, 'captcha-sounded', address))) return refuse('captcha.too-soon', 1);
  const text = newSoundText();
  const captchaId = await rememberCaptcha(app, text);
  return done({ captchaId, sound: makeSound(text).toString('base64') });
}

/** One a second for an address: making them is what here costs the gateway most. */
async function mayHaveOne(
  app: ChecksContext,
  rule: 'captcha-drawn' | 'captcha-sounded',
  address: string,
): Promise<boolean> {
  return (await reserveAttempt(app, [{ rule, key: addressKey(address) }])).done;
}

/** Keeps what is to be typed, as a hash, and answers under which id. */
export async function rememberCaptcha(app: ChecksContext, text: string): Promise<string> {
  const id = randomBytes(16);
  const now = app.clock.now();
  await deleteExpired(app.database, 'captcha', now);
  await insertCaptcha(app.database, {
    id,
    answerHash: await hashFor(app, 'captcha', [id, text]),
    expiresAt: new Date(now.getTime() + validMs),
  });
  return id.toString('base64url');
}

const validMs = 5 * 60_000;
