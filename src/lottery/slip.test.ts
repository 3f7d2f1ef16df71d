import { expect, test } from 'vitest';
import { ratio } from '#games/ratio.ts';
import { quoteSlip, settleSlip, type Terms } from './slip.ts';
import type { Line, Play } from './types.ts';

const digit: Play = {
  code: 'digit',
  group: 'test',
  picker: { kind: 'text', length: 1, symbols: [...'0123456789'] },
  unitsPerNote: 1,
  tiers: [{ code: 'digit', chance: ratio(1, 10), pays: 'series' }],
  review: (choice) => (choice.length === 1 ? null : 'rows'),
  count: ([row = []]) => row.length,
  stakes: ([row = []]) => [{ tier: 'digit', notes: row.length }],
  match: ([row = []], [drawn = '']) => [{ tier: 'digit', notes: row.includes(drawn) ? 1 : 0 }],
  best: (_, times) => times('digit'),
  chance: ([row = []]) => ({ atLeast: ratio(row.length, 10), atMost: ratio(row.length, 10) }),
  notes: ([row = []]) => row.map((one) => [[one]]),
};
const push: Play = {
  ...digit,
  code: 'push',
  unitsPerNote: 27,
  tiers: [
    { code: 'digit', chance: ratio(1, 10), pays: ratio(99, 2) },
    { code: 'push', chance: ratio(1, 10), pays: 'push' },
  ],
  match: (_, [drawn]) => [{ tier: drawn === '9' ? 'push' : 'digit', notes: drawn === '8' ? 0 : 1 }],
};
const findPlay = (_: unknown, code: string) => [digit, push].find((play) => play.code === code);
const terms: Terms = {
  family: 'SSC',
  mode: 'LOTT',
  series: 1_800,
  maxSeries: 1_960,
  minorDigits: 2,
};
const line = (changes: Partial<Line> = {}): Line => ({
  play: 'digit',
  choice: [['3', '4']],
  unit: '1',
  multiple: 1,
  ...changes,
});

test('a slip shows notes, stake, highest prize, chance, return and rebate', () => {
  expect(quoteSlip(findPlay, [line()], terms)).toMatchObject({
    notes: 2,
    stake: 400n,
    best: 1_800n,
    returns: ratio(9, 10),
    chance: { atLeast: ratio(1, 5), atMost: ratio(1, 5) },
    rebate: 32n,
  });
});

test('a slip whose stake is no whole number of minor units is refused, not rounded', () => {
  const tiny = line({ unit: '.0005', multiple: 1_001, choice: [['3']] });
  expect(quoteSlip(findPlay, [tiny], terms)).toEqual({ fault: 'stake-not-whole' });
  expect(quoteSlip(findPlay, [{ ...tiny, multiple: 1_000 }], terms)).toMatchObject({ stake: 100n });
});

test.each([
  ['no-lines', []],
  ['play', [line({ play: 'none' })]],
  ['multiple', [line({ multiple: 0 })]],
  ['multiple', [line({ multiple: 1.5 })]],
  ['multiple', [line({ multiple: 10_000 })]],
  ['rows', [line({ choice: [] })]],
  ['stake-too-small', [line({ unit: '.01', multiple: 2 })]],
])('a slip is refused for %s', (fault, lines) => {
  expect(quoteSlip(findPlay, lines, terms)).toMatchObject({ fault });
});

test('a ticket is rounded down once, over all its lines', () => {
  // Each line wins 8.55 minor units: two of them together 17, each by itself 8.
  const small = line({ unit: '.005', choice: [['3']] });
  const odd = { ...terms, series: 1_710 };
  expect(settleSlip(findPlay, [small, small], odd, ['3']).paid).toBe(17n);
  expect(settleSlip(findPlay, [small], odd, ['3']).paid).toBe(8n);
});

test('a push returns the whole stake, and lines with odds of their own earn no rebate', () => {
  const lines = [line({ play: 'push', choice: [['3']] })];
  expect(quoteSlip(findPlay, lines, terms)).toMatchObject({ stake: 5_400n, rebate: 0n });
  expect(settleSlip(findPlay, lines, terms, ['9']).paid).toBe(5_400n);
  expect(settleSlip(findPlay, lines, terms, ['3']).paid).toBe(9_900n);
  expect(settleSlip(findPlay, lines, terms, ['8']).paid).toBe(0n);
});

test('of several lines the chance lies between the best line’s and the sum of all', () => {
  expect(quoteSlip(findPlay, [line(), line({ choice: [['5']] })], terms)).toMatchObject({
    chance: { atLeast: ratio(1, 5), atMost: ratio(3, 10) },
  });
});
