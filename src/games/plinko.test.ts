import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { holdToManners } from '#tests/games/game-manners.ts';
import { simulate } from '#tests/games/simulate.ts';
import { type PlinkoBoard, plinko, plinkoRisks, plinkoRows, plinkoSlots } from './plinko.ts';

const boards = plinkoRows.flatMap((rows) => plinkoRisks.map((risk) => ({ rows, risk })));
const nameOf = ({ rows, risk }: PlinkoBoard) => `${rows} rows, ${risk}`;
const oddsOf = (board: PlinkoBoard) => plinko.odds().find(({ bet }) => bet === nameOf(board));

test('a ball that turns right r times falls into slot r', () => {
  const turns = [0.5, 0, 0.49, 0.99, 0, 0.7, 0.1, 0];
  const told = plinko.tell({ stake: '100', rows: 8, risk: 'high' }, [], (row) => turns[row] ?? 0);
  expect(told).toMatchObject({
    view: {
      path: ['right', 'left', 'left', 'right', 'left', 'right', 'left', 'left'],
      slot: 3,
      multiplier: '0.3',
    },
    paid: 30n,
  });
});

test.each(boards)('the slots of %j mirror each other', (board) => {
  const slots = plinkoSlots(board);
  expect(slots).toHaveLength(board.rows + 1);
  expect([...slots].reverse()).toEqual(slots);
});

test('what the boards pay is what was laid down', () => {
  const text = (rows: PlinkoBoard['rows'], risk: PlinkoBoard['risk']) =>
    plinkoSlots({ rows, risk }).map((times) => Number(times.numerator) / Number(times.denominator));
  expect(text(8, 'high')).toEqual([29, 4, 1.5, 0.3, 0.2, 0.3, 1.5, 4, 29]);
  expect(text(16, 'high').slice(0, 9)).toEqual([1000, 130, 26, 9, 4, 2, 0.2, 0.2, 0.2]);
});

// Played out way by way: nothing here knows of binomial coefficients.
test.each(boards.filter(({ rows }) => rows < 16))(
  '%j returns what all its ways add up to',
  (board) => {
    let paid = 0n;
    for (let way = 0; way < 2 ** board.rows; way += 1) {
      const told = plinko.tell({ stake: '1000', ...board }, [], (row) => ((way >> row) & 1) / 2);
      if (!told.refused) paid += told.paid ?? 0n;
    }
    expect(Number(paid) / 2 ** board.rows / 1000).toBeCloseTo(oddsOf(board)?.return ?? 0, 12);
  },
);

test('every board pays back 99 %, give or take two tenths', () => {
  for (const odds of plinko.odds()) expect(Math.abs(odds.return - 0.99)).toBeLessThan(0.002);
});

test.each(boards)('played, %j pays back what was counted', (board) => {
  const { low, high } = simulate(plinko, 8_000, () => ({ stake: '1000', ...board }));
  const exact = oddsOf(board)?.return ?? 0;
  expect(low).toBeLessThan(exact);
  expect(high).toBeGreaterThan(exact);
});

test.each([{ rows: 9 }, { risk: 'none' }, { stake: '-1' }, { more: 1 }])('refused: %j', (wrong) => {
  expect(v.is(plinko.choices, { stake: '1', rows: 8, risk: 'low', ...wrong })).toBe(false);
});

test('it keeps the manners of a game', () => {
  const stake = fc.integer({ min: 1, max: 10 ** 9 }).map(String);
  holdToManners(
    plinko,
    fc.tuple(fc.constantFrom(...boards), stake).map(([board, each]) => ({ ...board, stake: each })),
  );
});
