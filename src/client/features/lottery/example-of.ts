import { ballName, isResult, shapeOf } from '#lottery/results.ts';
import type { Choice, Family, Picker, Play, Result, Share } from '#lottery/types.ts';

export interface Example {
  choice: Choice;
  result: Result;
  hits: readonly Share[];
}

/**
 * A choice of one note and a draw that it wins, found by the rules themselves, so that no example can be wrong.
 * The same play always has the same one. Null where none came up in time.
 */
export function exampleOf(family: Family, play: Play): Example | null {
  const below = seededNumbers(7);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const result = drawnBy(family, below);
    const choice = choiceNear(play.picker, result, below);
    if (play.review(choice) !== null) continue;
    const hits = play.match(choice, result).filter(({ notes }) => notes > 0);
    const pays = hits.some(({ tier }) => {
      return play.tiers.find(({ code }) => code === tier)?.pays !== 'push';
    });
    if (pays && isResult(family, result)) return { choice, result, hits: byTier(hits) };
  }
  return null;
}

/** A number that came twice is said once, as two. */
function byTier(hits: readonly Share[]): Share[] {
  const notes = new Map<string, number>();
  for (const hit of hits) notes.set(hit.tier, (notes.get(hit.tier) ?? 0) + hit.notes);
  return [...notes].map(([tier, sum]) => ({ tier, notes: sum }));
}

type Below = (size: number) => number;

function drawnBy(family: Family, below: Below): Result {
  const parts = shapeOf(family);
  const [first] = parts;
  if (first && 'balls' in first) {
    const drum = Array.from({ length: first.balls }, (_, index) => ballName(index + 1));
    const all = parts.reduce((before, { count }) => before + count, 0);
    return Array.from({ length: all }, () => drum.splice(below(drum.length), 1)).flat();
  }
  return parts.flatMap((part) =>
    Array.from({ length: part.count }, () => {
      const digits = 'digits' in part ? part.digits : 0;
      return Array.from({ length: digits }, () => below(spreadOf(below))).join('');
    }),
  );
}

/** Among few digits pairs and triples are soon there; among all of them everything else is. */
function spreadOf(below: Below): number {
  return below(2) === 0 ? 3 : 10;
}

/** One note that has to do with the draw: by chance alone the rare prizes would take for ever. */
function choiceNear(picker: Picker, result: Result, below: Below): Choice {
  const oneOf = (list: readonly string[]) => list[below(list.length)] ?? '';
  switch (picker.kind) {
    case 'text':
      return [[numberNear(picker, result, oneOf, below)]];
    case 'sets': {
      let left = picker.symbols.filter((symbol) => result.includes(symbol) || below(4) === 0);
      return picker.rows.map(({ take }) =>
        Array.from({ length: take }, () => {
          const symbol = oneOf(left);
          left = left.filter((other) => other !== symbol);
          return symbol;
        }).toSorted(),
      );
    }
    case 'positions': {
      const only = below(picker.rows.length);
      return picker.rows.map((row, index) => {
        if (!picker.needsAll && index !== only) return [];
        const drawn = result[Number(row) - 1] ?? '';
        return [picker.symbols.includes(drawn) ? drawn : oneOf(picker.symbols)];
      });
    }
    case 'marks': {
      const only = below(picker.rows.length);
      return picker.rows.map(({ marks }, index) => (index === only ? [oneOf(marks)] : []));
    }
  }
}

/** A number as it was drawn, or the end or the beginning of one. */
function numberNear(
  { length, symbols }: Extract<Picker, { kind: 'text' }>,
  result: Result,
  oneOf: (list: readonly string[]) => string,
  below: Below,
): string {
  const isDigits = symbols.every((symbol) => symbol.length === 1);
  const prize = oneOf(result);
  if (isDigits && prize.length >= length) return prize.slice(-length);
  const from = below(Math.max(1, result.length - length + 1));
  return result.slice(from, from + length).join('');
}

/** A short generator of even numbers: an example needs no secret, only to be the same tomorrow. */
function seededNumbers(seed: number): Below {
  let state = seed;
  return (size) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * size);
  };
}

const mostTries = 20_000;
