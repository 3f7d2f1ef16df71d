import { product, type Ratio, ratio } from '#games/ratio.ts';
import type { Choice, Play, Result, Tier } from '../types.ts';
import { anyOfRows, exactly } from './chances.ts';
import { reviewChoice } from './choices.ts';

interface PositionPlay {
  code: string;
  group: string;
  rows: readonly string[];
  symbols: readonly string[];
  /** Each symbol comes at one position only. */
  isDistinct: boolean;
  /** The symbol drawn for each row. */
  read: (result: Result) => readonly string[];
  pays?: Tier['pays'];
}

/** One symbol at one position is a note; of each row one can win. */
export function position(play: PositionPlay): Play {
  const size = play.symbols.length;
  const count = (choice: Choice) => choice.reduce((before, row) => before + row.length, 0);
  return {
    code: play.code,
    group: play.group,
    picker: { kind: 'positions', rows: play.rows, symbols: play.symbols, needsAll: false },
    unitsPerNote: 1,
    tiers: [{ code: 'note', chance: ratio(1, size), pays: play.pays ?? 'series' }],
    review(choice) {
      return reviewChoice(this.picker, choice, count);
    },
    count,
    stakes: (choice) => [{ tier: 'note', notes: count(choice) }],
    match(choice, result) {
      const drawn = play.read(result);
      const notes = choice.filter((row, index) => row.includes(drawn[index] ?? '')).length;
      return notes === 0 ? [] : [{ tier: 'note', notes }];
    },
    best(choice, times) {
      const most = play.isDistinct
        ? walkPositions(play, choice).mostHits
        : choice.filter((row) => row.length > 0).length;
      return product(times('note'), ratio(most));
    },
    chance: (choice) =>
      play.isDistinct
        ? exactly(walkPositions(play, choice).chance)
        : anyOfRows(
            choice.map((row) => ratio(row.length, size)),
            true,
          ),
    notes: function* (choice) {
      for (const [index, row] of choice.entries()) {
        for (const symbol of row) yield choice.map((_, at) => (at === index ? [symbol] : []));
      }
    },
  };
}

/**
 * Where each symbol comes once, positions know of each other. So it is counted over all sets of symbols
 * that may have come so far: in how many ways none has hit, and how many can hit at most.
 */
function walkPositions(
  { symbols }: PositionPlay,
  choice: Choice,
): { chance: Ratio; mostHits: number } {
  let reached = new Map<number, { misses: bigint; hits: number }>([[0, { misses: 1n, hits: 0 }]]);
  let all = 1n;
  for (const [index, row] of choice.entries()) {
    all *= BigInt(symbols.length - index);
    const next = new Map<number, { misses: bigint; hits: number }>();
    for (const [set, before] of reached) {
      for (const [bit, symbol] of symbols.entries()) {
        if (set & (1 << bit)) continue;
        const isHit = row.includes(symbol);
        const seen = next.get(set | (1 << bit)) ?? { misses: 0n, hits: 0 };
        next.set(set | (1 << bit), {
          misses: seen.misses + (isHit ? 0n : before.misses),
          hits: Math.max(seen.hits, before.hits + (isHit ? 1 : 0)),
        });
      }
    }
    reached = next;
  }
  let [misses, mostHits] = [0n, 0];
  for (const end of reached.values()) {
    misses += end.misses;
    mostHits = Math.max(mostHits, end.hits);
  }
  return { chance: ratio(all - misses, all), mostHits };
}
