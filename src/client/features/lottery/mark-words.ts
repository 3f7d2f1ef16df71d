import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Picker, Play } from '#lottery/types.ts';
import { yearAnimal, yearAnimals } from '#lottery/year-animal.ts';

/** A button's or a prize's name; numbers are their own. An animal's number depends on the draw's year. */
export function nameMark(i18n: I18n, mark: string, drawnAt = new Date()): string {
  const place = /^z(\d+)$/.exec(mark)?.[1];
  const words = place ? animalWords[animalPlace(Number(place), drawnAt)] : markWords[mark];
  return words ? i18n._(words) : mark;
}

/** The year's own animal is the first, the one of the year before it the second. */
export function animalPlace(place: number, drawnAt: Date): number {
  const first = yearAnimals.indexOf(yearAnimal(drawnAt.toISOString().slice(0, 10)));
  return (first - (place - 1) + yearAnimals.length) % yearAnimals.length;
}

interface RowOf {
  family?: string;
  drawnAt?: Date | undefined;
}

/** What a row stands for: a position, a part of the bet, a prize of the draw. */
export function nameRow(i18n: I18n, row: string, { family, drawnAt }: RowOf = {}): string {
  const [kind = '', ordinal] = row.split('-');
  const words = rowWords[row] ?? markWords[row];
  if (words) return i18n._(words);
  if (/^z\d+$/.test(row)) return nameMark(i18n, row, drawnAt);
  // In a race a position is a place at the finish.
  const number = ordinal ?? row;
  const isPlace = kind === 'rank' || (family === 'PK10' && /^\d+$/.test(row));
  if (isPlace) return i18n._(msg`Rank ${number}`);
  if (kind === 'ball') return i18n._(msg`Ball ${number}`);
  if (/^\d+$/.test(row)) return i18n._(msg`Position ${row}`);
  return row;
}

/**
 * A prize of a play: what showed on which thing, a drawn prize and in how many orders its digits come, or the
 * one prize there is. A thing that stands alone in its play goes without its name.
 */
export function nameTier(i18n: I18n, { picker }: Play, code: string): string {
  const [thing = '', mark] = code.split('.');
  const isAlone = picker.kind !== 'marks' || picker.rows.length === 1;
  if (mark !== undefined) {
    const name = mark === 'push' ? i18n._(pushWords) : nameMark(i18n, mark);
    if (hasOneMarkEach(picker)) return nameRow(i18n, thing);
    return isAlone ? name : `${nameRow(i18n, thing)} · ${name}`;
  }
  const [, prize, orders] = /^([a-z]+)-(\d+)$/.exec(code) ?? [];
  if (prize === undefined || orders === undefined)
    return markWords[code] ? nameMark(i18n, code) : nameRow(i18n, code);
  const name = nameRow(i18n, prize);
  return i18n._(msg`${name} · ${orders} orders`);
}

/** Things with one button each, such as animals that come, are known by the thing alone. */
export function hasOneMarkEach(picker: Picker): boolean {
  if (picker.kind !== 'marks' || picker.rows.length === 1) return false;
  return picker.rows.every(({ marks }) => marks.length === 1);
}

const pushWords = msg({ message: 'Stake returned', context: 'state of a lottery ticket' });

const markWords: Record<string, MessageDescriptor> = {
  big: msg`Big`,
  small: msg`Small`,
  odd: msg`Odd`,
  even: msg`Even`,
  dragon: msg`Dragon`,
  tiger: msg`Tiger`,
  tie: msg({ message: 'Tie', comment: 'Two lottery balls show the same number' }),
  leopard: msg`Leopard`,
  straight: msg({ message: 'Straight', comment: 'Three lottery balls in a row' }),
  pair: msg({ message: 'Pair', comment: 'Two lottery balls are equal' }),
  'half-straight': msg`Half straight`,
  mixed: msg({ message: 'Mixed', comment: 'Three lottery balls without any pattern' }),
  red: msg`Red`,
  blue: msg`Blue`,
  green: msg`Green`,
  'digits-odd': msg`Digit sum odd`,
  'digits-even': msg`Digit sum even`,
  'tail-big': msg`Last digit big`,
  'tail-small': msg`Last digit small`,
  note: msg({ message: 'Win', context: 'the one prize of a lottery bet' }),
  hit: msg`Each hit`,
  shown: msg({ message: 'Comes', comment: 'An animal of the zodiac is among the drawn balls' }),
};

const rowWords: Record<string, MessageDescriptor> = {
  any: msg`Your numbers`,
  single: msg`Comes once`,
  pair: msg`Comes twice`,
  triple: msg`Comes three times`,
  four: msg`Comes four times`,
  sum: msg`Sum`,
  'three-front': msg`First three`,
  'three-middle': msg`Middle three`,
  'three-back': msg`Last three`,
  head: msg`First digit`,
  tail: msg`Last digit`,
  special: msg`Special prize`,
  first: msg`First prize`,
  second: msg`Second prize`,
  third: msg`Third prize`,
  fourth: msg`Fourth prize`,
  fifth: msg`Fifth prize`,
  sixth: msg`Sixth prize`,
  seventh: msg`Seventh prize`,
  eighth: msg`Eighth prize`,
  consolation: msg`Consolation prizes`,
  top: msg`Top`,
  bottom: msg`Bottom`,
};

const animalWords: readonly MessageDescriptor[] = [
  msg({ message: 'Rat', comment: 'Animal of the Chinese zodiac' }),
  msg({ message: 'Ox', comment: 'Animal of the Chinese zodiac' }),
  msg({ message: 'Tiger', comment: 'Animal of the Chinese zodiac' }),
  msg({ message: 'Rabbit', comment: 'Animal of the Chinese zodiac' }),
  msg({ message: 'Dragon', comment: 'Animal of the Chinese zodiac' }),
  msg({ message: 'Snake', comment: 'Animal of the Chinese zodiac' }),
  msg({ message: 'Horse', comment: 'Animal of the Chinese zodiac' }),
  msg({ message: 'Goat', comment: 'Animal of the Chinese zodiac' }),
  msg({ message: 'Monkey', comment: 'Animal of the Chinese zodiac' }),
  msg({ message: 'Rooster', comment: 'Animal of the Chinese zodiac' }),
  msg({ message: 'Dog', comment: 'Animal of the Chinese zodiac' }),
  msg({ message: 'Pig', comment: 'Animal of the Chinese zodiac' }),
];
