import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { holdToManners } from '#tests/games/game-manners.ts';
import { nodeHmac } from '#tests/games/seeded-draw.ts';
import { simulate } from '#tests/games/simulate.ts';
import { drawOf } from './draw.ts';
import { roulette } from './roulette.ts';
import { colourOf, rouletteBets } from './roulette-bets.ts';

const pocket = (number: number) => () => (number + 0.5) / 37;
const chip = (bet: string, stake = '100') => ({ bet, stake });

test('the ball falls into 23 with the seeds of the check vector', () => {
  const draw = drawOf(
    { serverSeed: 'a'.repeat(64), clientSeed: 'client-seed', nonce: 0 },
    nodeHmac,
  );
  expect(roulette.tell({ chips: [chip('23')] }, [], draw)).toMatchObject({
    view: { number: 23, colour: 'red' },
    paid: 3600n,
  });
});

test('the layout has every bet once', () => {
  const sizes = new Map<number, number>();
  for (const { numbers } of rouletteBets.values()) {
    sizes.set(numbers.length, (sizes.get(numbers.length) ?? 0) + 1);
  }
  // Straights; splits; streets and two trios; corners and the first four; lines; thirds; halves.
  expect([...sizes].sort(([left], [right]) => left - right)).toEqual([
    [1, 37],
    [2, 60],
    [3, 14],
    [4, 23],
    [6, 11],
    [12, 6],
    [18, 6],
  ]);
});

test('splits and corners lie beside each other on the layout', () => {
  for (const { name, numbers } of rouletteBets.values()) {
    if (numbers.includes(0) || numbers.length > 6) continue;
    const rows = numbers.map((number) => Math.ceil(number / 3));
    expect(Math.max(...rows) - Math.min(...rows), name).toBeLessThanOrEqual(1);
  }
  for (const name of ['3-4', '3-6-4-7', '34-37', '0-4']) expect(rouletteBets.has(name)).toBe(false);
});

test('half of the numbers are red, and neighbours on the wheel differ', () => {
  const wheel = [
    32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
    31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
  ];
  expect(wheel.map(colourOf)).toEqual(wheel.map((_, place) => (place % 2 ? 'black' : 'red')));
});

test('every bet keeps 2.7027 % for the house, counted over the pockets', () => {
  for (const bet of rouletteBets.keys()) {
    let paid = 0n;
    for (let number = 0; number < 37; number += 1) {
      const told = roulette.tell({ chips: [chip(bet)] }, [], pocket(number));
      if (!told.refused) paid += told.paid ?? 0n;
    }
    expect(paid, bet).toBe(3600n);
  }
  for (const odds of roulette.odds()) expect(((1 - odds.return) * 100).toFixed(4)).toBe('2.7027');
});

test('chips are paid one by one, and the round is their sum', () => {
  const chips = [chip('17', '5'), chip('black', '10'), chip('16-17-19-20', '4'), chip('low', '7')];
  expect(roulette.stakeOf({ chips })).toBe(26n);
  expect(roulette.tell({ chips }, [], pocket(17))).toMatchObject({
    paid: 180n + 20n + 36n + 14n,
    view: { chips: [{ paid: '180' }, { paid: '20' }, { paid: '36' }, { paid: '14' }] },
  });
  expect(roulette.tell({ chips }, [], pocket(0))).toMatchObject({ paid: 0n, staked: 26n });
});

test('no chips, strange bets and two chips on one bet are refused', () => {
  for (const chips of [[], [chip('1-5')], [chip('red', '0')], [{ ...chip('red'), more: 1 }]]) {
    expect(v.is(roulette.choices, { chips })).toBe(false);
  }
  expect(roulette.stakeOf({ chips: [chip('red'), chip('red')] })).toBeNull();
});

test('played, it pays back what was counted', () => {
  const bets = [...rouletteBets.keys()];
  const { low, high } = simulate(roulette, 60_000, (round) => ({
    chips: [chip(bets[round % bets.length] ?? ''), chip('red')].slice(0, 1 + (round % 2)),
  }));
  expect(low).toBeLessThan(36 / 37);
  expect(high).toBeGreaterThan(36 / 37);
});

test('it keeps the manners of a game', () => {
  const stake = fc.integer({ min: 1, max: 10 ** 9 }).map(String);
  const bets = fc.uniqueArray(fc.constantFrom(...rouletteBets.keys()), {
    minLength: 1,
    maxLength: 8,
  });
  holdToManners(
    roulette,
    fc.tuple(bets, stake).map(([names, each]) => ({ chips: names.map((bet) => chip(bet, each)) })),
  );
});
