import { choose, type Ratio, ratio, sum } from '../ratio.ts';
import { balls, bingoLines, freeCell, numbersOnCard } from './card.ts';

/**
 * Of a line on one card by a call, exactly: the chance of any of twelve lines is counted by adding and
 * taking away the chances of all sets of them. `among` are the balls the calls are drawn from, which are
 * fewer where it is known that the rest comes later.
 */
export function lineChance(call: number, among = balls): Ratio {
  const ways = signedUnions().reduce(
    (total, sign, size) => total + BigInt(sign) * choose(among - size, call - size),
    0n,
  );
  return ratio(ways, choose(among, call));
}

/** Of a full card by a call. */
export function houseChance(call: number): Ratio {
  return ratio(choose(call, numbersOnCard), choose(balls, numbersOnCard));
}

/** Of a line by one call, or else a full card by a later one. */
export function anyChance(lineCall: number, houseCall: number): Ratio {
  const house = houseChance(houseCall);
  // Where the house is full by then, its numbers lie anywhere among the calls up to then.
  const early = lineChance(lineCall, houseCall);
  const late = ratio(early.denominator - early.numerator, early.denominator);
  return sum([
    lineChance(lineCall),
    ratio(house.numerator * late.numerator, house.denominator * late.denominator),
  ]);
}

let unions: readonly number[] | undefined;

/** How many more odd than even sets of lines cover so many numbers together, by how many. */
function signedUnions(): readonly number[] {
  if (unions) return unions;
  const masks = bingoLines.map((line) =>
    line.filter((cell) => cell !== freeCell).reduce((mask, cell) => mask | (1 << cell), 0),
  );
  const counted = Array.from({ length: numbersOnCard + 1 }, () => 0);
  for (let set = 1; set < 2 ** masks.length; set += 1) {
    const chosen = masks.filter((_, line) => (set >> line) & 1);
    const covered = bitsOf(chosen.reduce((all, mask) => all | mask, 0));
    counted[covered] = (counted[covered] ?? 0) + (chosen.length % 2 === 1 ? 1 : -1);
  }
  unions = counted;
  return counted;
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}
