import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { holdToManners } from '#tests/games/game-manners.ts';
import { nodeHmac } from '#tests/games/seeded-draw.ts';
import { simulate } from '#tests/games/simulate.ts';
import { drawOf } from './draw.ts';
import { type KenoChoices, keno, kenoChance, kenoRisks } from './keno.ts';
import { sum, toNumber } from './ratio.ts';

const draw = drawOf({ serverSeed: 'a'.repeat(64), clientSeed: 'client-seed', nonce: 0 }, nodeHmac);
const picks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test('draws the ten numbers of the check vector, and pays for those that were picked', () => {
  const choices: KenoChoices = {
    stake: '100',
    risk: 'classic',
    picks: [26, 28, 15, 1, 2, 3, 5, 6, 7, 8],
  };
  expect(keno.tell(choices, [], draw)).toMatchObject({
    view: { drawn: [26, 28, 15, 13, 12, 24, 27, 37, 4, 40], hits: [26, 28, 15], multiplier: '1.4' },
    paid: 140n,
  });
});

test('the chances of all hits add up to certainty', () => {
  const all = Array.from({ length: 11 }, (_, hits) => kenoChance(hits));
  expect(toNumber(sum(all))).toBe(1);
  // Of all ten: one way out of C(40, 10).
  expect(all[10]).toEqual({ numerator: 1n, denominator: 847_660_528n });
});

test('the four tables pay back what is known of them', () => {
  const returns = keno.odds().map((odds) => odds.return.toFixed(4));
  expect(returns).toEqual(['0.9904', '0.9876', '0.9897', '0.9901']);
});

test.each(kenoRisks)('played, the table “%s” pays back what was counted', (risk) => {
  const { low, high } = simulate(keno, 12_000, () => ({ stake: '100', risk, picks }));
  const exact = keno.odds()[kenoRisks.indexOf(risk)]?.return ?? 0;
  expect(low).toBeLessThan(exact);
  expect(high).toBeGreaterThan(exact);
});

test('which numbers are picked makes no difference to how many are hit', () => {
  const others = [3, 7, 11, 16, 20, 22, 29, 33, 38, 40];
  const hits = [picks, others].map((chosen) => {
    let count = 0;
    for (let nonce = 0; nonce < 4_000; nonce += 1) {
      const seeds = { serverSeed: 'even', clientSeed: 'picks', nonce };
      const told = keno.tell(
        { stake: '1', risk: 'low', picks: chosen },
        [],
        drawOf(seeds, nodeHmac),
      );
      if (!told.refused) count += told.view.hits.length;
    }
    return count / 4_000;
  });
  // Two and a half on the average; a deviation of the mean is 0.019.
  for (const mean of hits) expect(Math.abs(mean - 2.5)).toBeLessThan(0.05);
});

test.each([
  { picks: picks.slice(1) },
  { picks: [...picks, 11] },
  { picks: [0, ...picks.slice(1)] },
  { picks: [41, ...picks.slice(1)] },
  { risk: 'none' },
  { stake: '' },
])('refused: %j', (wrong) => {
  expect(v.is(keno.choices, { stake: '1', risk: 'low', picks, ...wrong })).toBe(false);
});

test('a number picked twice is no choice', () => {
  const twice = { stake: '1', risk: 'low', picks: [2, ...picks.slice(1)] } as const;
  expect(keno.stakeOf(twice)).toBeNull();
});

test('it keeps the manners of a game', () => {
  holdToManners(
    keno,
    fc.record({
      stake: fc.integer({ min: 1, max: 10 ** 9 }).map(String),
      risk: fc.constantFrom(...kenoRisks),
      picks: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 10, maxLength: 10 }),
    }),
  );
});
