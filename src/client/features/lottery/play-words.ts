import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Line, Play } from '#lottery/types.ts';
import { hasOneMarkEach, nameMark, nameRow } from './mark-words.ts';
import { digitBetWords } from './words-of-digits.ts';
import { numberBetWords } from './words-of-numbers.ts';

/** What one bet is called, how it wins, and an example where the rule alone leaves a doubt. */
export interface BetWords {
  name: MessageDescriptor;
  how: MessageDescriptor;
  example?: MessageDescriptor;
}

/** “Front three · Sum”; a bet over all balls needs no window before its name. */
export function namePlay(i18n: I18n, family: string, code: string): string {
  const { window, bet } = wordsOf(family, code);
  return window ? `${i18n._(window)} · ${i18n._(bet.name)}` : i18n._(bet.name);
}

export function sayHowToWin(i18n: I18n, family: string, code: string): string {
  return i18n._(wordsOf(family, code).bet.how);
}

export function sayExample(i18n: I18n, family: string, code: string): string | null {
  const { example } = wordsOf(family, code).bet;
  return example ? i18n._(example) : null;
}

export function nameGroup(i18n: I18n, group: string): string {
  const words = groupWords[group];
  if (!words) throw new Error(`no words for the bets ${group}`);
  return i18n._(words);
}

/** The picks of a line: rows apart, numbers within a row together. */
export function sayChoice(i18n: I18n, { choice }: Pick<Line, 'choice'>, drawnAt?: Date): string {
  return choice
    .map((row) => row.map((symbol) => nameMark(i18n, symbol, drawnAt)).join(' '))
    .map((row) => (row === '' ? '–' : row))
    .join(' | ');
}

interface Picks extends Pick<Line, 'choice'> {
  family: string;
  drawnAt?: Date;
}

/** Where one row of many is enough, it is named: of ten positions nine would be dashes. */
export function sayPicks(i18n: I18n, { picker }: Play, { family, choice, drawnAt }: Picks): string {
  const row = choice.findIndex((symbols) => symbols.length > 0);
  const picked = choice.filter((symbols) => symbols.length > 0);
  if (picker.kind === 'text' || picked.length > 1 || choice.length === 1) {
    return sayChoice(i18n, { choice }, drawnAt);
  }
  const named = picker.rows[row];
  const code = typeof named === 'string' ? named : (named?.code ?? '');
  const marks = choice[row]?.map((symbol) => nameMark(i18n, symbol, drawnAt)).join(' ');
  const name = nameRow(i18n, code, drawnAt ? { family, drawnAt } : { family });
  return hasOneMarkEach(picker) ? name : `${name}: ${marks}`;
}

/** The words of a play: its window, if it looks at some neighbouring balls only, and its bet. */
export function wordsOf(
  family: string,
  code: string,
): { window?: MessageDescriptor; bet: BetWords } {
  const whole = numberBetWords[`${family}:${code}`] ?? numberBetWords[code] ?? digitBetWords[code];
  if (whole) return { bet: whole };
  for (const [name, window] of Object.entries(windowWords)) {
    const bet = code.startsWith(`${name}-`)
      ? digitBetWords[code.slice(name.length + 1)]
      : undefined;
    if (bet) return { window, bet };
  }
  throw new Error(`no words for the bet ${code} of ${family}`);
}

/** Longer names first: “three-front” is not the “three” of a lottery of three balls. */
const windowWords: Record<string, MessageDescriptor> = {
  'four-front': msg`First four`,
  'four-back': msg`Last four`,
  'three-front': msg`First three`,
  'three-middle': msg`Middle three`,
  'three-back': msg`Last three`,
  'two-front': msg`First two`,
  'two-back': msg`Last two`,
  five: msg`All five`,
  three: msg`First three`,
  two: msg`First two`,
};

const groupWords: Record<string, MessageDescriptor> = {
  'five-star': msg`Five digits`,
  'four-star': msg`Four digits`,
  'three-star': msg`Three digits`,
  'two-star': msg`Two digits`,
  position: msg`By position`,
  'two-sided': msg`Big/small & more`,
  'first-balls': msg`First balls`,
  any: msg`Any of the five`,
  fun: msg`Odd count & middle`,
  'top-two': msg`Top two`,
  special: msg`Special ball`,
  seven: msg`All seven`,
  combinations: msg`Combinations`,
  lo: msg({ message: 'Lô', comment: 'Vietnamese bet, known by this name' }),
  de: msg({ message: 'Đề', comment: 'Vietnamese bet, known by this name' }),
  xien: msg({ message: 'Xiên', comment: 'Vietnamese bet, known by this name' }),
  truot: msg({ message: 'Trượt', comment: 'Vietnamese bet, known by this name' }),
  numbers: msg`Numbers`,
  running: msg`Running digit`,
  '4d': msg`4D`,
  ibox: msg`iBox`,
};
