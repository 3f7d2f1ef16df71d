import { expect, test } from 'vitest';
import { limitEntries } from './entry-limit.ts';

test('an address comes in so often and no more, others all the while', () => {
  let now = 0;
  const mayEnter = limitEntries({ now: () => now });
  const tries = (times: number) =>
    Array.from({ length: times }, () => mayEnter('10.0.0.1')).filter(Boolean).length;
  expect(tries(200)).toBe(60);
  expect(mayEnter('10.0.0.2')).toBe(true);
  now += 5_000;
  expect(tries(200)).toBe(5);
});
