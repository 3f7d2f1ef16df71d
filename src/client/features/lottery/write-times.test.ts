import { expect, test } from 'vitest';
import { ratio } from '#games/ratio.ts';
import { writeTimes } from './write-times.ts';

test('a multiplier is written with the reader’s own signs', () => {
  expect(writeTimes(ratio(4_851, 100), 'es')).toBe('48,51');
  expect(writeTimes(ratio(4_851, 100), 'en')).toBe('48.51');
  expect(writeTimes(ratio(99_000), 'es')).toBe('99.000');
});
