import type { Draw } from '#games/game.ts';
import { chiSquareChance, chiSquareTail, normalTail } from './statistics.ts';

/** Makes the draw of a pair of seeds and a nonce, as the house does, or as somebody did it wrong. */
export type DrawMaker = (seed: string, nonce: number) => Draw;

/** From the float to one of `size` outcomes. */
export type Scaling = (draw: Draw, position: number, size: number) => number;

/**
 * The names of the tests that a generator fails. Each looks at twenty samples of scaled outcomes at
 * 99 %: one may stray, two now and then, and three in a thousand times of a fair generator.
 */
export function failedTests(
  makeDraw: DrawMaker,
  scale: Scaling,
  names: readonly TestName[] = testNames,
): TestName[] {
  const failed = new Set<TestName>();
  if (names.includes('repeatable') && !isRepeatable(makeDraw)) failed.add('repeatable');
  for (const { name, size, length, chanceOf } of trials) {
    if (!names.includes(name)) continue;
    let strayed = 0;
    for (let sample = 0; sample < samples; sample += 1) {
      const draw = makeDraw(`${name} ${size}`, sample);
      const outcomes = Array.from({ length }, (_, position) => scale(draw, position, size));
      if (!(chanceOf(outcomes, size) >= 0.01)) strayed += 1;
    }
    if (strayed > mayStray) failed.add(name);
  }
  return [...failed];
}

const testNames = ['repeatable', 'chi-square', 'runs', 'serial', 'overlap', 'coupon'] as const;
type TestName = (typeof testNames)[number];

const samples = 20;
const mayStray = 2;

interface Trial {
  name: TestName;
  /** The scales are those of coins, digits, wheels, roulette, keno, cards and dice. */
  size: number;
  length: number;
  /** How often chance alone would stray as far. */
  chanceOf: (outcomes: readonly number[], size: number) => number;
}

const trials: readonly Trial[] = [
  ...[2, 10, 25, 37, 40, 52].map((size) => trial('chi-square', size, 4_000, frequencies)),
  trial('chi-square', 10_001, 8_000, frequenciesInGroups),
  ...[2, 10, 37, 52, 10_001].map((size) => trial('runs', size, 4_000, runs)),
  ...[2, 10, 37].map((size) => trial('serial', size, 16_000, pairs)),
  ...[2, 10, 37].map((size) => trial('overlap', size, 12_000, overlappingPairs)),
  ...[5, 10].map((size) => trial('coupon', size, 16_000, coupons)),
];

function trial(
  name: Trial['name'],
  size: number,
  length: number,
  chanceOf: Trial['chanceOf'],
): Trial {
  return { name, size, length, chanceOf };
}

/** The same seeds must draw the same again: otherwise nobody could prove a round. */
function isRepeatable(makeDraw: DrawMaker): boolean {
  const [once, twice] = [1, 2].map(() => {
    const draw = makeDraw('again', 1);
    return Array.from({ length: 40 }, (_, position) => draw(position)).join();
  });
  return once === twice;
}

/** Every outcome as often as the others. */
function frequencies(outcomes: readonly number[], size: number): number {
  return evenness(countsOf(outcomes, size));
}

/** Dice have too many outcomes to count each; 73 groups of 137 are all of them. */
function frequenciesInGroups(outcomes: readonly number[]): number {
  return frequencies(
    outcomes.map((outcome) => Math.floor(outcome / 137)),
    73,
  );
}

/** Outcomes above and below the middle change sides as often as chance would change them. */
function runs(outcomes: readonly number[], size: number): number {
  const sides = outcomes
    .filter((outcome) => outcome !== (size - 1) / 2)
    .map((outcome) => outcome > (size - 1) / 2);
  const high = sides.filter(Boolean).length;
  const low = sides.length - high;
  const seen = sides.filter((side, place) => place === 0 || side !== sides[place - 1]).length;
  const mean = (2 * high * low) / (high + low) + 1;
  const variance = ((mean - 1) * (mean - 2)) / (high + low - 1);
  return normalTail((seen - mean) / Math.sqrt(variance));
}

/** Pairs of neighbours, each outcome in one pair: all as often as the others. */
function pairs(outcomes: readonly number[], size: number): number {
  const joined = outcomes.flatMap((outcome, place) =>
    place % 2 === 0 ? [outcome * size + (outcomes[place + 1] ?? 0)] : [],
  );
  return evenness(countsOf(joined, size * size));
}

/**
 * Pairs of neighbours, each outcome in two. Their counts depend on each other; Good's difference of the
 * two sums, for pairs and for single outcomes, is distributed as chi-square all the same.
 */
function overlappingPairs(outcomes: readonly number[], size: number): number {
  const joined = outcomes.map(
    (outcome, place) => outcome * size + (outcomes[(place + 1) % outcomes.length] ?? 0),
  );
  const spread = (counts: readonly number[]) =>
    (counts.length / outcomes.length) * counts.reduce((total, count) => total + count ** 2, 0);
  const difference = spread(countsOf(joined, size * size)) - spread(countsOf(outcomes, size));
  return bothEnds(chiSquareTail(difference, size * size - size));
}

/** How many draws it takes to have seen every outcome, again and again. */
function coupons(outcomes: readonly number[], size: number): number {
  const longest = size * 5;
  const counts = Array.from({ length: longest - size + 1 }, () => 0);
  let seen = new Set<number>();
  let since = 0;
  let sets = 0;
  for (const outcome of outcomes) {
    since += 1;
    seen.add(outcome);
    if (seen.size < size) continue;
    const cell = Math.min(since, longest) - size;
    counts[cell] = (counts[cell] ?? 0) + 1;
    sets += 1;
    seen = new Set();
    since = 0;
  }
  const { observed, expected } = merged(counts, couponChances(size, longest), sets);
  return chiSquareChance(observed, expected);
}

/** Of having seen all at a draw for the first time; the last is of not having done so before. */
function couponChances(size: number, longest: number): number[] {
  let missing: number[] = Array.from({ length: size + 1 }, (_, left) => (left === size ? 1 : 0));
  const completeBy: number[] = [];
  for (let draw = 0; draw <= longest; draw += 1) {
    completeBy.push(missing[0] ?? 0);
    missing = missing.map((chance, left) => {
      const stays = (chance * (size - left)) / size;
      const comes = ((missing[left + 1] ?? 0) * (left + 1)) / size;
      return left === 0 ? chance + comes : stays + comes;
    });
  }
  return Array.from({ length: longest - size + 1 }, (_, cell) => {
    const draw = cell + size;
    const before = completeBy[draw - 1] ?? 0;
    return draw === longest ? 1 - before : (completeBy[draw] ?? 0) - before;
  });
}

/** Chi-square wants a handful in every cell, so neighbours are joined until there are. */
function merged(counts: readonly number[], chances: readonly number[], total: number) {
  const observed: number[] = [];
  const expected: number[] = [];
  let [pendingCount, pendingExpected] = [0, 0];
  chances.forEach((chance, cell) => {
    pendingCount += counts[cell] ?? 0;
    pendingExpected += chance * total;
    const isLast = cell === chances.length - 1;
    if (pendingExpected < 8 && !isLast) return;
    observed.push(pendingCount);
    expected.push(pendingExpected);
    [pendingCount, pendingExpected] = [0, 0];
  });
  return { observed, expected };
}

function countsOf(outcomes: readonly number[], size: number): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** Too even is as suspicious as too uneven: chance is neither. */
function evenness(counts: readonly number[]): number {
  const total = counts.reduce((all, count) => all + count, 0);
  const even = counts.map(() => total / counts.length);
  return bothEnds(chiSquareChance(counts, even));
}

function bothEnds(chance: number): number {
  return 2 * Math.min(chance, 1 - chance);
}
