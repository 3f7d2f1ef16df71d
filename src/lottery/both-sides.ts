import { ordersOfDigits } from './kinds/numbers.ts';
import { thingsOf } from './plays/things.ts';
import type { Choice, Family, Play } from './types.ts';

/** All that one player picked of a play, over all their tickets of one draw. */
export interface Played {
  play: Play;
  choices: readonly Choice[];
}

/** What of a player's picks counts nothing: whole plays, and symbols of rows. */
export interface Hedge {
  plays: ReadonlySet<string>;
  symbols: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * What one player has on both sides of a draw. Such stakes are allowed, and are no valid bets: big beside small; and
 * whatever together wins by one thing in more than nine draws of ten, be it by buttons, by numbers that were picked or
 * typed, or by several plays that look at the same ball or the same balls.
 */
export function hedgeOf(family: Family, played: readonly Played[]): Hedge {
  const symbols = new Map<string, Set<string>>();
  const drop = (play: Play, row: number, dropped: Iterable<string>) => {
    const known = symbols.get(`${play.code}/${row}`) ?? new Set();
    for (const symbol of dropped) known.add(symbol);
    symbols.set(`${play.code}/${row}`, known);
  };
  for (const { play, choices } of played.filter(({ play }) => hasSides(play))) {
    for (const [row, picked] of pickedIn(choices).entries()) {
      const isMost = shareOf(play, row, picked) > most;
      drop(play, row, isMost ? picked : [...picked].filter((one) => picked.has(sideOf(one))));
    }
  }
  const plays = new Set(wholeCovers(played));
  const left = () =>
    played
      .filter(({ play }) => !plays.has(play.code))
      .map(({ play, choices }) => ({
        play,
        choices: choices.map((choice) => without(play, choice, symbols)),
      }));
  for (const { share, members } of thingsOf(family, left())) {
    if (share <= most) continue;
    for (const { play, row, choices } of members) {
      if (row === null) plays.add(play.code);
      else drop(play, row, pickedIn(choices)[row] ?? []);
    }
  }
  return { plays, symbols };
}

/** What of a choice counts nothing, in the rows of its play. */
export function hedgedIn({ plays, symbols }: Hedge, play: Play, choice: Choice): Choice {
  if (plays.has(play.code)) return choice;
  return choice.map((row, index) =>
    row.filter((symbol) => symbols.get(`${play.code}/${index}`)?.has(symbol)),
  );
}

/** More than this part of what one thing can show is all but everything. */
const most = 0.9;

function without(play: Play, choice: Choice, symbols: Hedge['symbols']): Choice {
  if (!hasSides(play)) return choice;
  return choice.map((row, index) =>
    row.filter((symbol) => !symbols.get(`${play.code}/${index}`)?.has(symbol)),
  );
}

/** Whether each row of a play is a thing by itself: buttons, or single numbers of one thing that is drawn. */
function hasSides({ picker }: Pick<Play, 'picker'>): boolean {
  if (picker.kind === 'marks') return true;
  if (picker.kind === 'positions') return !picker.needsAll;
  return picker.kind === 'sets' && picker.rows.length === 1 && picker.rows[0]?.take === 1;
}

function pickedIn(choices: readonly Choice[]): ReadonlySet<string>[] {
  const rows = Math.max(0, ...choices.map((choice) => choice.length));
  return Array.from(
    { length: rows },
    (_, row) => new Set(choices.flatMap((choice) => choice[row] ?? [])),
  );
}

/** How much of a row's chance is picked; one symbol alone is never all of it. */
function shareOf(play: Play, row: number, picked: ReadonlySet<string>): number {
  if (picked.size < 2) return 0;
  const { picker } = play;
  const all = picker.kind === 'marks' ? (picker.rows[row]?.marks ?? []) : picker.symbols;
  const weigh = (symbols: Iterable<string>) => {
    let weight = 0;
    for (const symbol of symbols) weight += weightOf(play, row, symbol);
    return weight;
  };
  return weigh(picked) / weigh(all);
}

function weightOf(play: Play, row: number, symbol: string): number {
  const rows = play.picker.kind === 'text' ? 1 : play.picker.rows.length;
  const choice = Array.from({ length: rows }, (_, at) => (at === row ? [symbol] : []));
  return play.stakes(choice).reduce((before, { tier, notes }) => {
    const found = play.tiers.find(({ code, pays }) => code === tier && pays !== 'push');
    const { numerator, denominator } = found?.chance ?? { numerator: 0n, denominator: 1n };
    return before + (notes * Number(numerator)) / Number(denominator);
  }, 0);
}

/** Codes of plays whose whole numbers, picked at their places or typed, are all but all that there are. */
function wholeCovers(played: readonly Played[]): string[] {
  const groups = new Map<string, Played[]>();
  for (const one of played.filter(({ play }) => isOfWholeNumbers(play))) {
    const code = one.play.code.replace(/-text$/, '');
    groups.set(code, [...(groups.get(code) ?? []), one]);
  }
  return [...groups.values()]
    .filter(isCovered)
    .flatMap((group) => group.map(({ play }) => play.code));
}

function isOfWholeNumbers(play: Play): boolean {
  const { picker } = play;
  if (picker.kind === 'sets') return isOneOfAll(play);
  return picker.kind === 'text' || (picker.kind === 'positions' && picker.needsAll);
}

/** Sets of which one at most comes, such as two balls of eleven in whatever order. */
function isOneOfAll(play: Play): boolean {
  const { picker, tiers } = play;
  if (picker.kind !== 'sets' || tiers.length !== 1 || hasSides(play)) return false;
  const all = play.count(picker.rows.map(() => picker.symbols));
  return all <= waysOf(play) * 1.0001;
}

/** How many notes there would be if each of them were as likely and one had to come. */
function waysOf({ tiers }: Play): number {
  const { numerator, denominator } = tiers[0]?.chance ?? { numerator: 1n, denominator: 1n };
  return Number(denominator) / Number(numerator);
}

function keyOf(play: Play, note: Choice): string {
  if (play.picker.kind === 'sets') return note.map((row) => [...row].sort().join()).join(';');
  const written = note.flat().join('');
  return play.isAnyOrder ? [...written].sort().join('') : written;
}

function isCovered(group: readonly Played[]): boolean {
  const [first] = group;
  if (!first) return false;
  const enough = numbersOf(first.play) * most;
  const weigh = (play: Play, number: string) => (play.isAnyOrder ? ordersOfDigits(number) : 1);
  const atMost = group.reduce(
    (sum, { play, choices }) =>
      sum + choices.reduce((before, choice) => before + play.count(choice) * mostOrders(play), 0),
    0,
  );
  if (atMost <= enough) return false;
  // Whoever buys all numbers ten times over covers them; to count such a heap would hold everybody up.
  if (atMost > enough * 10 * mostOrders(first.play)) return true;
  const found = new Set<string>();
  let covered = 0;
  for (const { play, choices } of group) {
    for (const choice of choices) {
      for (const note of play.notes(choice)) {
        const number = keyOf(play, note);
        if (found.has(number)) continue;
        found.add(number);
        covered += weigh(play, number);
        if (covered > enough) return true;
      }
    }
  }
  return false;
}

const mostOrders = ({ isAnyOrder }: Play) => (isAnyOrder ? 24 : 1);

/** How many whole numbers a play knows. */
function numbersOf(play: Play): number {
  const { picker } = play;
  if (picker.kind === 'sets') return waysOf(play);
  if (picker.kind === 'marks') return Number.POSITIVE_INFINITY;
  const length = picker.kind === 'text' ? picker.length : picker.rows.length;
  const size = picker.symbols.length;
  // Where no symbol comes twice in a draw, no number of one symbol alone can be bet on.
  const same = Array.from({ length }, () => picker.symbols[0] ?? '');
  const one = picker.kind === 'text' ? [[same.join('')]] : same.map((symbol) => [symbol]);
  const isDistinct = !play.isAnyOrder && length > 1 && play.review(one) !== null;
  let numbers = 1;
  for (let taken = 0; taken < length; taken += 1) numbers *= size - (isDistinct ? taken : 0);
  return numbers;
}

function sideOf(symbol: string): string {
  return opposites.get(symbol) ?? '';
}

const opposites = new Map(
  [
    ['big', 'small'],
    ['odd', 'even'],
    ['dragon', 'tiger'],
    ['digits-odd', 'digits-even'],
    ['tail-big', 'tail-small'],
  ].flatMap(([one = '', other = '']) => [[one, other] as const, [other, one] as const]),
);
