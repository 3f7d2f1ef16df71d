import { randomInt } from 'node:crypto';
import { captchaLength } from '#contract/anti-abuse.ts';

/** Of what looks alike once it leans, one at most: 0 O Q D, 1 I L, 2 Z, 5 S, 6 G, 8 B, 4 A, U V Y. */
export const captchaAlphabet = 'ACEFHJKMNPRTWXY379';

/** `randomInt` draws again what would favour some letters. */
export function newCaptchaText(): string {
  const letters = Array.from({ length: captchaLength }, () => randomInt(captchaAlphabet.length));
  return letters.map((index) => captchaAlphabet[index]).join('');
}

/** Neither case counts nor what people put between, nor the full width in which a Chinese keyboard may write. */
export function readCaptchaText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s,.·-]/g, '')
    .toUpperCase();
}
