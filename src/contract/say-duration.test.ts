import { expect, test } from 'vitest';
import { sayDuration } from './say-duration.ts';

test.each([
  [1, 'es', '1 minuto'],
  [60, 'en', '60 minutes'],
  [90, 'ms', '90 minit'],
  [1_440, 'es', '24 horas'],
  [1_440, 'zh', '24小时'],
])('%d minutes in %s are %s', (minutes, language, words) => {
  expect(sayDuration(minutes, language)).toBe(words);
});
