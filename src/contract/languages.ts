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
  /** Between the sign of a currency and the figure. */
  readonly signSpace: '' | '\u00a0';
  /** Between the words of a list, and between its parts. */
  readonly comma: string;
  readonly semicolon: string;
  /**
   * Stands on a language that has joined before its words: what it has no words for is read in this
   * one. Without it no table compiles that leaves the language out.
   */
  readonly reads?: MainLanguage;
}

/** What a merchant writes is always there in these two. */
export const mainLanguages = ['es', 'en'] as const;
export type MainLanguage = (typeof mainLanguages)[number];

const latin = { signSpace: '', comma: ', ', semicolon: ' · ' } as const;

/** Every language of the platform; its code is what calls, cookies and catalogues name it by. */
export const languageFacts = {
  es: {
    ...{ name: 'Español', direction: 'ltr', flag: 'co' },
    ...{ locale: 'es-CO', group: '.', point: ',', ...latin, signSpace: '\u00a0' },
  },
  en: {
    ...{ name: 'English', direction: 'ltr', flag: 'gb' },
    ...{ locale: 'en', group: ',', point: '.', ...latin },
  },
  zh: {
    ...{ name: '中文', direction: 'ltr', flag: 'cn' },
    ...{ locale: 'zh', group: ',', point: '.', signSpace: '', comma: '、', semicolon: '；' },
  },
  ms: {
    ...{ name: 'Bahasa Melayu', direction: 'ltr', flag: 'my' },
    ...{ locale: 'ms', group: ',', point: '.', ...latin },
  },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof languageFacts;

export const languages = Object.keys(languageFacts) as [Language, ...Language[]];

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(languageFacts, text);
}

/**
 * One thing in every language. The compiler asks for each but those whose row says what they read
 * meanwhile; `wordsIn` reads it.
 */
export type InLanguages<Words> = InLanguagesOf<typeof languageFacts, Words>;

export type InLanguagesOf<Rows, Words> = {
  readonly [Code in keyof Rows as Rows[Code] extends Joining ? never : Code]: Words;
} & { readonly [Code in keyof Rows as Rows[Code] extends Joining ? Code : never]?: Words };

interface Joining {
  readonly reads: string;
}

/**
 * What is said in a language: in its own words, in those of the language it reads meanwhile, or in
 * English. A merchant's texts are read by the same rule.
 */
export function wordsIn<Words>(
  table: Readonly<Partial<Record<Language, Words | undefined>>> & { readonly en: Words },
  language: string,
): Words {
  if (!isLanguage(language)) return table.en;
  const { reads } = factsOf(language);
  return table[language] || (reads && table[reads]) || table.en;
}

/** The facts of one language; a code that is none of ours writes numbers as English does. */
export function factsOf(language: string): LanguageFacts {
  return languageFacts[isLanguage(language) ? language : 'en'];
}
