import type { Choice, Play } from './types.ts';

/** The symbols that one player has picked in each row of a play, over all their tickets of one draw. */
export type Picked = readonly ReadonlySet<string>[];

/** Whether a play has sides at all: buttons, or single numbers of one thing that is drawn. */
export function hasSides({ picker }: Pick<Play, 'picker'>): boolean {
  if (picker.kind === 'marks') return true;
  if (picker.kind === 'positions') return !picker.needsAll;
  return picker.kind === 'sets' && picker.rows.length === 1 && picker.rows[0]?.take === 1;
}

/** What one player picked, from the choices of all their lines. */
export function pickedIn(choices: readonly Choice[]): Picked {
  const rows = Math.max(0, ...choices.map((choice) => choice.length));
  return Array.from(
    { length: rows },
    (_, row) => new Set(choices.flatMap((choice) => choice[row] ?? [])),
  );
}

/**
 * What of a choice lies on both sides of a draw: big where the player also has small, and everything where all of
 * a row is picked. Such stakes are allowed, and are no valid bets.
 */
export function onBothSides(play: Play, choice: Choice, picked: Picked): Choice {
  return choice.map((symbols, row) => {
    const all = picked[row] ?? new Set();
    if (all.size >= symbolsIn(play, row) && all.size > 1) return symbols;
    return symbols.filter((symbol) => all.has(opposites.get(symbol) ?? ''));
  });
}

function symbolsIn({ picker }: Play, row: number): number {
  return picker.kind === 'marks'
    ? (picker.rows[row]?.marks.length ?? Number.POSITIVE_INFINITY)
    : picker.symbols.length;
}

const opposites = new Map(
  [
    ['big', 'small'],
    ['odd', 'even'],
    ['dragon', 'tiger'],
  ].flatMap(([one = '', other = '']) => [[one, other] as const, [other, one] as const]),
);
