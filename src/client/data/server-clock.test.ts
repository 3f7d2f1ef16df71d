import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

const noon = '2026-11-20T12:00:00.000Z';
const at = Date.parse(noon);

test('an answer’s time was read in the middle of its way', () => {
  const clock = createServerClock();
  clock.learn(noon, 1_000, 1_100);
  expect(clock.now(1_050)).toBe(at);
  expect(clock.now(2_050)).toBe(at + 1_000);
});

test('an answer that was long on its way takes nothing of what is known', () => {
  const clock = createServerClock();
  clock.learn(noon, 1_000, 1_020);
  clock.learn('2026-11-20T12:00:09.000Z', 2_000, 4_000);
  expect(clock.now(1_010)).toBe(at);
});
