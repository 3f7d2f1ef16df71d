import { afterEach, expect, test, vi } from 'vitest';
import { addWordsOf, createI18n, loadAllWords, loadLanguage } from './load-language.ts';
import * as english from './locales/en.po?part=home';
import { messages as ofTheRest } from './locales/en.po?part=rest';

const ofHome = english.messages;

afterEach(() => {
  vi.unstubAllGlobals();
});

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

test('words that were asked for before the language changed come in the one that was chosen', async () => {
  const i18n = createI18n();
  await loadLanguage(i18n, 'es');
  const changed = loadLanguage(i18n, 'en');
  const added = loadAllWords(i18n);
  await Promise.all([changed, added]);
  expect(i18n.messages).toEqual({ ...ofHome, ...ofTheRest });
});

/** As if it had been built: its parts are fetched one by one. */
async function built() {
  const i18n = createI18n();
  const part = vi.spyOn(english, 'partsAt', 'get').mockReturnValue('/words/en');
  await loadLanguage(i18n, 'en');
  part.mockRestore();
  return i18n;
}

test('a part brings its own words, once, and no others', async () => {
  const fetchWords = vi.fn(async () => Response.json({ messages: { greeting: 'Good evening' } }));
  vi.stubGlobal('fetch', fetchWords);
  const i18n = await built();
  await Promise.all([addWordsOf(i18n, 'WalletScreen'), addWordsOf(i18n, 'WalletScreen')]);
  expect(fetchWords.mock.calls).toEqual([['/words/en/WalletScreen.json']]);
  expect(i18n.messages).toEqual({ ...ofHome, greeting: 'Good evening' });
});

test('where a part’s words cannot be had, all of them are taken', async () => {
  for (const answer of [() => Promise.reject(new TypeError()), async () => Response.error()]) {
    vi.stubGlobal('fetch', answer);
    const i18n = await built();
    await addWordsOf(i18n, 'WalletScreen');
    expect(i18n.messages).toEqual({ ...ofHome, ...ofTheRest });
  }
});

test('who has heard of one part speaks of all in the next language', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ messages: { greeting: 'Good evening' } }));
  const i18n = await built();
  await addWordsOf(i18n, 'WalletScreen');
  await loadLanguage(i18n, 'en');
  expect(i18n.messages).toEqual({ ...ofHome, ...ofTheRest });
});
