import { randomInt } from 'node:crypto';

/** Read off one screen and typed on another: no letter that looks like a digit. */
export function makePassword(): string {
  const pick = (from: string) => from[randomInt(from.length)] ?? '';
  const letters = Array.from({ length: 8 }, () => pick('abcdefghjkmnpqrstuvwxyz'));
  const digits = Array.from({ length: 4 }, () => pick('23456789'));
  return [...letters, ...digits].join('');
}
