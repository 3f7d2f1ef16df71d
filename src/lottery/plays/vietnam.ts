import { decimal } from '#games/ratio.ts';
import { combos } from '../kinds/combos.ts';
import { numbers } from '../kinds/numbers.ts';
import { position } from '../kinds/positions.ts';
import { digits, pairsOfDigits } from '../kinds/symbols.ts';
import type { Play, Result } from '../types.ts';

const oddsByLength = { 2: decimal('99.5'), 3: decimal('980'), 4: decimal('8880') } as const;

/** What differs between the north's 27 prizes and the 18 of south and central. */
interface Region {
  /** In how many prizes a number of two, three and four digits may show. */
  prizes: Readonly<Record<2 | 3 | 4, number>>;
  together: Readonly<Record<2 | 3 | 4, string>>;
  missing: Readonly<Record<4 | 6 | 8 | 10, string>>;
}

export const northPlays: readonly Play[] = playsOf({
  prizes: { 2: 27, 3: 23, 4: 20 },
  together: { 2: '16', 3: '65', 4: '180' },
  missing: { 4: '2.3', 6: '4.5', 8: '8', 10: '12' },
});

export const southPlays: readonly Play[] = playsOf({
  prizes: { 2: 18, 3: 17, 4: 16 },
  together: { 2: '28', 3: '150', 4: '750' },
  missing: { 4: '1.8', 6: '2.5', 8: '3.3', 10: '4.3' },
});

function playsOf(region: Region): Play[] {
  const drum = { size: 100, drawn: region.prizes[2], isPutBack: true };
  const inDraw = {
    symbols: pairsOfDigits,
    drum,
    read: (result: Result) => endings(result, 2),
  } as const;
  return [
    ...([2, 3, 4] as const).map((length) => lo(length, region.prizes[length])),
    ...([2, 3, 4] as const).map(special),
    position({
      code: 'de-digit',
      group: 'de',
      rows: ['head', 'tail'],
      symbols: digits,
      isDistinct: false,
      read: ([first = '']) => [...first.slice(-2)],
      pays: decimal('9.95'),
    }),
    ...([2, 3, 4] as const).map((take) =>
      combos({
        ...inDraw,
        code: `xien-${take}`,
        group: 'xien',
        take,
        wins: 'all',
        pays: decimal(region.together[take]),
      }),
    ),
    ...([4, 6, 8, 10] as const).map((take) =>
      combos({
        ...inDraw,
        code: `truot-${take}`,
        group: 'truot',
        take,
        wins: 'none',
        pays: decimal(region.missing[take]),
      }),
    ),
  ];
}

/** A number in whatever prize it ends; one unit is staked on each prize. */
function lo(length: 2 | 3 | 4, prizes: number): Play {
  return numbers({
    code: `lo-${length}`,
    group: 'lo',
    length,
    unitsPerNote: prizes,
    drawn: [{ code: 'hit', count: prizes, read: (result) => endings(result, length) }],
    pays: () => oddsByLength[length],
  });
}

/** The last digits of the special prize. */
function special(length: 2 | 3 | 4): Play {
  return numbers({
    code: `de-${length}`,
    group: 'de',
    length,
    drawn: [{ code: 'special', count: 1, read: (result) => endings(result.slice(0, 1), length) }],
    pays: () => oddsByLength[length],
  });
}

/** The last digits of every prize that has so many. */
function endings(result: Result, length: number): string[] {
  return result.filter((prize) => prize.length >= length).map((prize) => prize.slice(-length));
}
