import { expect, test } from 'vitest';
import { wordsIn } from '#contract/languages.ts';
import { wordedLanguages } from '#tests/worded-languages.ts';
import { gatewayWords, say } from './words.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

test.each(wordedLanguages)(
  '%s has words for everything, with the values that Spanish has',
  (language) => {
    for (const [key, spanish] of Object.entries(gatewayWords.es)) {
      const words = wordsIn(gatewayWords, language)[key as keyof typeof gatewayWords.es];
      expect(words.length, key).toBeGreaterThan(3);
      expect(placeholders(words), key).toEqual(placeholders(spanish));
    }
  },
);

test('values are put into the words, in production too', () => {
  expect(say('es', 'request.too-many', { seconds: 12 })).toContain('12 s');
  expect(say('zh', 'field.too-short', { limit: 3 })).toBe('至少输入 3 个字符');
});

test('no two languages say the same', () => {
  for (const key of Object.keys(gatewayWords.es) as (keyof typeof gatewayWords.es)[]) {
    const said = wordedLanguages.map((language) => wordsIn(gatewayWords, language)[key]);
    expect(new Set(said).size).toBe(wordedLanguages.length);
  }
});
