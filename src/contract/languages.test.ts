import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordedLanguages } from '#tests/worded-languages.ts';
import { type InLanguagesOf, languageFacts, languages } from './languages.ts';

const root = join(import.meta.dirname, '../..');

test.each(languages)('%s writes numbers and itself as CLDR has it', (language) => {
  const { group, point, direction, locale, name } = languageFacts[language];
  const parts = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
  }).formatToParts(1_234_567.5);
  const markOf = (type: string) => parts.find((part) => part.type === type)?.value;
  expect({ group, point }).toEqual({ group: markOf('group'), point: markOf('decimal') });
  const written = new Intl.Locale(language) as Intl.Locale & {
    getTextInfo(): { direction: string };
  };
  expect(direction).toBe(written.getTextInfo().direction);
  const named = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? '';
  // Malay calls itself Melayu there, and says on every sign that it is a language.
  expect(name.toLowerCase()).toContain(named.toLowerCase());
});

test.each(languages)('%s has a flag', (language) => {
  const { flag } = languageFacts[language];
  expect(existsSync(join(root, 'public/flags', `${flag}.svg`))).toBe(true);
});

test.each(wordedLanguages)('%s has a catalogue', (language) => {
  expect(existsSync(join(root, 'src/client/i18n/locales', `${language}.po`))).toBe(true);
});

test('a table needs the words of every language but of one that reads another meanwhile', () => {
  interface Rows {
    es: { name: string };
    qz: { name: string; reads: 'es' };
  }
  const whole: InLanguagesOf<Rows, string> = { es: 'hola' };
  // @ts-expect-error The words of a language that reads no other are missing.
  const torn: InLanguagesOf<Rows, string> = { qz: 'quiz' };
  expect([whole, torn]).toHaveLength(2);
});
