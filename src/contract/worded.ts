import * as v from 'valibot';
import { type Language, languages, type MainLanguage, mainLanguages } from './languages.ts';

type Other = Exclude<Language, MainLanguage>;

/**
 * A text as a merchant writes it: in the main languages, and in any other.
 * @__NO_SIDE_EFFECTS__
 */
export function worded<Text extends v.GenericSchema<string>>(text: Text) {
  const isMain = (language: Language) => mainLanguages.some((main) => main === language);
  const others = languages.filter((language) => !isMain(language));
  return v.strictObject({
    es: text,
    en: text,
    ...(Object.fromEntries(others.map((language) => [language, v.optional(text)])) as {
      [Code in Other]: v.OptionalSchema<Text, undefined>;
    }),
  });
}
