import { product, type Ratio, ratio, sum } from '#games/ratio.ts';
import type { Choice, Play, Result, Share, Tier } from '../types.ts';
import { anyOfRows } from './chances.ts';
import { reviewChoice } from './choices.ts';

/** One thing that is drawn, such as a ball or a sum: how often it takes each value, and its buttons. */
export interface MarkedThing {
  code: string;
  values: readonly { value: string; ways: bigint }[];
  read: (result: Result) => string;
  marks: readonly Mark[];
}

export interface Mark {
  code: string;
  wins: (value: string) => boolean;
  /** The stake is returned here. */
  pushes?: (value: string) => boolean;
  /** Odds of its own; by the series where there are none. */
  odds?: (chance: Ratio, push: Ratio) => Ratio;
  /** How many notes the button stands for, where they share one prize: as many as make this sum. */
  notes?: number;
}

/** Buttons, each a bet of its own. */
export function marks(play: {
  code: string;
  group: string;
  things: readonly MarkedThing[];
  /** Balls that are put back know nothing of each other. */
  areIndependent: boolean;
}): Play {
  const { things } = play;
  const buttons = things.map((thing) => thing.marks.map((mark) => priced(thing, mark)));
  const chosen = (choice: Choice): Priced[][] =>
    buttons.map((row, index) => row.filter(({ mark }) => choice[index]?.includes(mark.code)));
  const count = (choice: Choice) =>
    chosen(choice)
      .flat()
      .reduce((before, { mark }) => before + (mark.notes ?? 1), 0);
  const tiers = new Map(
    buttons.flat().flatMap((one) => one.tiers.map((tier) => [tier.code, tier])),
  );
  return {
    code: play.code,
    group: play.group,
    picker: {
      kind: 'marks',
      rows: things.map((thing) => ({
        code: thing.code,
        marks: thing.marks.map((mark) => mark.code),
      })),
    },
    unitsPerNote: 1,
    tiers: [...tiers.values()],
    review(choice) {
      return reviewChoice(this.picker, choice, count);
    },
    count,
    stakes: (choice) =>
      chosen(choice)
        .flat()
        .flatMap(({ mark, tiers: own }) =>
          own.map(({ code }) => ({ tier: code, notes: mark.notes ?? 1 })),
        ),
    match: (choice, result) =>
      chosen(choice).flatMap((row, index) => {
        const value = things[index]?.read(result) ?? '';
        return row.flatMap((one) => hitsOf(one, value));
      }),
    best: (choice, times) =>
      sum(chosen(choice).map((row, index) => bestOf(row, things[index]?.values ?? [], times))),
    chance: (choice) =>
      anyOfRows(
        chosen(choice)
          .map((row, index) => ({ row, thing: things[index] as MarkedThing }))
          .filter(({ row }) => row.length > 0)
          .map(({ row, thing }) =>
            chanceOf(thing, (value) => row.some(({ mark }) => mark.wins(value))),
          ),
        play.areIndependent,
      ),
    notes: function* (choice) {
      for (const [index, row] of choice.entries()) {
        for (const mark of row) yield choice.map((_, at) => (at === index ? [mark] : []));
      }
    },
  };
}

/** Values 0, 1, 2 … by how often each comes. */
export function weighted(ways: readonly (bigint | number)[], first = 0) {
  return ways.map((count, index) => ({ value: String(index + first), ways: BigInt(count) }));
}

interface Priced {
  mark: Mark;
  /** What it wins by, and its push where it has one. */
  tiers: readonly Tier[];
}

function priced(thing: MarkedThing, mark: Mark): Priced {
  const chance = chanceOf(thing, mark.wins);
  const push = mark.pushes ? chanceOf(thing, mark.pushes) : ratio(0);
  const each = product(chance, ratio(1, mark.notes ?? 1));
  const pays = mark.odds ? mark.odds(chance, push) : 'series';
  // Buttons for sums share the prize of one note, however many notes a sum is made of.
  const code = mark.notes === undefined ? `${thing.code}.${mark.code}` : `${thing.code}.note`;
  const won: Tier = { code, chance: each, pays };
  if (!mark.pushes) return { mark, tiers: [won] };
  return { mark, tiers: [won, { code: `${thing.code}.push`, chance: push, pays: 'push' }] };
}

function chanceOf({ values }: MarkedThing, holds: (value: string) => boolean): Ratio {
  const count = (list: MarkedThing['values']) => list.reduce((all, { ways }) => all + ways, 0n);
  return ratio(count(values.filter(({ value }) => holds(value))), count(values));
}

function hitsOf({ mark, tiers: [won, push] }: Priced, value: string): Share[] {
  if (won && mark.wins(value)) return [{ tier: won.code, notes: 1 }];
  return push && mark.pushes?.(value) ? [{ tier: push.code, notes: 1 }] : [];
}

function bestOf(
  row: readonly Priced[],
  values: MarkedThing['values'],
  times: (tier: string) => Ratio,
): Ratio {
  const totals = values.map(({ value }) =>
    sum(
      row.filter(({ mark }) => mark.wins(value)).map(({ tiers: [won] }) => times(won?.code ?? '')),
    ),
  );
  return totals.reduce(
    (left, right) =>
      left.numerator * right.denominator < right.numerator * left.denominator ? right : left,
    ratio(0),
  );
}
