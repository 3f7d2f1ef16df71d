import { expect, test } from 'vitest';
import { findPlay } from '#lottery/plays/find-play.ts';
import { quoteSlip, type Terms } from '#lottery/slip.ts';
import type { Line } from '#lottery/types.ts';
import { emptyDraft } from '../draft.ts';
import { fullSymbols } from './full-numbers.ts';
import { prizesLeft, slipObstacle } from './slip-obstacle.ts';
import { boundsEveryMs } from './use-fresh-bounds.ts';

const line: Line = { play: 'position', choice: [['1'], [], [], [], []], unit: '1', multiple: 10 };
const lines = [line];
const terms: Terms = {
  ...{ family: 'SSC', mode: 'LOTT', series: 1_900, maxSeries: 1_900, minorDigits: 2 },
};
const quote = quoteSlip(findPlay, lines, terms);
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
  ...{ quote, lines, terms, isOnline: true, highest: 1, cost: quote.stake, available: null },
  board: {
    ...{ serverTime: '', game, currency: 'COP', minorDigits: 2, coins: null, leastStake: '100' },
    ...{ mostStake: '1000000', mostMultiple: 100, mostWin: '100000000', mostChased: 10 },
    ...{ mayCancel: true, mostExposure: null, exposure: [], mostPerNumber: null, numbers: [] },
    ...{ mostPerPlayer: null, ownPromised: '0' },
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
  ['own-win-above', bounded({ mostPerPlayer: String(quote.best), ownPromised: '1' })],
  [
    'number-full',
    bounded({
      mostPerNumber: String(quote.best),
      numbers: [{ play: 'position', number: '1:1', promised: '1' }],
    }),
  ],
  [
    'repeat-full',
    { ...bounded({ mostPerNumber: String(quote.best * 4n) }), highest: 5, cost: quote.stake * 6n },
  ],
  [
    'repeat-full',
    { ...bounded({ mostPerPlayer: String(quote.best * 4n) }), highest: 5, cost: quote.stake * 6n },
  ],
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

test('a repeat within every bound has no obstacle', () => {
  expect(
    slipObstacle({ ...bounded({ mostPerNumber: String(quote.best * 5n) }), highest: 5 }),
  ).toBeNull();
});

test('bounds are asked for again while a slip is put together, where there are any', () => {
  const play = findPlay('SSC', 'position');
  if (!play) throw new Error('no play');
  const empty = emptyDraft(play);
  const { board } = bounded({ mostPerNumber: '1' });
  expect(boundsEveryMs(board, empty)).toBe(false);
  expect(boundsEveryMs(board, { ...empty, lines })).toBeGreaterThan(0);
  expect(boundsEveryMs(slip.board, { ...empty, lines })).toBe(false);
  expect(boundsEveryMs({ ...board, coins: '9' }, { ...empty, lines })).toBe(false);
});

test('coins promise no money, so nothing is sold out for them', () => {
  const full = bounded({ mostExposure: '1', mostPerNumber: '1', mostPerPlayer: '1', coins: '99' });
  expect(slipObstacle(full)).toBeNull();
});

test('a number is sold out at the stake that it cannot take, and open at a lower one', () => {
  const play = findPlay('SSC', 'position');
  if (!play) throw new Error('no play');
  const { board } = bounded({
    mostPerNumber: '19000',
    numbers: [{ play: 'position', number: '1:1', promised: '9000' }],
  });
  const draft = { ...emptyDraft(play), multiple: 10 };
  const isFull = fullSymbols(board, play, draft);
  expect([isFull(0, '1'), isFull(1, '1'), isFull(0, '2')]).toEqual([true, false, false]);
  expect(fullSymbols(board, play, { ...draft, multiple: 5 })(0, '1')).toBe(false);
});
