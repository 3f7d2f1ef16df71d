import { rouletteBets } from '#games/roulette-bets.ts';

/** Towards which edge of a number's field: `across` a street, `along` the table away from the zero. */
export type Edge = -1 | 0 | 1;

export interface Spot {
  number: number;
  across: Edge;
  along: Edge;
}

/** The bet whose chip lies there: on the number, on a line to its neighbour, or on a corner. */
export function betAt({ number, across, along }: Spot): string {
  if (number === 0 || (across === 0 && along === 0)) return String(number);
  const column = (number - 1) % 3;
  const beside = column + across;
  const isOuter = across !== 0 && (beside < 0 || beside > 2);
  const street = [number - column, number - column + 1, number - column + 2];
  const own = isOuter ? street : across === 0 ? [number] : [number, number + across];
  const isBesideZero = along === -1 && number <= 3;
  const next = isBesideZero ? [0] : along === 0 ? [] : own.map((one) => one + 3 * along);
  const name = [...own, ...next].toSorted((one, other) => one - other).join('-');
  return rouletteBets.has(name) ? name : String(number);
}

/** Where the chip of an inside bet lies. */
export function spotOf(bet: string): Spot {
  const numbers = bet.split('-').map(Number);
  const own = numbers.filter((number) => number > 0);
  const [first = 0] = own;
  if (own.length === 0) return { number: 0, across: 0, along: 0 };
  const hasZero = own.length < numbers.length;
  const inStreet = own.filter((number) => number <= first + 2 && sameStreet(number, first)).length;
  const across = inStreet === 3 ? -1 : inStreet === 2 ? 1 : 0;
  const along = hasZero ? -1 : own.some((number) => !sameStreet(number, first)) ? 1 : 0;
  return { number: first, across, along };
}

function sameStreet(one: number, other: number): boolean {
  return Math.ceil(one / 3) === Math.ceil(other / 3);
}

/** Which edge of a field was touched, by how far along it, from 0 to 1; a quarter at each side is the edge. */
export function edgeAt(share: number): Edge {
  if (share < 0.24) return -1;
  return share > 0.76 ? 1 : 0;
}
