import type { Below } from './even-draw.ts';

/** Tickets of one holder, from the first number to the last. */
export interface TicketRange {
  first: number;
  last: number;
  holder: string;
}

/** `won`: a prize. `again`: its holder has one already. `out`: its holder may have none. `reserve`: in case. */
export interface Pick {
  number: number;
  holder: string;
  outcome: 'won' | 'again' | 'out' | 'reserve';
}

export interface RaffleRules {
  prizes: number;
  reserves: number;
  isOnePrizeEach: boolean;
}

/**
 * Draws tickets from the ordered list until every prize and reserve has one, or no ticket is left. Each remaining
 * ticket is equally likely. Tickets that were passed over are returned too.
 */
export function drawTickets(
  below: Below,
  ranges: readonly TicketRange[],
  { prizes, reserves, isOnePrizeEach }: RaffleRules,
  isOut: (holder: string) => boolean = () => false,
): Pick[] {
  const takeNext = takeFrom(ranges.at(-1)?.last ?? 0, below);
  const picks: Pick[] = [];
  const named = new Set<string>();
  let found = 0;
  while (found < prizes + reserves) {
    const number = takeNext();
    if (number === null) break;
    const holder = holderOf(ranges, number);
    if (isOut(holder)) picks.push({ number, holder, outcome: 'out' });
    else if (isOnePrizeEach && named.has(holder)) picks.push({ number, holder, outcome: 'again' });
    else {
      named.add(holder);
      picks.push({ number, holder, outcome: found < prizes ? 'won' : 'reserve' });
      found += 1;
    }
  }
  return picks;
}

/** That at least one of `own` tickets wins one of so many prizes, of all that there are now. */
export function chanceOf({
  own,
  all,
  prizes,
}: {
  own: number;
  all: number;
  prizes: number;
}): number {
  let missed = 1;
  for (let drawn = 0; drawn < Math.min(prizes, all); drawn += 1) {
    missed *= Math.max(0, all - own - drawn) / (all - drawn);
  }
  return own > 0 ? 1 - missed : 0;
}

function holderOf(ranges: readonly TicketRange[], number: number): string {
  let low = 0;
  let high = ranges.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.last ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return ranges[low]?.holder ?? '';
}

/**
 * The k-th of the numbers that are left, and it is gone: a tree of counts, so that a million tickets of which
 * many are passed over stay quick.
 */
function takeFrom(size: number, below: Below): () => number | null {
  const counts = new Int32Array(size + 1);
  for (let at = 1; at <= size; at += 1) {
    counts[at] = (counts[at] ?? 0) + 1;
    const parent = at + (at & -at);
    if (parent <= size) counts[parent] = (counts[parent] ?? 0) + (counts[at] ?? 0);
  }
  const step = size > 0 ? 2 ** Math.floor(Math.log2(size)) : 0;
  let left = size;
  return () => {
    if (left === 0) return null;
    let rest = below(left);
    let at = 0;
    for (let jump = step; jump > 0; jump = Math.floor(jump / 2)) {
      const next = at + jump;
      if (next <= size && (counts[next] ?? 0) <= rest) {
        rest -= counts[next] ?? 0;
        at = next;
      }
    }
    left -= 1;
    for (let place = at + 1; place <= size; place += place & -place) {
      counts[place] = (counts[place] ?? 0) - 1;
    }
    return at + 1;
  };
}
