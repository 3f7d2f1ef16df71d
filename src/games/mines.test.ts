import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { holdToManners } from '#tests/games/game-manners.ts';
import { nodeHmac, seededDraw } from '#tests/games/seeded-draw.ts';
import { simulate } from '#tests/games/simulate.ts';
import { drawOf, takeOut } from './draw.ts';
import { type MinesStep, mines, minesChance, minesMultiplier } from './mines.ts';
import { shown, toNumber } from './ratio.ts';

const draw = drawOf({ serverSeed: 'a'.repeat(64), clientSeed: 'client-seed', nonce: 0 }, nodeHmac);
const choices = { stake: '1000', mines: 3 };
const pick = (cell: number): MinesStep => ({ kind: 'pick', cell });
const take: MinesStep = { kind: 'cash-out' };

test('the mines of the check vector lie in 15, 17 and 8', () => {
  expect(mines.tell(choices, [pick(8)], draw)).toMatchObject({
    view: { state: 'hit', minedCells: [15, 17, 8] },
    paid: 0n,
  });
});

test('each safe pick raises what can be taken, and taking it ends the round', () => {
  expect(mines.tell(choices, [], draw)).toMatchObject({
    view: { multiplier: null, nextMultiplier: '1.125', minedCells: null },
    paid: null,
  });
  expect(mines.tell(choices, [pick(0), pick(1)], draw)).toMatchObject({
    view: { state: 'running', picked: [0, 1], multiplier: shown(minesMultiplier(3, 2)) },
    paid: null,
  });
  expect(mines.tell(choices, [pick(0), pick(1), take], draw)).toMatchObject({
    view: { state: 'taken', minedCells: [15, 17, 8] },
    // 0.99 × C(25,2) / C(22,2) = 297/231.
    paid: 1285n,
  });
});

test('a mine shows what was lost with it: what could have been taken before', () => {
  expect(mines.tell(choices, [pick(0), pick(8)], draw)).toMatchObject({
    view: { state: 'hit', picked: [0, 8], multiplier: '1.125', nextMultiplier: null },
  });
  expect(mines.tell(choices, [pick(8)], draw)).toMatchObject({ view: { multiplier: null } });
});

test('the last safe cell ends the round by itself', () => {
  expect(mines.tell({ stake: '100', mines: 24 }, [pick(24)], () => 0)).toMatchObject({
    view: { state: 'taken' },
    paid: 2475n,
  });
});

test.each([
  ['taking before the first pick', [take]],
  ['a cell twice', [pick(0), pick(0)]],
  ['a pick after a mine', [pick(8), pick(0)]],
  ['taking after a mine', [pick(8), take]],
  ['a pick after taking', [pick(0), take, pick(1)]],
])('refused: %s', (_, steps) => {
  expect(mines.tell(choices, steps, draw)).toEqual({ refused: 'step' });
});

test('while the round runs, nobody can tell from the view where the mines lie', () => {
  const views = new Map<string, Set<string>>();
  for (let nonce = 0; nonce < 200; nonce += 1) {
    const other = seededDraw('hidden', nonce);
    const steps = [pick(3), pick(4)];
    if (takeOut(other, 0, 25, 3).some((cell) => cell === 3 || cell === 4)) continue;
    const told = mines.tell(choices, steps, other);
    const seen = JSON.stringify(told.refused ? null : told.view);
    views.set(seen, (views.get(seen) ?? new Set()).add(String(takeOut(other, 0, 25, 3))));
  }
  expect(views.size).toBe(1);
  expect([...views.values()][0]?.size).toBeGreaterThan(100);
});

test('every number of mines and picks pays back 99 %', () => {
  const odds = mines.odds();
  expect(odds).toHaveLength(300);
  expect(odds.filter((one) => one.return !== 0.99)).toEqual([]);
});

test('a chance is the product of the chances pick by pick', () => {
  for (const [count, picks] of [
    [1, 24],
    [3, 5],
    [12, 13],
    [24, 1],
  ] as const) {
    let chance = 1;
    for (let left = 25; left > 25 - picks; left -= 1) chance *= (left - count) / left;
    expect(toNumber(minesChance(count, picks))).toBeCloseTo(chance, 12);
  }
});

test.each([{ mines: 0 }, { mines: 25 }, { stake: '0' }, { more: 1 }])(
  'choices are refused: %j',
  (wrong) => {
    expect(v.is(mines.choices, { ...choices, ...wrong })).toBe(false);
  },
);

test.each([{ kind: 'pick', cell: 25 }, { kind: 'pick' }, { kind: 'cash-out', cell: 1 }])(
  'a step is refused: %j',
  (wrong) => {
    expect(mines.step && v.is(mines.step, wrong)).toBe(false);
  },
);

test.each([1, 3, 10])('played, %i mines pay back what was counted', (count) => {
  const { low, high } = simulate(
    mines,
    12_000,
    () => ({ stake: '1000000', mines: count }),
    (view) => (view.picked.length < 3 ? pick(view.picked.length * 7) : take),
  );
  expect(low).toBeLessThan(0.99);
  expect(high).toBeGreaterThan(0.99);
});

test('it keeps the manners of a game', () => {
  holdToManners(
    mines,
    fc.record({
      stake: fc.integer({ min: 1, max: 10 ** 9 }).map(String),
      mines: fc.integer({ min: 1, max: 24 }),
    }),
    fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 0, max: 24 }).map(pick) },
      { weight: 1, arbitrary: fc.constant(take) },
    ),
  );
});
