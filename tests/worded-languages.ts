import { factsOf, languages } from '#contract/languages.ts';

/** The languages that have words of their own: those that joined before their words are not judged yet. */
export const wordedLanguages = languages.filter(
  (language) => factsOf(language).reads === undefined,
);
