import type { Language } from '#contract/values.ts';

/** Every language in its own words: whoever looks for it may read no other. */
export const languageNames: Readonly<Record<Language, string>> = {
  es: 'Español',
  en: 'English',
  zh: '中文',
  ms: 'Bahasa Melayu',
};
