import { type RouletteBet, rouletteBets } from '#games/roulette-bets.ts';

/** Clockwise around the wheel, as every single-zero wheel has them. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

/** How many numbers an inside bet covers. */
export const kinds = { straight: 1, split: 2, street: 3, corner: 4, line: 6 } as const;
export type Kind = keyof typeof kinds;

/** A chip put down; several on one bet are one greater chip to the rules. */
export interface Chip {
  bet: string;
  stake: string;
}

/** The inside bets of one kind that a number belongs to. */
export function betsOn(number: number, kind: Kind): RouletteBet[] {
  return [...rouletteBets.values()].filter(
    (bet) =>
      isInside(bet.name) && bet.numbers.length === kinds[kind] && bet.numbers.includes(number),
  );
}

/** Whether a bet is named by its numbers. */
export function isInside(bet: string): boolean {
  return /^\d/.test(bet);
}

/** What lies on each bet, in the order in which the first chip came. */
export function sumByBet(chips: readonly Chip[]): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { bet, stake } of chips) sums.set(bet, (sums.get(bet) ?? 0n) + BigInt(stake));
  return sums;
}

/** The chips as the rules take them: one a bet. */
export function asPlayed(chips: readonly Chip[]): Chip[] {
  return [...sumByBet(chips)].map(([bet, stake]) => ({ bet, stake: stake.toString() }));
}
