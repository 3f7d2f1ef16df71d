import { fold, isCommonPassword, spelled } from './common-passwords.ts';

/**
 * Whether a password is made of words that a guesser tries first at this very account: the site's
 * name, the merchant's, the account's own, also reversed, in leet, or with some digits around them.
 */
export function isMadeOfOwnWords(password: string, own: readonly string[]): boolean {
  const text = plain(password);
  const words = [...new Set(own.flatMap(formsOf))].sort((one, two) => two.length - one.length);
  if (words.some((word) => text.length >= shortestPart && word.includes(text))) return true;
  const signs = fold(password).replace(/[\s._\-*]+/g, '');
  return isLittleBeside(text, words) || isLittleBeside(unleet(signs), words.map(unleet));
}

/** A one may stand for an i or an l, also in one word, so all of them become one letter. */
function unleet(text: string): string {
  return spelled(text, 'i').replaceAll('l', 'i');
}

/** A part of one's own name or number, such as a phone number without its country. */
const shortestPart = 6;
/** Digits and letters beside the word that a guesser still runs through. */
const mostBeside = { characters: 6, letters: 3 };

function isLittleBeside(text: string, words: readonly string[]): boolean {
  const rest = plain(words.reduce((left, word) => left.replaceAll(word, ' '), text));
  if (rest.length === plain(text).length) return false;
  const letters = rest.replace(/\d/g, '').length;
  const isShort = rest.length <= mostBeside.characters && letters <= mostBeside.letters;
  return isShort || isCommonPassword(rest);
}

/** As it is, without its digits, and both reversed; what has fewer than three signs is no word. */
function formsOf(word: string): string[] {
  const whole = plain(word);
  const forms = [whole, whole.replace(/\d/g, '')].filter((form) => form.length >= 3);
  return forms.flatMap((form) => [form, [...form].reverse().join('')]);
}

function plain(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
