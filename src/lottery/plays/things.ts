import { ballNames, digits } from '../kinds/symbols.ts';
import type { Choice, Family, Play, Result } from '../types.ts';

interface PlayedThing {
  play: Play;
  choices: readonly Choice[];
}

/** A row of a play that looks at a thing; null where the play as a whole does. */
interface Member extends PlayedThing {
  row: number | null;
}

/** One thing that several plays look at, and in what part of what it can show these picks win something. */
export interface CoveredThing {
  share: number;
  members: readonly Member[];
}

interface Thing {
  /** Everything that it can show, as results that differ in nothing else. */
  shows: () => Iterable<Result>;
  /** Which rows of a play look at it alone; an empty list for a play that does not. */
  rowsIn: (play: Play) => readonly (number | null)[];
}

/** Balls and neighbouring balls that several plays bet on, with what of them is covered. */
export function* thingsOf(family: Family, played: readonly PlayedThing[]): Generator<CoveredThing> {
  for (const thing of things[family] ?? []) {
    const members = played.flatMap(({ play, choices }) =>
      thing.rowsIn(play).map((row) => ({ play, row, choices: choices.map(only(row)) })),
    );
    const picks = members.flatMap(({ play, choices }) =>
      choices
        .filter((choice) => choice.some((row) => row.length > 0))
        .map((choice) => ({ play, choice })),
    );
    // Most players have one line on a thing, or too few to cover it: nothing is counted for them.
    if (picks.length < 2 || chanceOf(picks) <= least) continue;
    yield { share: shareOf(thing, picks), members };
  }
}

const least = 0.9;

interface Pick {
  play: Play;
  choice: Choice;
}

const only =
  (wanted: number | null) =>
  (choice: Choice): Choice =>
    wanted === null ? choice : choice.map((row, index) => (index === wanted ? row : []));

function chanceOf(picks: readonly Pick[]): number {
  return picks.reduce((sum, { play, choice }) => {
    const { numerator, denominator } = play.chance(choice).atMost;
    return sum + Number(numerator) / Number(denominator);
  }, 0);
}

/** Beyond so many lines on one thing they are taken to cover it: to look at each would hold everybody up. */
const mostPicks = 200;

function shareOf({ shows }: Thing, picks: readonly Pick[]): number {
  if (picks.length > mostPicks) return 1;
  let [all, won] = [0, 0];
  for (const result of shows()) {
    all += 1;
    if (picks.some(({ play, choice }) => play.match(choice, result).length > 0)) won += 1;
  }
  return won / all;
}

/** A ball by itself: its number and its sides. */
function ball(at: number, symbols: readonly string[], balls: number, codes: RegExp): Thing {
  return {
    shows: () =>
      symbols.map((symbol) =>
        Array.from({ length: balls }, (_, index) => (index === at ? symbol : (symbols[0] ?? ''))),
      ),
    rowsIn: ({ code, picker }) => {
      if (!codes.test(code)) return [];
      return picker.kind !== 'text' && picker.rows.length === balls ? [at] : [0];
    },
  };
}

/** Two or three neighbouring balls, as their plays look at them together. */
function window(code: string, positions: readonly number[], balls: number): Thing {
  return {
    shows: function* () {
      for (let drawn = 0; drawn < 10 ** positions.length; drawn += 1) {
        const shown = [...String(drawn).padStart(positions.length, '0')];
        const result = Array.from({ length: balls }, () => '0');
        for (const [index, position] of positions.entries()) result[position] = shown[index] ?? '';
        yield result;
      }
    },
    rowsIn: (play) => {
      if (play.code === 'forms' && play.picker.kind === 'marks') {
        const row = play.picker.rows.findIndex((one) => one.code === code);
        return row < 0 ? [] : [row];
      }
      // One code anywhere may come several times: who has most of them still bets on how often.
      return play.code.startsWith(`${code}-`) && !/-any-/.test(play.code) ? [null] : [];
    },
  };
}

const numbered = (balls: number, symbols: readonly string[]) =>
  Array.from({ length: balls }, (_, at) => ball(at, symbols, balls, /^(position|sides)$/));

const things: Partial<Record<Family, readonly Thing[]>> = {
  SSC: [
    ...numbered(5, digits),
    window('two-front', [0, 1], 5),
    window('two-back', [3, 4], 5),
    window('three-front', [0, 1, 2], 5),
    window('three-middle', [1, 2, 3], 5),
    window('three-back', [2, 3, 4], 5),
  ],
  LF: [
    window('two-front', [0, 1], 3),
    window('two-back', [1, 2], 3),
    window('three', [0, 1, 2], 3),
  ],
  PK10: numbered(10, ballNames(10)),
  LHC: [ball(6, ballNames(49), 7, /^special(-sides|-colour|-animal)?$/)],
};
