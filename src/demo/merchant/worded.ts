import { type Language, languages } from '#contract/languages.ts';

/** One text in every language the demo merchant speaks. */
export type Worded = Record<Language, string>;

export function inEachLanguage(write: (language: Language) => string): Worded {
  const written = languages.map((language) => [language, write(language)] as const);
  return Object.fromEntries(written) as Worded;
}

export function worded(es: string, en: string, zh: string, ms: string): Worded {
  return { es, en, zh, ms };
}

/** Words of the four languages, in the order the word lists are written in. */
export type Line = readonly [es: string, en: string, zh: string, ms: string];

export function fromLine([es, en, zh, ms]: Line): Worded {
  return { es, en, zh, ms };
}
