import { expect, test } from 'vitest';
import { findPlay } from '#lottery/plays/find-play.ts';
import { quoteSlip } from '#lottery/slip.ts';
import type { Line } from '#lottery/types.ts';
import { prizesLeft, slipObstacle } from './slip-obstacle.ts';

const line: Line = { play: 'position', choice: [['1'], [], [], [], []], unit: '1', multiple: 10 };
const lines = [line];
const quote = quoteSlip(findPlay, lines, {
  ...{ family: 'SSC', mode: 'LOTT', series: 1_900, maxSeries: 1_900, minorDigits: 2 },
});
if (quote.fault !== undefined) throw new Error(quote.fault);

type Slip = Parameters<typeof slipObstacle>[0];

const opened: NonNullable<Slip['now']>['opened'] = {
  ...{ numero: '20261124-0001', opensAt: '', closesAt: '', drawsAt: '' },
  state: 'open',
};
const game: Slip['board']['game'] = {
  ...{ game: 'SSC1', name: 'SSC', icon: null, family: 'SSC', area: 'CN', vassalage: 'TCG_LOTTO' },
  ...{ timeZone: 'UTC', isStopped: false, minSeries: 1_800, maxSeries: 1_900, last: null, opened },
  gameType: 'LOTT',
  mode: 'LOTT',
  drawnBy: 'house',
};
const slip: Slip = {
  ...{ quote, lines, isOnline: true, highest: 1, cost: quote.stake, available: null },
  board: {
    ...{ serverTime: '', game, currency: 'COP', minorDigits: 2, coins: null, leastStake: '100' },
    ...{ mostStake: '1000000', mostMultiple: 100, mostWin: '100000000', mostChased: 10 },
    ...{ mayCancel: true, mostExposure: null, exposure: [] },
  },
  now: { serverTime: '', game: 'SSC1', isStopped: false, opened, ahead: [], last: null },
};

test('a slip within all bounds has no obstacle', () => expect(slipObstacle(slip)).toBeNull());

const bounded = (bounds: Partial<typeof slip.board>) => ({
  ...slip,
  board: { ...slip.board, ...bounds },
});

test.each([
  ['offline', { ...slip, isOnline: false }],
  ['between-draws', { ...slip, now: undefined }],
  ['lines', { ...slip, lines: Array.from({ length: 101 }, () => line) }],
  ['multiple', { ...slip, highest: 16 }],
  ['stake-below', bounded({ leastStake: String(quote.stake + 1n) })],
  ['stake-above', bounded({ mostStake: String(quote.stake - 1n) })],
  ['win-above', bounded({ mostWin: String(quote.best - 1n) })],
  ['full', bounded({ mostExposure: String(quote.best - 1n) })],
  ['short', { ...slip, available: quote.stake - 1n }],
] as const)('a slip that cannot be bought says %s', (obstacle, judged) =>
  expect(slipObstacle(judged)).toBe(obstacle),
);

test('what a play can still promise shrinks with what was sold, and never below nothing', () => {
  const sold = { mostExposure: '100', exposure: [{ play: 'position', promised: '130' }] };
  expect(prizesLeft(sold, 'position')).toBe(0n);
  expect(prizesLeft(sold, 'direct')).toBe(100n);
  expect(prizesLeft({ ...sold, mostExposure: null }, 'position')).toBeNull();
});
