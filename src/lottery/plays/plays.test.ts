import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { product, type Ratio, ratio, sum, toNumber } from '#games/ratio.ts';
import { allPlays, choicesOf, findIn, resultsOf } from '#tests/lottery/play-cases.ts';
import { timesOf } from '../slip.ts';
import type { Play, Result, Share } from '../types.ts';
import { playsOf } from './find-play.ts';

const tally = (hits: readonly Share[]) => {
  const notes = new Map<string, number>();
  for (const hit of hits) notes.set(hit.tier, (notes.get(hit.tier) ?? 0) + hit.notes);
  return Object.fromEntries([...notes].sort());
};
const timesAt = (play: Play, series: number) => (code: string) =>
  timesOf(play.tiers.find((tier) => tier.code === code) as Play['tiers'][number], series);
const isLess = (left: Ratio, right: Ratio) =>
  left.numerator * right.denominator < right.numerator * left.denominator;

describe.each(allPlays)('%s', (_, family, play) => {
  test('notes counted are notes enumerated', () => {
    fc.assert(
      fc.property(choicesOf(play), (choice) => {
        const notes = [...play.notes(choice)];
        const all = notes.reduce((before, note) => before + play.count(note), 0);
        // A pair and a single digit taken out of one row are two rows in a note.
        const counted = play.code.endsWith('group-3') ? notes.length : all;
        expect(counted).toBe(play.count(choice));
        expect(new Set(notes.map((note) => JSON.stringify(note))).size).toBe(notes.length);
      }),
      { numRuns: 25 },
    );
  });

  test('a choice wins what its notes win, one by one', () => {
    fc.assert(
      fc.property(choicesOf(play), resultsOf(family), (choice, result) => {
        const each = [...play.notes(choice)].flatMap((note) => play.match(note, result));
        expect(tally(play.match(choice, result))).toEqual(tally(each));
      }),
      { numRuns: 40 },
    );
  });

  test('the chance of a choice is a chance, and its notes stand under tiers that exist', () => {
    fc.assert(
      fc.property(choicesOf(play), (choice) => {
        const { atLeast, atMost } = play.chance(choice);
        expect(isLess(atMost, atLeast)).toBe(false);
        expect(atLeast.numerator).toBeGreaterThan(0n);
        expect(isLess(ratio(1), atMost)).toBe(false);
        const codes = play.tiers.map((tier) => tier.code);
        for (const share of play.stakes(choice)) expect(codes).toContain(share.tier);
        expect(isLess(play.best(choice, timesAt(play, 1_800)), ratio(1))).toBe(false);
      }),
      { numRuns: 20 },
    );
  });
});

/** What each tier of a choice wins over a whole space of results. */
function enumerate(play: Play, choice: readonly (readonly string[])[], results: Iterable<Result>) {
  const times = timesAt(play, 1_800);
  const [won, best] = [new Map<string, number>(), play.best(choice, times)];
  let [all, winning, highest] = [0, 0, ratio(0)];
  const seen = new Set<string>();
  for (const result of results) {
    all += 1;
    const hits = play.match(choice, result);
    const real = hits.filter((hit) => !hit.tier.endsWith('push'));
    if (real.length > 0) winning += 1;
    for (const hit of hits) won.set(hit.tier, (won.get(hit.tier) ?? 0) + hit.notes);
    const key = JSON.stringify(real);
    if (seen.has(key)) continue;
    seen.add(key);
    const paid = sum(real.map((hit) => product(times(hit.tier), ratio(hit.notes))));
    if (isLess(highest, paid)) highest = paid;
  }
  return { won, all, winning, highest, best };
}

/** Every button of a board of buttons; elsewhere a choice of several notes. */
function wideChoice(play: Play): string[][] {
  const { picker } = play;
  if (picker.kind === 'marks') return picker.rows.map((row) => [...row.marks]);
  const symbols = (count: number) => picker.symbols.slice(0, count);
  if (picker.kind === 'text')
    return [['1', '2'].map((_, at) => picker.symbols.slice(at, at + picker.length).join(''))];
  if (picker.kind === 'sets') return picker.rows.map((row) => symbols(row.take + 2));
  return picker.rows.map((_, index) => symbols(2 + (index % 3)));
}

function holdsOver(play: Play, results: Iterable<Result>, isWhole = true) {
  const choice = wideChoice(play);
  expect(play.review(choice)).toBeNull();
  const { won, all, winning, highest, best } = enumerate(play, choice, results);
  for (const [tier, notes] of Object.entries(tally(play.stakes(choice)))) {
    const chance = play.tiers.find((one) => one.code === tier)?.chance as Ratio;
    expect({ tier, won: won.get(tier) ?? 0 }).toEqual({
      tier,
      won: toNumber(product(chance, ratio(notes), ratio(all))),
    });
  }
  if (!isWhole) return;
  const { atLeast, atMost } = play.chance(choice);
  const chance = ratio(winning, all);
  expect(isLess(chance, atLeast) || isLess(atMost, chance)).toBe(false);
  // Things that know of each other, such as two ranks, may not all be at their dearest at once.
  expect(isLess(best, highest)).toBe(false);
  if (play.picker.kind !== 'marks') {
    expect(chance).toEqual(atLeast);
    expect(best).toEqual(highest);
  }
}

function* draws(
  symbols: readonly string[],
  count: number,
  isDistinct: boolean,
): Generator<string[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const symbol of symbols) {
    const rest = isDistinct ? symbols.filter((one) => one !== symbol) : symbols;
    for (const tail of draws(rest, count - 1, isDistinct)) yield [symbol, ...tail];
  }
}

const digits = [...'0123456789'];
const balls = (count: number) =>
  Array.from({ length: count }, (_, at) => String(at + 1).padStart(2, '0'));

describe('each chance is that of the whole space', () => {
  const [ssc, lf] = [[...draws(digits, 5, false)], [...draws(digits, 3, false)]];
  const eleven = [...draws(balls(11), 5, true)];

  test('the spaces are whole', () => {
    expect([ssc.length, lf.length, eleven.length]).toEqual([100_000, 1_000, 55_440]);
  });
  test.each(playsOf('SSC').map((play) => [play.code, play] as const))('SSC %s', (_, play) => {
    holdsOver(play, ssc);
  });
  test.each(playsOf('LF').map((play) => [play.code, play] as const))('LF %s', (_, play) => {
    holdsOver(play, lf);
  });
  test.each(playsOf('11X5').map((play) => [play.code, play] as const))('11X5 %s', (_, play) => {
    holdsOver(play, eleven);
  });

  // Each prize of PK10 looks at one rank or at two. Whatever pair comes at two ranks, the other eight
  // come in 8! orders: so all ordered pairs at every two ranks stand for the space of 10!.
  test.each(playsOf('PK10').map((play) => [play.code, play] as const))('PK10 %s', (_, play) => {
    for (const other of [1, 9, 4]) {
      const results = [...draws(balls(10), 2, true)].map(([first = '', second = '']) => {
        const rest = balls(10).filter((ball) => ball !== first && ball !== second);
        return [first, ...rest.slice(0, other - 1), second, ...rest.slice(other - 1)];
      });
      const choice = wideChoice(play).map((row, index) => ([0, other].includes(index) ? row : []));
      if (play.code === 'dragon-tiger' && other !== 9) continue;
      const { won, all } = enumerate(
        play,
        play.code.startsWith('top') ? wideChoice(play) : choice,
        results,
      );
      if (play.code.startsWith('top') && other !== 1) continue;
      for (const [tier, notes] of won) {
        const chance = play.tiers.find((one) => one.code === tier)?.chance as Ratio;
        const staked = tally(play.stakes(choice))[tier] ?? 1;
        expect(ratio(notes, all)).toEqual(product(chance, ratio(staked)));
      }
      expect(won.size).toBeGreaterThan(0);
    }
  });

  test('PK10: positions that know of each other are counted as all orders of ten', () => {
    const play = findIn('PK10', 'position');
    const choice = wideChoice(play);
    let [winning, all] = [0, 0];
    const order = (taken: number, at: number, hit: boolean): void => {
      if (at === 10) {
        all += 1;
        if (hit) winning += 1;
        return;
      }
      for (const [bit, ball] of balls(10).entries()) {
        if ((taken & (1 << bit)) === 0) {
          order(taken | (1 << bit), at + 1, hit || choice[at]?.includes(ball) === true);
        }
      }
    };
    order(0, 0, false);
    expect(all).toBe(3_628_800);
    expect(play.chance(choice).atLeast).toEqual(ratio(winning, all));
  });

  // One special ball decides; the six others are drawn beside it and change nothing.
  test.each(['special', 'special-sides', 'special-colour', 'special-animal'])('LHC %s', (code) => {
    const results = balls(49).map((special) => [
      ...balls(49)
        .filter((ball) => ball !== special)
        .slice(0, 6),
      special,
    ]);
    holdsOver(findIn('LHC', code), results);
  });

  // Every draw is as every other one with its balls renamed, so one draw against all notes will do.
  test.each(['2-of-2', '3-of-3', '4-of-4', 'special-string'])('LHC %s', (code) => {
    const play = findIn('LHC', code);
    const won = play.match([balls(49)], balls(7));
    expect(ratio(won[0]?.notes ?? 0, play.count([balls(49)]))).toEqual(play.tiers[0]?.chance);
    expect(play.match([['01', '08']], balls(7))).toEqual([]);
  });

  test('LHC: sums of seven are as many as there are draws, and mirror around 175', () => {
    const tiers = findIn('LHC', 'sum-sides').tiers;
    const chanceOf = (code: string) =>
      tiers.find((tier) => tier.code === `sum.${code}`)?.chance as Ratio;
    expect(sum([chanceOf('big'), chanceOf('small')])).toEqual(ratio(1));
    expect(sum([chanceOf('odd'), chanceOf('even')])).toEqual(ratio(1));
    // A draw and its mirror, each ball taken from 50, add up to 350: what is over half comes from 175 itself.
    expect(isLess(ratio(1, 2), chanceOf('big'))).toBe(true);
    expect(toNumber(chanceOf('big'))).toBeCloseTo(0.5, 1);
    // Odd: an odd number of the seven is among the 25 odd balls.
    const ways = (taken: number, all: number): bigint =>
      taken === 0 ? 1n : (ways(taken - 1, all) * BigInt(all - taken + 1)) / BigInt(taken);
    const odd = [1, 3, 5, 7].reduce((all, one) => all + ways(one, 25) * ways(7 - one, 24), 0n);
    expect(chanceOf('odd')).toEqual(ratio(odd, 85_900_584n));
  });
});
