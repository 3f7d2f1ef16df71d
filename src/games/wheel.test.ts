import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { holdToManners } from '#tests/games/game-manners.ts';
import { simulate } from '#tests/games/simulate.ts';
import { wheel, wheelRisks, wheelSegments, wheelSizes } from './wheel.ts';

const wheels = wheelSizes.flatMap((segments) => wheelRisks.map((risk) => ({ segments, risk })));

test.each(wheels)('%j has its segments, and pays back 99 % over all of them', (kind) => {
  expect(wheelSegments(kind)).toHaveLength(kind.segments);
  let paid = 0n;
  for (let segment = 0; segment < kind.segments; segment += 1) {
    const float = (segment + 0.5) / kind.segments;
    const told = wheel.tell({ stake: '1000', ...kind }, [], () => float);
    if (!told.refused) paid += told.paid ?? 0n;
  }
  expect(paid).toBe(990n * BigInt(kind.segments));
});

test('the odds say so too', () => {
  expect(wheel.odds().map((odds) => odds.return)).toEqual(wheels.map(() => 0.99));
});

test('the segment that is shown is the one that pays', () => {
  const told = wheel.tell({ stake: '100', segments: 10, risk: 'medium' }, [], () => 0.95);
  expect(told).toMatchObject({
    view: { segment: 9, multiplier: '3', segments: expect.arrayContaining(['1.9']) },
    paid: 300n,
  });
});

test.each(wheels)('played, %j pays back what was counted', (kind) => {
  const { low, high } = simulate(wheel, 8_000, () => ({ stake: '1000', ...kind }));
  expect(low).toBeLessThan(0.99);
  expect(high).toBeGreaterThan(0.99);
});

test.each([{ segments: 11 }, { risk: 'none' }, { stake: '01' }, { more: 1 }])(
  'refused: %j',
  (wrong) => {
    expect(v.is(wheel.choices, { stake: '1', segments: 10, risk: 'low', ...wrong })).toBe(false);
  },
);

test('it keeps the manners of a game', () => {
  const stake = fc.integer({ min: 1, max: 10 ** 9 }).map(String);
  holdToManners(
    wheel,
    fc.tuple(fc.constantFrom(...wheels), stake).map(([kind, each]) => ({ ...kind, stake: each })),
  );
});
