import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { holdToManners } from '#tests/games/game-manners.ts';
import { nodeHmac } from '#tests/games/seeded-draw.ts';
import { simulate } from '#tests/games/simulate.ts';
import { drawOf } from './draw.ts';
import { limbo, reachChance } from './limbo.ts';
import { toNumber } from './ratio.ts';

const float = (integer: number) => () => integer / 2 ** 32;

test('reaches 1.58 with the seeds of the check vector', () => {
  const draw = drawOf(
    { serverSeed: 'a'.repeat(64), clientSeed: 'client-seed', nonce: 0 },
    nodeHmac,
  );
  expect(limbo.tell({ stake: '100', target: 158 }, [], draw)).toMatchObject({
    view: { reached: 158, isWon: true },
    paid: 158n,
  });
  expect(limbo.tell({ stake: '100', target: 159 }, [], draw)).toMatchObject({ paid: 0n });
});

test('no float reaches less than once the stake, and zero reaches every target', () => {
  expect(limbo.tell({ stake: '1', target: 101 }, [], float(2 ** 32 - 1))).toMatchObject({
    view: { reached: 100, isWon: false },
  });
  expect(limbo.tell({ stake: '1', target: 1_000_000 }, [], float(0))).toMatchObject({
    paid: 10_000n,
  });
});

test('the chance counts the floats that win: the last of them wins, the next does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 101, max: 1_000_000 }), (target) => {
      const winning = Math.round(toNumber(reachChance(target)) * 2 ** 32);
      const bet = { stake: '100', target };
      expect(limbo.tell(bet, [], float(winning - 1))).toMatchObject({ view: { isWon: true } });
      expect(limbo.tell(bet, [], float(winning))).toMatchObject({ view: { isWon: false } });
    }),
  );
});

test('every target pays back 99 %, to the millionth', () => {
  for (let target = 101; target <= 1_000_000; target += 37) {
    expect((toNumber(reachChance(target)) * target) / 100).toBeCloseTo(0.99, 5);
  }
  expect(limbo.odds().map((odds) => odds.return.toFixed(5))).toEqual(
    limbo.odds().map(() => '0.99000'),
  );
});

test.each([100, 1_000_001, 150.5, '200', Number.NaN])('no target: %s', (target) => {
  expect(v.is(limbo.choices, { stake: '100', target })).toBe(false);
});

test('played, it pays back what was counted', () => {
  const { low, high } = simulate(limbo, 60_000, (round) => ({
    stake: '1000000',
    target: 101 + (round % 900),
  }));
  expect(low).toBeLessThan(0.99);
  expect(high).toBeGreaterThan(0.99);
});

test('it keeps the manners of a game', () => {
  holdToManners(
    limbo,
    fc.record({
      stake: fc.integer({ min: 1, max: 10 ** 9 }).map(String),
      target: fc.integer({ min: 101, max: 1_000_000 }),
    }),
  );
});
