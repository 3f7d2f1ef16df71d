import { choose, type Ratio, ratio, sum } from '#games/ratio.ts';
import type { Choice, Play, Result, Tier } from '../types.ts';
import { complement, exactly } from './chances.ts';
import { reviewChoice } from './choices.ts';
import { digits } from './symbols.ts';

/** Numbers of one draw that pay the same. */
interface DrawnNumbers {
  code: string;
  count: number;
  /** The numbers of this prize, cut to the length that is bet on. */
  read: (result: Result) => readonly string[];
}

interface NumberPlay {
  code: string;
  group: string;
  length: number;
  unitsPerNote?: number;
  drawn: readonly DrawnNumbers[];
  /** Every order of the digits wins, and how many orders there are decides the prize. */
  isAnyOrder?: boolean;
  /** What a number of so many orders pays for each unit staked; null where it cannot be bet on. */
  pays: (drawn: string, orders: number) => Ratio | null;
}

/** Whole numbers as South-East Asia bets on them: each of them is a note, and may come several times. */
export function numbers(play: NumberPlay): Play {
  const { drawn, length } = play;
  const size = 10 ** length;
  const ordersOf = (number: string) => (play.isAnyOrder ? ordersOfDigits(number) : 1);
  const drawnAtAll = drawn.reduce((before, one) => before + one.count, 0);
  const classes = play.isAnyOrder ? orderCounts(length) : [1];
  const tiers = classes.flatMap((orders) =>
    drawn.flatMap((one): Tier[] => {
      const pays = play.pays(one.code, orders);
      if (pays === null) return [];
      return [{ code: tierCode(one.code, orders), chance: ratio(one.count * orders, size), pays }];
    }),
  );
  const isOffered = (number: string) => drawn.some((one) => play.pays(one.code, ordersOf(number)));
  const key = (number: string) => (play.isAnyOrder ? sorted(number) : number);
  const count = ([row = []]: Choice) => row.length;
  return {
    code: play.code,
    group: play.group,
    picker: { kind: 'text', length, symbols: digits },
    unitsPerNote: play.unitsPerNote ?? 1,
    isAnyOrder: play.isAnyOrder,
    tiers,
    review(choice) {
      const fault = reviewChoice(this.picker, choice, count);
      if (fault) return fault;
      const row = choice[0] ?? [];
      if (!row.every(isOffered)) return 'symbol';
      // Two orders of the same digits are the same bet.
      return new Set(row.map(key)).size === row.length ? null : 'repeated';
    },
    count,
    stakes: ([row = []]) =>
      row.flatMap((number) =>
        drawn.map((one) => ({ tier: tierCode(one.code, ordersOf(number)), notes: 1 })),
      ),
    match([row = []], result) {
      const chosen = new Set(row.map(key));
      return drawn.flatMap((one) =>
        one
          .read(result)
          .filter((number) => chosen.has(key(number)))
          .map((number) => ({ tier: tierCode(one.code, ordersOf(number)), notes: 1 })),
      );
    },
    best([row = []], times) {
      const classesChosen = new Set(row.map(ordersOf));
      // The dearest prizes first, as many as there are numbers to win them.
      const prizes = drawn
        .flatMap((one) => {
          const dearest = [...classesChosen]
            .map((orders) => times(tierCode(one.code, orders)))
            .reduce((left, right) => (isLess(left, right) ? right : left));
          return Array.from({ length: Math.min(one.count, row.length) }, () => dearest);
        })
        .sort((left, right) => (isLess(left, right) ? 1 : -1));
      return sum(prizes.slice(0, row.length));
    },
    chance([row = []]) {
      const covered = row.reduce((before, number) => before + ordersOf(number), 0);
      return exactly(complement(power(ratio(size - covered, size), drawnAtAll)));
    },
    notes: ([row = []]) => row.map((number) => [[number]]),
  };
}

function tierCode(drawn: string, orders: number): string {
  return orders === 1 ? drawn : `${drawn}-${orders}`;
}

/** In how many orders the digits of a number can come. */
export function ordersOfDigits(number: string): number {
  let [orders, left] = [1n, number.length];
  for (const digit of new Set(number)) {
    const times = [...number].filter((one) => one === digit).length;
    orders *= choose(left, times);
    left -= times;
  }
  return Number(orders);
}

function orderCounts(length: number): number[] {
  const all = Array.from({ length: 10 ** length }, (_, one) => String(one).padStart(length, '0'));
  return [...new Set(all.map(ordersOfDigits))];
}

function sorted(number: string): string {
  return [...number].sort().join('');
}

function power({ numerator, denominator }: Ratio, times: number): Ratio {
  return ratio(numerator ** BigInt(times), denominator ** BigInt(times));
}

function isLess(left: Ratio, right: Ratio): boolean {
  return left.numerator * right.denominator < right.numerator * left.denominator;
}
