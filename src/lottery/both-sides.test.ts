import { describe, expect, test } from 'vitest';
import { hedgedIn, hedgeOf } from './both-sides.ts';
import { findPlay } from './plays/find-play.ts';
import type { Choice, Family, Play } from './types.ts';

type Bet = readonly [code: string, choice: Choice];

/** What of these bets of one player counts nothing, in notes, bet by bet. */
function hedgedNotes(family: Family, bets: readonly Bet[]): number[] {
  const codes = [...new Set(bets.map(([code]) => code))];
  const hedge = hedgeOf(
    family,
    codes.map((code) => ({
      play: findPlay(family, code) as Play,
      choices: bets.filter(([one]) => one === code).map(([, choice]) => choice),
    })),
  );
  return bets.map(([code, choice]) => {
    const play = findPlay(family, code) as Play;
    return play.count(hedgedIn(hedge, play, choice));
  });
}

const row = (at: number, rows: number, symbols: readonly string[]): Choice =>
  Array.from({ length: rows }, (_, index) => (index === at ? symbols : []));
const upTo = (count: number, length: number) =>
  Array.from({ length: count }, (_, number) => String(number).padStart(length, '0'));
const digits = [...'0123456789'];
const ranks = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'];

describe('sides of one thing', () => {
  test('big and small of one rank are both sides, big and odd are not', () => {
    const bets: Bet[] = [
      ['sides', row(0, 10, ['big'])],
      ['sides', row(0, 10, ['small', 'odd'])],
    ];
    expect(hedgedNotes('PK10', bets)).toEqual([1, 1]);
    expect(hedgedNotes('PK10', [['sides', row(0, 10, ['big', 'odd'])]])).toEqual([0]);
  });

  test('big of one rank and small of another look at two things', () => {
    const bets: Bet[] = [
      ['sides', row(0, 10, ['big'])],
      ['sides', row(1, 10, ['small'])],
    ];
    expect(hedgedNotes('PK10', bets)).toEqual([0, 0]);
  });

  test('dragon beside tiger, and LHC’s digit sums and tails, are both sides', () => {
    const bets: Bet[] = [
      ['dragon-tiger', row(0, 5, ['dragon'])],
      ['dragon-tiger', row(0, 5, ['tiger'])],
    ];
    expect(hedgedNotes('PK10', bets)).toEqual([1, 1]);
    expect(hedgedNotes('LHC', [['special-sides', [['digits-odd', 'digits-even']]]])).toEqual([2]);
    expect(hedgedNotes('LHC', [['special-sides', [['tail-big', 'tail-small']]]])).toEqual([2]);
  });

  test('all ranks of a position are everything that can be drawn, nine are not', () => {
    const whole: Bet[] = [
      ['position', row(0, 10, ranks.slice(0, 5))],
      ['position', row(0, 10, ranks.slice(5))],
    ];
    expect(hedgedNotes('PK10', whole)).toEqual([5, 5]);
    expect(hedgedNotes('PK10', [['position', row(0, 10, ranks.slice(1))]])).toEqual([0]);
  });

  test('sums are weighed by their chance: all but the two rarest are all but everything', () => {
    const sums = (from: number, to: number): Bet => [
      'three-front-sum',
      [Array.from({ length: to - from }, (_, at) => String(from + at))],
    ];
    expect(hedgedNotes('SSC', [sums(4, 24)])[0]).toBeGreaterThan(0);
    expect(hedgedNotes('SSC', [sums(10, 18)])).toEqual([0]);
  });
});

describe('whole numbers', () => {
  test('all hundred typed numbers of two count nothing, and 90 of them count', () => {
    expect(hedgedNotes('VN_NORTH', [['de-2', [upTo(100, 2)]]])).toEqual([100]);
    expect(hedgedNotes('VN_NORTH', [['de-2', [upTo(91, 2)]]])).toEqual([91]);
    expect(hedgedNotes('VN_NORTH', [['de-2', [upTo(90, 2)]]])).toEqual([0]);
    const halves: Bet[] = [
      ['lo-2', [upTo(100, 2).slice(0, 50)]],
      ['lo-2', [upTo(100, 2).slice(50)]],
    ];
    expect(hedgedNotes('VN_NORTH', halves)).toEqual([50, 50]);
  });

  test('every place picked, and what was picked and typed together, is counted as one', () => {
    expect(hedgedNotes('SSC', [['two-front-direct', [digits, digits]]])).toEqual([100]);
    expect(hedgedNotes('SSC', [['five-direct', [digits, digits, digits, digits, digits]]])).toEqual(
      [100_000],
    );
    const mixed: Bet[] = [
      ['two-front-direct', [digits.slice(0, 5), digits]],
      ['two-front-direct-text', [upTo(100, 2).slice(50)]],
    ];
    expect(hedgedNotes('SSC', mixed)).toEqual([50, 50]);
    // The same fifty twice are fifty.
    const twice: Bet[] = [mixed[0] as Bet, ['two-front-direct-text', [upTo(50, 2)]]];
    expect(hedgedNotes('SSC', twice)).toEqual([0, 0]);
  });

  test('balls that come once each have fewer numbers to cover', () => {
    const balls = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'];
    expect(hedgedNotes('11X5', [['two-direct', [balls, balls]]])).toEqual([110]);
    // Two balls in any order: all 55 pairs, and not the 45 of ten balls; one of five always comes several times.
    expect(hedgedNotes('11X5', [['two-group', [balls]]])).toEqual([55]);
    expect(hedgedNotes('11X5', [['two-group', [balls.slice(1)]]])).toEqual([0]);
    expect(hedgedNotes('11X5', [['any-2', [balls.slice(1)]]])).toEqual([0]);
  });
});

describe('several plays that look at one thing', () => {
  test('five digits of a ball beside its other side', () => {
    const bets: Bet[] = [
      ['position', row(0, 5, digits.slice(0, 5))],
      ['sides', row(0, 5, ['big'])],
      ['sides', row(1, 5, ['odd'])],
    ];
    expect(hedgedNotes('SSC', bets)).toEqual([5, 1, 0]);
    const open: Bet[] = [bets[2] as Bet, ['position', row(0, 5, ['0', '1'])], bets[1] as Bet];
    expect(hedgedNotes('SSC', open)).toEqual([0, 0, 0]);
  });

  test('LHC’s special ball by numbers and by side', () => {
    const low = Array.from({ length: 24 }, (_, at) => String(at + 1).padStart(2, '0'));
    const bets: Bet[] = [
      ['special', [low]],
      ['special-sides', [['big']]],
    ];
    expect(hedgedNotes('LHC', bets)).toEqual([24, 1]);
  });

  test('group 3 with group 6 of three balls, which leave a leopard alone', () => {
    const bets: Bet[] = [
      ['three-front-group-3', [digits]],
      ['three-front-group-6', [digits]],
      ['three-back-group-6', [digits]],
    ];
    expect(hedgedNotes('SSC', bets)).toEqual([90, 120, 0]);
    expect(hedgedNotes('SSC', [bets[1] as Bet])).toEqual([0]);
  });
});
