import { readFileSync } from 'node:fs';

/**
 * Whether so many people use this password that a guesser tries it early: a word of the list, also
 * with a few digits or signs around it, with digits for letters, or said twice; keys and numbers in
 * a row; the same over and over.
 */
export function isCommonPassword(password: string): boolean {
  // Anything longer is no common password, and nobody should make us fold a book.
  if (password.length > longestCommon) return false;
  const text = fold(password);
  const joined = text.replace(/[\s._\-*]+/g, '');
  return [text, unitOf(text), joined, unitOf(joined)].some(isCommonText);
}

/** How many words the list holds. */
export function commonPasswordCount(): number {
  return words().size;
}

const longestCommon = 64;

function isCommonText(text: string): boolean {
  if (words().has(text) || isRow(text) || isYear(text) || unitOf(text).length <= 3) return true;
  return coresOf(text).some((core) => isLongEnough(core) && (words().has(core) || isRow(core)));
}

/** The words a password may be built around: bare, and with letters for the digits in their place. */
function coresOf(text: string): string[] {
  const bare = text.replace(/[\d\W_]{1,6}$/, '');
  const bareAtBothEnds = bare.replace(/^[\d\W_]{1,4}/, '');
  return [bare, bareAtBothEnds].concat(
    [text, bare, bareAtBothEnds].flatMap((core) => [spelled(core, 'i'), spelled(core, 'l')]),
  );
}

/** “mi” and four digits of one's own are no word of the list. */
function isLongEnough(core: string): boolean {
  return core.length >= 3 && /[^\d\W]/.test(core);
}

/** With letters for the digits and signs that stand for them. */
export function spelled(text: string, one: 'i' | 'l'): string {
  return text.replace(/[@4301!$57]/g, (sign) => (sign === '1' ? one : (letterFor[sign] ?? sign)));
}

const letterFor: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  '!': 'i',
  $: 's',
  '5': 's',
  '7': 't',
};

const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qwertzuiop',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujmikolp',
];
const rowsBothWays = rows.flatMap((row) => [row, [...row].reverse().join('')]);

function isRow(text: string): boolean {
  return text.length >= 4 && rowsBothWays.some((row) => row.includes(text));
}

function isYear(text: string): boolean {
  return /^(19|20)\d\d$/.test(text);
}

/** What a text repeats from its beginning to its end, or the whole text. */
function unitOf(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text;
}

/** Large or small, wide or narrow, with its accents or without: to a guesser it is one word. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

let list: ReadonlySet<string> | null = null;

function words(): ReadonlySet<string> {
  list ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.split(' '))
      .filter((word) => word !== '')
      .map(fold),
  );
  return list;
}
