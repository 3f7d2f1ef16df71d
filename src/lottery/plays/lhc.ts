import { choose, decimal, product, type Ratio, ratio } from '#games/ratio.ts';
import { complement, exactly, oddsFor } from '../kinds/chances.ts';
import { reviewChoice, subsets } from '../kinds/choices.ts';
import { combos } from '../kinds/combos.ts';
import { type Mark, type MarkedThing, marks, weighted } from '../kinds/marks.ts';
import { ballNames } from '../kinds/symbols.ts';
import type { Choice, Play, Result } from '../types.ts';
import { fixedOdds, oneEach, sides } from './two-sided.ts';

const symbols = ballNames(49);
/** Combinations of balls return less than single bets, as their prizes are far apart. */
const comboBack = decimal('.95');
const lhcOdds = (chance: Ratio) => oddsFor(chance, comboBack);
const values = weighted(
  symbols.map(() => 1),
  1,
);
const special = (result: Result) => String(Number(result[6]));

export type Colour = 'red' | 'blue' | 'green';

const red = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const blue = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];

export function colourOf(ball: number): Colour {
  if (red.includes(ball)) return 'red';
  return blue.includes(ball) ? 'blue' : 'green';
}

/** Animals are counted back from the year's own, z1: it has five balls, each other four. */
export function animalOf(ball: number): string {
  return `z${((ball - 1) % 12) + 1}`;
}

export const animals: readonly string[] = Array.from({ length: 12 }, (_, index) => `z${index + 1}`);

/** Forty-nine balls: six and a special one. */
export const lhcPlays: readonly Play[] = plays();

function plays(): Play[] {
  const thing = { code: 'special', values, read: special };
  const one = { group: 'special', areIndependent: true };
  return [
    marks({
      ...one,
      code: 'special',
      things: [{ ...thing, read: (result) => result[6] ?? '', values: named(), marks: numbers() }],
    }),
    marks({ ...one, code: 'special-sides', things: [{ ...thing, marks: specialSides() }] }),
    marks({ ...one, code: 'special-colour', things: [{ ...thing, marks: colours() }] }),
    marks({ ...one, code: 'special-animal', things: [{ ...thing, marks: specialAnimals() }] }),
    marks({ group: 'seven', areIndependent: true, code: 'sum-sides', things: [sumOfSeven()] }),
    marks({ group: 'seven', areIndependent: false, code: 'animals', things: animals.map(shown) }),
    ...[2, 3, 4].map(inSix),
    specialString(),
  ];
}

function named() {
  return symbols.map((value) => ({ value, ways: 1n }));
}

function numbers(): Mark[] {
  return oneEach(symbols, fixedOdds);
}

/** 49 belongs to neither side: whoever bet on one has the stake returned. */
function specialSides(): Mark[] {
  const digitSum = (value: string) => [...value].reduce((sum, digit) => sum + Number(digit), 0);
  const tail = (value: string) => Number(value) % 10;
  const whole = { code: '', odds: fixedOdds };
  const all: Mark[] = [
    ...sides(25),
    { ...whole, code: 'digits-odd', wins: (value) => digitSum(value) % 2 === 1 },
    { ...whole, code: 'digits-even', wins: (value) => digitSum(value) % 2 === 0 },
    { ...whole, code: 'tail-big', wins: (value) => tail(value) >= 5 },
    { ...whole, code: 'tail-small', wins: (value) => tail(value) < 5 },
  ];
  return all.map((mark) => ({
    ...mark,
    wins: (value) => value !== '49' && mark.wins(value),
    pushes: (value) => value === '49',
  }));
}

function colours(): Mark[] {
  return (['red', 'blue', 'green'] as const).map((colour) => ({
    code: colour,
    wins: (value) => colourOf(Number(value)) === colour,
    odds: fixedOdds,
  }));
}

function specialAnimals(): Mark[] {
  return animals.map((animal) => ({
    code: animal,
    wins: (value) => animalOf(Number(value)) === animal,
    odds: fixedOdds,
  }));
}

function sumOfSeven(): MarkedThing {
  return {
    code: 'sum',
    values: weighted(waysOfSeven()),
    read: (result) => String(result.reduce((sum, ball) => sum + Number(ball), 0)),
    marks: sides(175),
  };
}

/** In how many ways seven different balls come to each sum: each ball is taken or left. */
function waysOfSeven(): bigint[] {
  const ways = Array.from({ length: 8 }, () => Array.from({ length: 323 }, () => 0n));
  (ways[0] as bigint[])[0] = 1n;
  for (let ball = 1; ball <= 49; ball += 1) {
    for (let taken = 7; taken >= 1; taken -= 1) {
      const [into, from] = [ways[taken] ?? [], ways[taken - 1] ?? []];
      for (let sum = 322; sum >= ball; sum -= 1)
        into[sum] = (into[sum] ?? 0n) + (from[sum - ball] ?? 0n);
    }
  }
  return ways[7] ?? [];
}

/** Whether one of an animal's balls is among the seven. */
function shown(animal: string): MarkedThing {
  const balls = symbols.filter((symbol) => animalOf(Number(symbol)) === animal);
  const hidden = choose(49 - balls.length, 7);
  return {
    code: animal,
    values: [
      { value: 'shown', ways: choose(49, 7) - hidden },
      { value: 'hidden', ways: hidden },
    ],
    read: (result) => (result.some((ball) => balls.includes(ball)) ? 'shown' : 'hidden'),
    marks: oneEach(['shown'], lhcOdds),
  };
}

function inSix(take: number): Play {
  const chance = ratio(choose(6, take), choose(49, take));
  return combos({
    code: `${take}-of-${take}`,
    group: 'combinations',
    symbols,
    take,
    drum: { size: 49, drawn: 6, isPutBack: false },
    read: (result) => result.slice(0, 6),
    wins: 'all',
    pays: lhcOdds(chance),
  });
}

/** Two balls, one of which is the special one and the other among the six. */
function specialString(): Play {
  const chance = ratio(1, 196);
  const count = ([row = []]: Choice) => Number(choose(row.length, 2));
  return {
    code: 'special-string',
    group: 'combinations',
    picker: { kind: 'sets', rows: [{ code: 'any', take: 2 }], symbols },
    unitsPerNote: 1,
    tiers: [{ code: 'note', chance, pays: lhcOdds(chance) }],
    review(choice) {
      return reviewChoice(this.picker, choice, count);
    },
    count,
    stakes: (choice) => [{ tier: 'note', notes: count(choice) }],
    match([row = []], result) {
      const notes = row.filter((ball) => result.slice(0, 6).includes(ball)).length;
      return notes > 0 && row.includes(result[6] ?? '') ? [{ tier: 'note', notes }] : [];
    },
    best: ([row = []], times) => product(times('note'), ratio(Math.min(row.length - 1, 6))),
    chance: ([row = []]) =>
      exactly(
        product(
          ratio(row.length, 49),
          complement(ratio(choose(49 - row.length, 6), choose(48, 6))),
        ),
      ),
    notes: function* ([row = []]) {
      for (const pair of subsets(row, 2)) yield [pair];
    },
  };
}
