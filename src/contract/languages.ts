interface LanguageFacts {
  /** In its own words: a reader who looks for it may read no other. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The country whose flag it wears: the specification maps Spanish to Colombia's. */
  readonly flag: string;
  /** The market whose numbers it writes, as CLDR knows it. */
  readonly locale: string;
  /** Between thousands and before the fraction, as that market has them. */
  readonly group: string;
  readonly point: string;
}

/** Every language of the platform; its code is what calls, cookies and catalogues name it by. */
export const languageFacts = {
  es: { name: 'Español', direction: 'ltr', flag: 'co', locale: 'es-CO', group: '.', point: ',' },
  en: { name: 'English', direction: 'ltr', flag: 'gb', locale: 'en', group: ',', point: '.' },
  zh: { name: '中文', direction: 'ltr', flag: 'cn', locale: 'zh', group: ',', point: '.' },
  ms: { name: 'Bahasa Melayu', direction: 'ltr', flag: 'my', locale: 'ms', group: ',', point: '.' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof languageFacts;

export const languages = Object.keys(languageFacts) as [Language, ...Language[]];

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(languageFacts, text);
}

/** The facts of one language; a code that is none of ours writes numbers as English does. */
export function factsOf(language: string): LanguageFacts {
  return languageFacts[isLanguage(language) ? language : 'en'];
}
