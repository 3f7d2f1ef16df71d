import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ballName } from '#lottery/results.ts';
import type { Family, Result } from '#lottery/types.ts';

/** One thing that past draws are counted by: a ball, a rank, the digits of a prize. */
export interface TrendPosition {
  code: string;
  /** Where the row of a board of this code is called otherwise. */
  name?: MessageDescriptor;
  symbols: readonly string[];
  read: (result: Result) => readonly string[];
  /** From here up a symbol is big; null where sides mean nothing. */
  bigFrom: number | null;
}

export function trendPositions(family: Family): readonly TrendPosition[] {
  switch (family) {
    case 'SSC':
      return places(5, digits, 5);
    case 'LF':
      return places(3, digits, 5);
    case '11X5':
      return places(5, balls(11), 6);
    case 'PK10':
      return places(10, balls(10), 6);
    case 'LHC':
      return [
        {
          code: 'special',
          name: msg`Special ball`,
          symbols: balls(49),
          read: (result) => result.slice(6),
          bigFrom: 25,
        },
        {
          code: 'any',
          name: msg`All seven`,
          symbols: balls(49),
          read: (result) => result,
          bigFrom: null,
        },
      ];
    case 'TH':
    case 'LAO':
      return [digitsOf('top', 0), digitsOf('bottom', 1)];
    case 'MY4D':
      return [digitsOf('first', 0), digitsOf('second', 1), digitsOf('third', 2)];
    case 'VN_NORTH':
    case 'VN_CENTRAL':
    case 'VN_SOUTH':
      return [
        digitsOf('special', 0),
        { ...digitsOf('any', 0), name: msg`Last digits of all prizes`, read: lastDigits },
      ];
  }
}

const digits = [...'0123456789'];

function balls(count: number): string[] {
  return Array.from({ length: count }, (_, index) => ballName(index + 1));
}

function places(count: number, symbols: readonly string[], bigFrom: number): TrendPosition[] {
  return Array.from({ length: count }, (_, place) => ({
    code: String(place + 1),
    symbols,
    read: (result) => [result[place] ?? ''],
    bigFrom,
  }));
}

/** The digits of one prize, each as often as it stands there. */
function digitsOf(code: string, place: number): TrendPosition {
  return { code, symbols: digits, read: (result) => [...(result[place] ?? '')], bigFrom: null };
}

function lastDigits(result: Result): string[] {
  return result.map((prize) => prize.slice(-1));
}
