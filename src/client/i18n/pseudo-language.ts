import type { Messages } from '@lingui/core';

/**
 * Languages that nobody speaks: English with words as long as German's, and English written from the
 * right. What is cut, left untranslated or points the wrong way shows before a real language comes.
 */
export const pseudoLanguages = {
  'en-XA': { name: 'Łööng wöörds', direction: 'ltr' },
  'ar-XB': { name: 'From the right', direction: 'rtl' },
} as const;
export type PseudoLanguage = keyof typeof pseudoLanguages;

/** Compiled by Lingui: text, or texts between names, plurals and choices, which hold texts again. */
export function inPseudoLanguage(messages: Messages, pseudo: PseudoLanguage): Messages {
  const write = pseudo === 'ar-XB' ? fromTheRight : withLongWords;
  const entries = Object.entries(messages).map(([id, message]) => [id, rewritten(message, write)]);
  return Object.fromEntries(entries) as Messages;
}

/** The one chosen on this device; a build for players knows none. */
export function chosenPseudoLanguage(): PseudoLanguage | null {
  if (!import.meta.env.DEV) return null;
  const chosen = globalThis.localStorage?.getItem(key) ?? '';
  return Object.hasOwn(pseudoLanguages, chosen) ? (chosen as PseudoLanguage) : null;
}

/** Chosen again, it is put away; words and direction are read anew with the page. */
export function choosePseudoLanguage(pseudo: PseudoLanguage): void {
  if (chosenPseudoLanguage() === pseudo) localStorage.removeItem(key);
  else localStorage.setItem(key, pseudo);
  location.reload();
}

const key = 'pseudo-language';

function rewritten(message: unknown, write: (text: string) => string): unknown {
  if (typeof message === 'string') return write(message);
  if (!Array.isArray(message)) return message;
  return message.map((part) => (Array.isArray(part) ? rewrittenPart(part, write) : write(part)));
}

/** A name alone, or a name with a format and its cases. */
function rewrittenPart(part: unknown[], write: (text: string) => string): unknown[] {
  const [name, format, cases] = part;
  if (typeof cases !== 'object' || cases === null) return part;
  const entries = Object.entries(cases).map(([each, message]) =>
    // A plural's offset is a number.
    [each, rewritten(message, write)],
  );
  return [name, format, Object.fromEntries(entries)];
}

const tags = /(<\/?\d+\/?>|#)/;
const longVowels: Readonly<Record<string, string>> = {
  a: 'ää',
  e: 'ëë',
  i: 'ïï',
  o: 'öö',
  u: 'üü',
  A: 'ÄÄ',
  E: 'ËË',
  I: 'ÏÏ',
  O: 'ÖÖ',
  U: 'ÜÜ',
};

function withLongWords(text: string): string {
  return outsideTags(text, (words) =>
    words.replace(/[aeiou]/gi, (vowel) => longVowels[vowel] ?? vowel),
  );
}

/** As Android's own `ar-XB`: each word keeps its letters and is laid from the right. */
function fromTheRight(text: string): string {
  return outsideTags(text, (words) =>
    words.replace(/[^\s\u200f]+/g, (word) => `\u200f\u202e${word}\u202c\u200f`),
  );
}

function outsideTags(text: string, write: (words: string) => string): string {
  return text
    .split(tags)
    .map((part, place) => (place % 2 === 1 ? part : write(part)))
    .join('');
}
