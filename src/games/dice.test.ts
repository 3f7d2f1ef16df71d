import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { holdToManners } from '#tests/games/game-manners.ts';
import { nodeHmac } from '#tests/games/seeded-draw.ts';
import { simulate } from '#tests/games/simulate.ts';
import { type DiceChoices, dice, diceChance, diceMultiplier } from './dice.ts';
import { drawOf } from './draw.ts';
import { product, toNumber } from './ratio.ts';

const choices: DiceChoices = { stake: '1000', side: 'over', target: 5050 };
const rolled = (roll: number) => () => (roll + 0.5) / 10_001;

test('rolls 62.57 with the seeds of the check vector', () => {
  const draw = drawOf(
    { serverSeed: 'a'.repeat(64), clientSeed: 'client-seed', nonce: 0 },
    nodeHmac,
  );
  expect(dice.tell(choices, [], draw)).toMatchObject({
    view: { roll: 6257, isWon: true, multiplier: '2.0002' },
    paid: 2000n,
  });
});

test('every bet there is pays back 99 % of its stakes, counted over all rolls', () => {
  for (const side of ['under', 'over'] as const) {
    for (let target = 1; target < 10_000; target += 1) {
      if (dice.stakeOf({ stake: '1', side, target }) === null) continue;
      const returned = product(diceChance({ side, target }), diceMultiplier({ side, target }));
      expect(toNumber(returned)).toBe(0.99);
    }
  }
  expect(dice.odds().every((odds) => odds.return === 0.99)).toBe(true);
});

test.each(['under', 'over'] as const)(
  'the chance of “%s” is what rolling every roll counts',
  (side) => {
    const bet = { ...choices, side, target: 3210 };
    let won = 0;
    for (let roll = 0; roll < 10_001; roll += 1) {
      const told = dice.tell(bet, [], rolled(roll));
      if (!told.refused && told.view.isWon) won += 1;
    }
    expect(won / 10_001).toBe(toNumber(diceChance(bet)));
  },
);

test('a roll on the target wins neither way', () => {
  for (const side of ['under', 'over'] as const) {
    expect(dice.tell({ ...choices, side }, [], rolled(5050))).toMatchObject({ paid: 0n });
  }
});

test.each([
  ['under', 9_801],
  ['over', 199],
  ['over', 10_000],
  ['under', 0],
])('no bet: %s %i', (side, target) => {
  const parsed = v.safeParse(dice.choices, { stake: '100', side, target });
  expect(parsed.success && dice.stakeOf(parsed.output) !== null).toBe(false);
});

test.each([{}, { stake: '0' }, { stake: 5 }, { target: 50.5 }, { side: 'on' }, { more: 1 }])(
  'choices are refused: %j',
  (wrong) => {
    const given = { ...choices, ...wrong };
    expect(v.is(dice.choices, given)).toBe(Object.keys(wrong).length === 0);
  },
);

test('played, it pays back what was counted', () => {
  const { low, high } = simulate(dice, 60_000, (round) => ({
    ...choices,
    stake: '1000000',
    side: round % 2 ? 'over' : 'under',
    target: 1000 + (round % 8_000),
  }));
  expect(low).toBeLessThan(0.99);
  expect(high).toBeGreaterThan(0.99);
});

test('it keeps the manners of a game', () => {
  holdToManners(
    dice,
    fc.record({
      stake: fc.integer({ min: 1, max: 10 ** 9 }).map(String),
      side: fc.constantFrom('under' as const, 'over' as const),
      target: fc.integer({ min: 200, max: 9_800 }),
    }),
  );
});
