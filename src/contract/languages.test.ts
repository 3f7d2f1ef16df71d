import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageFacts, languages } from './languages.ts';

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

test.each(languages)('%s has a flag and a catalogue', (language) => {
  const { flag } = languageFacts[language];
  expect(existsSync(join(root, 'public/flags', `${flag}.svg`))).toBe(true);
  expect(existsSync(join(root, 'src/client/i18n/locales', `${language}.po`))).toBe(true);
});
