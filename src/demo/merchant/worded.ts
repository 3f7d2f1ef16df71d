/**
 * The languages of the demo merchant. The platform may have more: whoever reads another one gets this merchant's
 * texts in English.
 */
export const merchantLanguages = ['es', 'en', 'zh', 'ms'] as const;
export type MerchantLanguage = (typeof merchantLanguages)[number];

/** One text in every language the demo merchant speaks. */
export type Worded = Record<MerchantLanguage, string>;

export function inEachLanguage(write: (language: MerchantLanguage) => string): Worded {
  const written = merchantLanguages.map((language) => [language, write(language)] as const);
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
