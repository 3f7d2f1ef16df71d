import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { holdToManners } from '#tests/games/game-manners.ts';
import { seededDraw } from '#tests/games/seeded-draw.ts';
import { simulate } from '#tests/games/simulate.ts';
import { takeOut } from '../draw.ts';
import { ratio, sum, toNumber } from '../ratio.ts';
import { bingo } from './bingo.ts';
import { bingoLines, callOrder, dealCard } from './card.ts';
import { anyChance, houseChance, lineChance } from './chances.ts';
import { bingoPrizes, lastCall, lastLineCall } from './prizes.ts';

const draw = seededDraw('bingo', 1);
const choices = { stake: '100', cards: [0] };
const end = { called: lastCall };

describe('a card', () => {
  test('has five different numbers of each fifteen, and a free centre', () => {
    for (let card = 0; card < 200; card += 1) {
      const numbers = dealCard(draw, card);
      expect(numbers[12]).toBe(0);
      expect(new Set(numbers).size).toBe(25);
      numbers.forEach((number, cell) => {
        if (cell !== 12) expect(Math.ceil(number / 15)).toBe((cell % 5) + 1);
      });
    }
  });

  test('is another one for every number', () => {
    const dealt = Array.from({ length: 300 }, (_, card) => String(dealCard(draw, card)));
    expect(new Set(dealt).size).toBe(300);
  });
});

test('twelve lines of five cross the card', () => {
  expect(bingoLines.map((line) => line.length)).toEqual(Array(12).fill(5));
  expect(bingoLines.filter((line) => line.includes(12))).toHaveLength(4);
});

describe('chances', () => {
  test.each([
    [10, '0.000808'],
    [20, '0.022874'],
    [30, '0.143539'],
    [40, '0.445631'],
    [50, '0.814392'],
    [60, '0.985926'],
  ])('of a line by call %i: %s', (call, chance) => {
    expect(toNumber(lineChance(call)).toFixed(6)).toBe(chance);
  });

  test('the first line comes with call 41.3686 on the average', () => {
    const noneBy = Array.from({ length: 75 }, (_, call) => 1 - toNumber(lineChance(call)));
    expect(noneBy.reduce((total, chance) => total + chance, 0).toFixed(4)).toBe('41.3686');
  });

  test('a full house needs all 24, so never before call 24, and by 75 for certain', () => {
    expect(houseChance(23)).toEqual(ratio(0));
    expect(houseChance(75)).toEqual(ratio(1));
    expect(lineChance(3)).toEqual(ratio(0));
    expect(lineChance(4).numerator).toBeGreaterThan(0n);
  });

  test('of any prize lies between that of a line and that of both together', () => {
    const any = toNumber(anyChance(lastLineCall, lastCall));
    const line = toNumber(lineChance(lastLineCall));
    expect(any).toBeGreaterThan(line);
    expect(any).toBeLessThan(line + toNumber(houseChance(lastCall)));
  });

  test('a house that is full in time has its lines early, as often as counted', () => {
    const cells = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => cell !== 12);
    const rounds = 3_000;
    let none = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const calls = takeOut(seededDraw('full', nonce), 0, lastCall, cells.length);
      const late = new Set(cells.filter((_, place) => (calls[place] ?? 0) >= lastLineCall));
      if (bingoLines.every((line) => line.some((cell) => late.has(cell)))) none += 1;
    }
    const added = toNumber(anyChance(lastLineCall, lastCall)) - toNumber(lineChance(lastLineCall));
    const share = added / toNumber(houseChance(lastCall));
    const deviation = Math.sqrt((share * (1 - share)) / rounds);
    expect(Math.abs(none / rounds - share)).toBeLessThan(2.5758 * deviation);
  });

  test('rounds that are played come out as counted', () => {
    const rounds = 4_000;
    let early = 0;
    let any = 0;
    let houses = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const told = bingo.tell(choices, [end], seededDraw('chances', nonce));
      if (told.refused) continue;
      const [card] = told.view.cards;
      if (card?.lineAt && card.lineAt <= lastLineCall) early += 1;
      if (card?.houseAt) houses += 1;
      if (told.paid) any += 1;
    }
    const expectAround = (count: number, chance: number) => {
      const deviation = Math.sqrt((chance * (1 - chance)) / rounds);
      expect(Math.abs(count / rounds - chance)).toBeLessThan(2.5758 * deviation);
    };
    expectAround(early, toNumber(lineChance(lastLineCall)));
    expectAround(houses, toNumber(houseChance(lastCall)));
    expectAround(any, toNumber(anyChance(lastLineCall, lastCall)));
  });
});

describe('a round', () => {
  test('shows the balls called by now and no more', () => {
    const told = bingo.tell({ stake: '100', cards: [0, 7] }, [{ called: 3 }, { called: 20 }], draw);
    expect(told).toMatchObject({
      view: { calls: callOrder(draw).slice(0, 20), callsLeft: 45 },
      staked: 200n,
      paid: null,
    });
    if (told.refused) return;
    for (const card of told.view.cards) {
      expect(card.marked).toEqual(
        card.numbers.map((number) => number === 0 || told.view.calls.includes(number)),
      );
    }
  });

  test('completes a line with the call of its last number', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const one = seededDraw('line', nonce);
      const whole = bingo.tell(choices, [end], one);
      const lineAt = whole.refused ? null : whole.view.cards[0]?.lineAt;
      if (!lineAt) continue;
      const before = bingo.tell(choices, [{ called: lineAt - 1 }], one);
      expect(before).toMatchObject({ view: { cards: [{ lineAt: null, lines: [] }] } });
      const after = bingo.tell(choices, [{ called: lineAt }], one);
      expect(after).toMatchObject({ view: { cards: [{ lineAt }] } });
    }
  });

  test('pays each card by its first line and its full house', () => {
    const cards = [0, 1, 2, 3, 4, 5];
    const together = bingo.tell({ stake: '100', cards }, [end], draw);
    const apart = cards.map((card) => bingo.tell({ stake: '100', cards: [card] }, [end], draw));
    const paid = apart.map((told) => (told.refused ? 0n : (told.paid ?? 0n)));
    expect(together).toMatchObject({ paid: paid.reduce((total, one) => total + one, 0n) });
  });

  test('takes no calls backwards, twice, or after the last', () => {
    for (const steps of [
      [{ called: 5 }, { called: 5 }],
      [{ called: 5 }, { called: 4 }],
      [end, end],
    ]) {
      expect(bingo.tell(choices, steps, draw)).toEqual({ refused: 'step' });
    }
  });
});

test('the prize list says what comes back', () => {
  const parts = bingoPrizes().map(({ chance, multiplier }) => ({
    numerator: chance.numerator * BigInt(Math.round(Number(multiplier) * 100)),
    denominator: chance.denominator * 100n,
  }));
  const [odds] = bingo.odds();
  expect(odds?.return).toBeCloseTo(toNumber(sum(parts)), 12);
  expect(odds?.return).toBeGreaterThan(0.94);
  expect(odds?.return).toBeLessThan(0.97);
});

test('played, it pays back what was counted', () => {
  const { low, high } = simulate(
    bingo,
    12_000,
    () => choices,
    () => end,
  );
  const exact = bingo.odds()[0]?.return ?? 0;
  expect(low).toBeLessThan(exact);
  expect(high).toBeGreaterThan(exact);
});

test.each([{ cards: [] }, { cards: [10_000] }, { cards: [1, 2, 3, 4, 5, 6, 7] }, { stake: '0' }])(
  'choices are refused: %j',
  (wrong) => {
    expect(v.is(bingo.choices, { ...choices, ...wrong })).toBe(false);
  },
);

test('the same card twice is no choice', () => {
  expect(bingo.stakeOf({ stake: '1', cards: [3, 3] })).toBeNull();
});

test('it keeps the manners of a game', () => {
  holdToManners(
    bingo,
    fc.record({
      stake: fc.integer({ min: 1, max: 10 ** 9 }).map(String),
      cards: fc.uniqueArray(fc.integer({ min: 0, max: 9_999 }), { minLength: 1, maxLength: 6 }),
    }),
    fc.record({ called: fc.integer({ min: 1, max: lastCall }) }),
  );
});
