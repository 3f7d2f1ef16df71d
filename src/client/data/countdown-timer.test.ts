import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countUntil, msUntil } from './countdown-timer.ts';
import { serverClock } from './server-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('many countdowns share one timer, and each is counted at its own change of the second', () => {
  let nowMs = 1_000_000;
  vi.spyOn(serverClock, 'now').mockImplementation(() => nowMs);
  const pass = (ms: number) => {
    nowMs += ms;
    vi.advanceTimersByTime(ms);
  };
  const at = (ms: number) => new Date(nowMs + ms).toISOString();
  const left: Record<string, number> = {};
  const stops = [
    ['a', at(10_000)] as const,
    ['b', at(10_070)] as const,
    ...Array.from({ length: 40 }, (_, index) => [`tile${index}`, at(10_000)] as const),
  ].map(([name, until]) =>
    countUntil(until, () => {
      left[name] = Math.ceil(msUntil(until) / 1_000);
    }),
  );
  expect(vi.getTimerCount()).toBe(1);
  pass(70);
  expect(left).toMatchObject({ a: 10, b: 10, tile39: 10 });
  for (let waited = 0; waited < 930; waited += 10) pass(10);
  expect(left).toMatchObject({ a: 9, b: 10 });
  pass(70);
  expect(left).toMatchObject({ a: 9, b: 9 });
  expect(vi.getTimerCount()).toBe(1);
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
});
