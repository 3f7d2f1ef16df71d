import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BonusTerms, bonusFor, needFor, weightOf } from '#contract/bonus-terms.ts';
import { offerPackAt } from '../missions/offer-packs.ts';
import { multipleOf, reviewBonus, reviewPlay } from './review-bonus.ts';
import { simulateBonus } from './simulate-bonus.ts';

const now = new Date('2026-11-20T12:00:00Z');
const terms: BonusTerms = {
  code: 'double',
  title: { es: 'Doble', en: 'Double' },
  promotion: 'double',
  product: 'casino',
  from: '2026-11-01T00:00:00Z',
  to: '2027-11-01T00:00:00Z',
  audience: 'everyone',
  match: { percent: 100, atLeast: 5_000, atMost: 10_000 },
  multiple: 10,
  base: 'bonus',
  weights: { games: { VB_DICE: 100 }, vendors: {}, classes: {} },
  capStake: 500,
  capConversion: null,
  isSticky: false,
  days: 30,
  claimDays: 30,
  onWithdrawal: 'end',
  budget: 100_000,
};
const weighing = (weight: number) => ({ games: { VB_DICE: weight }, vendors: {}, classes: {} });

describe('how often a bonus is really to be played', () => {
  test.each<[string, Partial<BonusTerms>, number, boolean]>([
    ['ten times at 100 %', {}, 10, true],
    ['ten times at 50 %', { weights: weighing(50) }, 20, false],
    [
      'five times deposit and bonus, matched in full',
      { multiple: 5, base: 'deposit+bonus' },
      10,
      true,
    ],
    ['six times deposit and bonus', { multiple: 6, base: 'deposit+bonus' }, 12, false],
    ['once at 10 %', { multiple: 1, weights: weighing(10) }, 10, true],
  ])('%s', (_, change, multiple, isAllowed) => {
    const changed = { ...terms, ...change };
    expect(multipleOf(changed)).toBe(multiple * 100);
    expect(reviewBonus(changed, offerPackAt(now)).length === 0).toBe(isAllowed);
  });
});

test('too few days, the word free and games with a jackpot are refused with their reasons', () => {
  const faults = (change: Partial<BonusTerms>) =>
    reviewBonus({ ...terms, ...change }, offerPackAt(now));
  expect(faults({ days: 6 })).toEqual([expect.stringContaining('6 days')]);
  expect(faults({ title: { es: 'Bono gratis', en: 'Bonus' } })).toEqual([
    expect.stringContaining('free'),
  ]);
  const orchard = { games: { VB_ORCHARD: 100 }, vendors: {}, classes: {} };
  expect(faults({ weights: orchard })).toEqual([expect.stringContaining('jackpot')]);
});

const table = (code: string, rules: string) =>
  ({ code, vendor: 'VERBENA', type: 'INHOUSE', rules }) as const;

test('a lottery costs what its family keeps least, and its whole class what the cheapest of them does', () => {
  const lottery = (code: string, family: string, maxSeries = 1_980) =>
    ({ code, vendor: code, type: 'LOTT', rules: null, family, maxSeries }) as const;
  const named = [lottery('THAI', 'TH'), lottery('NORTH', 'VN_NORTH'), lottery('FIVE', 'SSC')];
  const faults = (games: Record<string, number>, classes = {}, of = named) =>
    reviewPlay(
      { ...terms, product: 'lottery', multiple: 5, weights: { games, vendors: {}, classes } },
      of,
    );
  expect(faults({ THAI: 100 })).toEqual([]);
  expect(faults({ FIVE: 100 })).toEqual([expect.stringContaining('in FIVE it costs 5 %')]);
  expect(faults({ THAI: 100, NORTH: 100 })).toEqual([
    expect.stringContaining('in NORTH it costs 2 %'),
  ]);
  expect(faults({ THAI: 100 }, { LOTT: 100 }, named.slice(0, 1))).toEqual([
    expect.stringContaining('in LOTT it costs 2 %'),
  ]);
});

test('a vendor costs what the cheapest of its games does, a live table what live tables do', () => {
  const named = [table('A', 'VB_BLACKJACK'), table('B', 'VB_BINGO')];
  const live = { code: 'L', vendor: 'EVO', type: 'LIVE', rules: null } as const;
  const faults = (weights: Partial<BonusTerms['weights']>) =>
    reviewPlay(
      { ...terms, multiple: 5, weights: { games: {}, vendors: {}, classes: {}, ...weights } },
      [...named, live],
    );
  expect(faults({ vendors: { VERBENA: 100 } })).toEqual([expect.stringContaining('in A it costs')]);
  expect(faults({ vendors: { VERBENA: 100 }, games: { A: 0 } })).toEqual([]);
  expect(faults({ games: { L: 100 } })).toEqual([expect.stringContaining('in L it costs 5 %')]);
  expect(faults({ vendors: { EVO: 100 } })).toEqual([expect.stringContaining('in L it costs 5 %')]);
  expect(faults({ games: { NONE: 100 }, vendors: { NOBODY: 50 } })).toEqual([
    'There is no game NONE.',
    'There is no game of a vendor NOBODY.',
  ]);
});

test('what is played through for next to nothing is refused, by the rules of the tables that count', () => {
  const named = [table('A', 'VB_DICE'), table('B', 'VB_BINGO'), table('C', 'VB_GARDEN')];
  const faults = (games: Record<string, number>, change: Partial<BonusTerms> = {}) =>
    reviewPlay({ ...terms, ...change, weights: { games, vendors: {}, classes: {} } }, named);
  expect(faults({ A: 100, B: 100 })).toEqual([expect.stringContaining('in A it costs 10 %')]);
  expect(faults({ A: 10, B: 100 })).toEqual([]);
  expect(faults({ B: 100 })).toEqual([]);
  expect(faults({ B: 100 }, { multiple: 4 })).toEqual([expect.stringContaining('18 %')]);
  expect(faults({ C: 100 })).toEqual([expect.stringContaining('jackpot')]);
  expect(faults({}, {})).toEqual([]);
});

test('the simulation plays what costs least: where less is kept, more becomes the players’ own', () => {
  const dear = simulateBonus(terms, 300, { edge: 100, weight: 10_000 });
  expect(dear.converted).toBeGreaterThan(
    simulateBonus(terms, 300, { edge: 1_200, weight: 10_000 }).converted,
  );
  const slow = simulateBonus(terms, 300, { edge: 100, weight: 1_000 });
  expect(slow.converted).toBeLessThan(dear.converted);
});

test('what counts is said of the game, else of its vendor, else of its class, else nothing', () => {
  const weights = { games: { A: 0 }, vendors: { PG: 50 }, classes: { RNG: 100 } };
  const at = (game: string, vendor: string, type: string) =>
    weightOf(weights, { game, vendor, type });
  expect([
    at('A', 'PG', 'RNG'),
    at('B', 'PG', 'RNG'),
    at('B', 'JILI', 'RNG'),
    at('B', 'JILI', 'LIVE'),
  ]).toEqual([0, 50, 100, 0]);
});

test('a deposit brings its share up to the sum, and nothing below the least', () => {
  expect([4_999n, 5_000n, 9_999n, 15_000n].map((deposit) => bonusFor(terms, deposit))).toEqual([
    0n,
    5_000n,
    9_999n,
    10_000n,
  ]);
  expect(needFor(terms, { bonus: 10_000n, deposit: 15_000n })).toBe(100_000n);
  expect(
    needFor({ multiple: 5, base: 'deposit+bonus' }, { bonus: 10_000n, deposit: 15_000n }),
  ).toBe(125_000n);
});

test('an offer of two kinds of game, or without any, is no definition', () => {
  const read = (weights: unknown) => v.safeParse(BonusTerms, { ...terms, weights }).success;
  expect(read({ classes: { RNG: 100 } })).toBe(true);
  expect(read({ classes: { RNG: 100, SPORTS: 100 } })).toBe(false);
  expect(read({ classes: { RNG: 0 } })).toBe(false);
});

test('a cost is the same each time, and a cap makes it less', () => {
  const whole = simulateBonus(terms, 500);
  expect(simulateBonus(terms, 500)).toEqual(whole);
  expect(whole.completed).toBeGreaterThan(0);
  expect(whole.completed).toBeLessThan(whole.given);
  expect(simulateBonus({ ...terms, capConversion: 1_000 }, 500).converted).toBeLessThan(
    whole.converted,
  );
});
