import { basename } from 'node:path';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { createI18n, loadLanguage } from '#client/i18n/load-language.ts';
import { messages as spanish } from '#client/i18n/locales/es.po?part=home';
import { factsOf, type Language } from '#contract/languages.ts';
import { sayTime } from '#contract/say-time.ts';
import { Language as LanguageCode } from '#contract/values.ts';
import { worded } from '#contract/worded.ts';
import { writeMoney } from '#contract/write-money.ts';
import { manifestWords } from '#server/http/files/manifest-words.ts';
import { say } from '#server/http/words.ts';
import { renderMessage } from '#server/kernel/outbox/render-message.ts';
import { wordTemplate } from '#server/notices/word-message.ts';
import { sayCounted } from '#server/rewards/missions/terms-words.ts';
import { sayRebate } from '#server/rewards/rebates/say-rebate.ts';
import { readSources } from './read-sources.ts';

/** A language that nobody speaks joins the table, as a real one would: by its row alone. */
vi.mock('#contract/languages.ts', async (load) => {
  const real = await load<typeof import('#contract/languages.ts')>();
  const row = { name: 'Qzu', direction: 'rtl', flag: 'aq', locale: 'de', group: '.', point: ',' };
  Object.assign(real.languageFacts, {
    qz: { ...row, signSpace: '', comma: ' & ', semicolon: ' | ', reads: 'es' },
  });
  real.languages.push('qz' as Language);
  return real;
});

const joined = 'qz' as Language;

test('calls, pages and merchants’ texts know a language by its row', () => {
  expect(v.is(LanguageCode, 'qz')).toBe(true);
  expect(factsOf('qz').direction).toBe('rtl');
  const text = { es: 'Hola', en: 'Hello' };
  expect(v.is(worded(v.string()), { ...text, qz: 'Qi' })).toBe(true);
  expect(v.is(worded(v.string()), { ...text, xq: 'Qi' })).toBe(false);
});

test('numbers and lists are written as the row says', () => {
  expect(writeMoney('123456789', 'COP', 'qz')).toBe('$1.234.567,89');
  const counted = { counter: 'rounds', classes: ['LIVE', 'RNG'] } as const;
  expect(
    sayCounted(
      { ...counted, classes: [...counted.classes] },
      { language: joined, currency: 'COP' },
    ),
  ).toContain('casino en vivo & tragamonedas');
});

test('what it has no words for is read in the language that its row names', async () => {
  const values = { site: 'Verbena', code: '012345', minutes: 3 };
  const code = { template: 'verification-code', values } as const;
  const said = (language: Language) => [
    say(language, 'game.unknown'),
    renderMessage('mail', language, code),
    wordTemplate('kyc.approved', {}, language),
    manifestWords[language === joined ? 'es' : language],
    writeMoney('5', 'POINTS', language),
    sayTime(new Date('2026-03-04T05:06:00Z'), null, language),
    sayCounted({ counter: 'vendors' }, { language, currency: 'COP' }),
  ];
  expect(said(joined)).toEqual(said('es'));
  expect(sayRebate('2026-03-04', joined)).toContain('Devolución');
  const i18n = createI18n();
  await loadLanguage(i18n, joined);
  expect(i18n.locale).toBe('qz');
  expect(i18n.messages).toEqual(spanish);
});

test('words in code stand in tables that the compiler completes, or in a file of their language', () => {
  const loose = readSources()
    .filter(({ path }) => /^(src\/(?!demo|build)|sw\/)/.test(path))
    .filter(({ path }) => !/\.test\.tsx?$|\.test-data\.ts$/.test(path))
    .filter(({ path }) => path !== 'src/contract/languages.ts' && basename(path) !== 'zh.ts')
    .filter(({ text }) => /\bzh: |'zh'/.test(text) && !text.includes('InLanguages<'))
    .map(({ path }) => path);
  expect(loose).toEqual([]);
});
