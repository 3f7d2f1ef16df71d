import { expect, test } from 'vitest';
import { createI18n, loadAllWords, loadLanguage } from './load-language.ts';
import { messages as ofHome } from './locales/en.po?part=home';
import { messages as ofTheRest } from './locales/en.po?part=rest';

test('an instance that speaks of home alone goes on doing so in the next language', async () => {
  const i18n = createI18n();
  await loadLanguage(i18n, 'es');
  await loadLanguage(i18n, 'en');
  expect(i18n.messages).toEqual(ofHome);
});

test('what a component asked for through the proxy it is handed comes in the next language too', async () => {
  const i18n = createI18n();
  await loadLanguage(i18n, 'es');
  await loadAllWords(new Proxy(i18n, {}));
  await loadLanguage(i18n, 'en');
  expect(i18n.messages).toEqual({ ...ofHome, ...ofTheRest });
});
