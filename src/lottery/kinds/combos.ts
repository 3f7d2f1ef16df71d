import { choose, type Ratio, ratio, sum } from '#games/ratio.ts';
import type { Choice, Play, Result, Tier } from '../types.ts';
import { chanceOfShown, type Drum, exactly } from './chances.ts';
import { reviewChoice, subsets } from './choices.ts';

interface ComboPlay {
  code: string;
  group: string;
  symbols: readonly string[];
  take: number;
  drum: Drum;
  /** What the drum gave, as the symbols of the picker. */
  read: (result: Result) => readonly string[];
  /** A note wins if all of it shows, if none of it shows, or if it holds all that shows. */
  wins: 'all' | 'none' | 'holds';
  pays?: Tier['pays'];
}

/** So many of a row, in any order; out of more, every combination is a note. */
export function combos(play: ComboPlay): Play {
  const { take, drum } = play;
  const won = (chosen: number, shown: number): number => {
    if (play.wins === 'all') return Number(choose(shown, take));
    if (play.wins === 'none') return Number(choose(chosen - shown, take));
    return shown < drum.drawn ? 0 : Number(choose(chosen - shown, take - shown));
  };
  const chanceOf = (chosen: number): Ratio =>
    sum(
      Array.from({ length: Math.min(chosen, drum.drawn) + 1 }, (_, shown) => shown)
        .filter((shown) => won(chosen, shown) > 0)
        .map((shown) => chanceOfShown(drum, chosen, shown)),
    );
  const count = ([row = []]: Choice) => Number(choose(row.length, take));
  return {
    code: play.code,
    group: play.group,
    picker: { kind: 'sets', rows: [{ code: 'any', take }], symbols: play.symbols },
    unitsPerNote: 1,
    tiers: [{ code: 'note', chance: chanceOf(take), pays: play.pays ?? 'series' }],
    review(choice) {
      return reviewChoice(this.picker, choice, count);
    },
    count,
    stakes: (choice) => [{ tier: 'note', notes: count(choice) }],
    match([row = []], result) {
      const drawn = new Set(play.read(result));
      const notes = won(row.length, row.filter((symbol) => drawn.has(symbol)).length);
      return notes === 0 ? [] : [{ tier: 'note', notes }];
    },
    best([row = []], times) {
      const shown = Array.from({ length: Math.min(row.length, drum.drawn) + 1 }, (_, one) => one);
      const most = Math.max(...shown.map((one) => won(row.length, one)));
      const { numerator, denominator } = times('note');
      return ratio(BigInt(most) * numerator, denominator);
    },
    chance: ([row = []]) => exactly(chanceOf(row.length)),
    notes: function* ([row = []]) {
      for (const note of subsets(row, take)) yield [note];
    },
  };
}
