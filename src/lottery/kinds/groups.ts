import { choose, ratio } from '#games/ratio.ts';
import type { Choice, Play, Result } from '../types.ts';
import { subsets } from './choices.ts';
import { exclusive } from './direct.ts';

/** `take` symbols that come `repeat` times each. */
interface Repeated {
  code: string;
  repeat: number;
  take: number;
}

interface GroupPlay {
  code: string;
  group: string;
  positions: readonly number[];
  symbols: readonly string[];
  isDistinct: boolean;
  /** One or two; no symbol of the one is in the other. */
  parts: readonly Repeated[];
  /** Both parts are taken out of one row, as in group 3 of k digits. */
  isOneRow?: boolean;
}

/** Symbols in whatever order they come, with as many of each as the group says. */
export function group(play: GroupPlay): Play {
  const { parts, symbols } = play;
  const rowsOf = (choice: Choice): readonly (readonly string[])[] =>
    play.isOneRow && choice.length === 1 ? parts.map(() => choice[0] ?? []) : choice;
  const taken = parts.reduce((before, part) => before + part.take, 0);
  return {
    ...exclusive({
      code: play.code,
      group: play.group,
      chance: ratio(orders(play), ways(play)),
      count: (choice) => countNotes(parts, rowsOf(choice)),
      isHit: (choice, result) => isGroup(play, rowsOf(choice), result),
    }),
    picker: {
      kind: 'sets',
      rows: play.isOneRow
        ? [{ code: 'any', take: taken }]
        : parts.map(({ code, take }) => ({ code, take })),
      symbols,
    },
    // A note of group 3 keeps its pair apart from its single digit: that takes two rows.
    notes: function* (choice) {
      const [first = [], second = []] = rowsOf(choice);
      for (const left of subsets(first, parts[0]?.take ?? 0)) {
        const rest = second.filter((symbol) => !left.includes(symbol));
        if (parts[1] === undefined) yield [left];
        else for (const right of subsets(rest, parts[1].take)) yield [left, right];
      }
    },
  };
}

function countNotes(parts: readonly Repeated[], rows: readonly (readonly string[])[]): number {
  const [first = [], second = []] = rows;
  const [one, other] = parts;
  if (one === undefined) return 0;
  if (other === undefined) return Number(choose(first.length, one.take));
  const shared = first.filter((symbol) => second.includes(symbol)).length;
  let notes = 0n;
  for (let both = 0; both <= one.take; both += 1) {
    const left = choose(shared, both) * choose(first.length - shared, one.take - both);
    notes += left * choose(second.length - both, other.take);
  }
  return Number(notes);
}

function isGroup(
  { parts, positions }: GroupPlay,
  rows: readonly (readonly string[])[],
  result: Result,
): boolean {
  const counts = new Map<string, number>();
  for (const position of positions) {
    const symbol = result[position] ?? '';
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  return parts.every((part, index) => {
    const drawn = [...counts].filter(([, count]) => count === part.repeat);
    return (
      drawn.length === part.take &&
      drawn.every(([symbol]) => rows[index]?.includes(symbol) ?? false)
    );
  });
}

/** In how many orders the symbols of one note can come. */
function orders({ parts, positions }: GroupPlay): bigint {
  let count = factorial(positions.length);
  for (const part of parts) count /= factorial(part.repeat) ** BigInt(part.take);
  return count;
}

function ways({ positions, symbols, isDistinct }: GroupPlay): bigint {
  let count = 1n;
  for (const taken of positions.keys()) count *= BigInt(symbols.length - (isDistinct ? taken : 0));
  return count;
}

function factorial(number: number): bigint {
  return number < 2 ? 1n : BigInt(number) * factorial(number - 1);
}
