import { expect, test } from 'vitest';
import { ratio } from '#games/ratio.ts';
import { writeChance } from './write-chance.ts';

test('a chance is a share of a hundred as long as that reads well, and one in so many below', () => {
  expect(writeChance(ratio(9, 20), 'en')).toMatch(/^45\s?%$/);
  expect(writeChance(ratio(1, 100_000), 'en')).toBe('1 / 100,000');
  expect(writeChance(ratio(1, 100_000), 'es')).toMatch(/^1 \/ 100.000$/);
});
