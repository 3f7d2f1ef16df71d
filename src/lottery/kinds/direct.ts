import { type Ratio, ratio } from '#games/ratio.ts';
import type { Choice, Play, Result, Tier } from '../types.ts';
import { exactly } from './chances.ts';
import { partsOf, reviewChoice, tuples } from './choices.ts';

interface DirectPlay {
  code: string;
  group: string;
  /** Where in the result the rows stand. */
  positions: readonly number[];
  symbols: readonly string[];
  /** Each symbol comes once in a draw, so a note with one twice is none. */
  isDistinct: boolean;
}

/** A symbol for each position, all of which have to come. */
export function direct(play: DirectPlay): Play {
  const { positions } = play;
  const rows = positions.map((position) => String(position + 1));
  const isNote = (note: readonly string[]) =>
    !play.isDistinct || new Set(note).size === note.length;
  const count = (choice: Choice) =>
    play.isDistinct
      ? [...tuples(choice)].filter(isNote).length
      : choice.reduce((before, row) => before * row.length, 1);
  const isHit = (choice: Choice, result: Result) =>
    positions.every((position, row) => choice[row]?.includes(result[position] ?? ''));
  return {
    ...oneOfMany(play, count, isHit),
    picker: { kind: 'positions', rows, symbols: play.symbols, needsAll: true },
    notes: function* (choice) {
      for (const note of tuples(choice)) if (isNote(note)) yield note.map((symbol) => [symbol]);
    },
  };
}

/** The same bet, as numbers typed or pasted. */
export function directText(play: DirectPlay): Play {
  const { positions } = play;
  const made = oneOfMany(
    play,
    ([row = []]) => row.length,
    ([row = []], result) => row.includes(positions.map((position) => result[position]).join('')),
  );
  const isNote = (text: string) =>
    !play.isDistinct || new Set(partsOf(text, positions.length)).size === positions.length;
  return {
    ...made,
    picker: { kind: 'text', length: positions.length, symbols: play.symbols },
    review(choice) {
      const fault = reviewChoice(this.picker, choice, this.count);
      return fault ?? (choice[0]?.every(isNote) ? null : 'symbol');
    },
    notes: ([row = []]) => row.map((text) => [[text]]),
  };
}

/** What both have in common: at most one note wins, and each is as likely. */
function oneOfMany(
  { code, group, positions, symbols, isDistinct }: DirectPlay,
  count: (choice: Choice) => number,
  isHit: (choice: Choice, result: Result) => boolean,
): Omit<Play, 'picker' | 'notes'> & ThisType<Play> {
  let ways = 1;
  for (const taken of positions.keys()) ways *= symbols.length - (isDistinct ? taken : 0);
  return exclusive({ code, group, chance: ratio(1, ways), count, isHit });
}

/** A play of one prize, of whose notes one at most can win. */
export function exclusive(play: {
  code: string;
  group: string;
  chance: Ratio;
  pays?: Tier['pays'];
  count: (choice: Choice) => number;
  isHit: (choice: Choice, result: Result) => boolean;
}): Omit<Play, 'picker' | 'notes'> & ThisType<Play> {
  const { chance, count } = play;
  return {
    code: play.code,
    group: play.group,
    unitsPerNote: 1,
    tiers: [{ code: 'note', chance, pays: play.pays ?? 'series' }],
    review(choice) {
      return reviewChoice(this.picker, choice, count);
    },
    count,
    stakes: (choice) => [{ tier: 'note', notes: count(choice) }],
    match: (choice, result) => (play.isHit(choice, result) ? [{ tier: 'note', notes: 1 }] : []),
    best: (_, times) => times('note'),
    chance: (choice) =>
      exactly(ratio(BigInt(count(choice)) * chance.numerator, chance.denominator)),
  };
}
