import { type DiceChoices, diceMultiplier } from '#games/dice.ts';
import { toNumber } from '#games/ratio.ts';

export type DiceBet = Pick<DiceChoices, 'side' | 'target'>;

/** How many rolls may win, as the game offers it. */
const leastWinning = 1;
const mostWinning = 9_800;
const highest = 10_000;

function winningOf({ side, target }: DiceBet): number {
  return side === 'under' ? target : highest - target;
}

/** With as many winning rolls, as many as the game offers at the most. */
export function betWinning(side: DiceBet['side'], winning: number): DiceBet {
  const offered = Math.min(mostWinning, Math.max(leastWinning, Math.round(winning)));
  return { side, target: side === 'under' ? offered : highest - offered };
}

/** Nearest to a target in hundredths. */
export function betOnTarget(side: DiceBet['side'], target: number): DiceBet {
  return betWinning(side, winningOf({ side, target }));
}

/** The same chance from the other side. */
export function otherSide(bet: DiceBet): DiceBet {
  return betWinning(bet.side === 'under' ? 'over' : 'under', winningOf(bet));
}

/** The likeliest bet that pays at least so much. */
export function betPaying(side: DiceBet['side'], times: number): DiceBet {
  const all = toNumber(diceMultiplier({ side: 'under', target: 1 }));
  const guess = Math.floor(all / times);
  const enough = [guess + 1, guess, guess - 1].find(
    (winning) =>
      winning >= leastWinning &&
      winning <= mostWinning &&
      toNumber(diceMultiplier(betWinning(side, winning))) >= times,
  );
  return betWinning(side, enough ?? guess);
}

/** A figure as somebody types it, with a point or a comma; null where it is none, or nothing. */
export function figureFrom(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  if (!/^\d+(\.\d*)?$/.test(typed)) return null;
  const figure = Number(typed);
  return figure > 0 ? figure : null;
}
