import { expect, test } from 'vitest';
import { createI18n, loadLanguage, loadWords } from './load-language.ts';
import { messages as ofHome } from './locales/en.po?part=home';
import { messages as ofMoney } from './locales/en.po?part=money';
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
  await loadWords(new Proxy(i18n, {}), 'rest');
  await loadLanguage(i18n, 'en');
  expect(i18n.messages).toEqual({ ...ofHome, ...ofTheRest });
});

test('who says the words of money alone does so in the next language, and the rest says them too', async () => {
  const i18n = createI18n();
  await loadLanguage(i18n, 'es');
  await loadWords(i18n, 'money');
  await loadLanguage(i18n, 'en');
  expect(i18n.messages).toEqual({ ...ofHome, ...ofMoney });
  await loadWords(i18n, 'rest');
  expect(i18n.messages).toEqual({ ...ofHome, ...ofTheRest });
});

test('words that were asked for before the language changed come in the one that was chosen', async () => {
  const i18n = createI18n();
  await loadLanguage(i18n, 'es');
  const changed = loadLanguage(i18n, 'en');
  const added = loadWords(i18n, 'rest');
  await Promise.all([changed, added]);
  expect(i18n.messages).toEqual({ ...ofHome, ...ofTheRest });
});

test('words that are there do not wait for the others', async () => {
  const i18n = createI18n();
  await loadLanguage(i18n, 'en');
  await loadWords(i18n, 'money');
  const money = loadWords(i18n, 'money');
  void loadWords(i18n, 'rest');
  expect(loadWords(i18n, 'money')).toBe(money);
});
