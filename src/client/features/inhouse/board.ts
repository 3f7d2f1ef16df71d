import type { HouseRound } from '#contract/inhouse.ts';
import type { BarFacts } from './PlayBar.tsx';

/** A game's own part of the screen: it shows a round, lets choose, and says what was chosen. */
export interface BoardProps {
  /** The round that runs, or the last one that ended here; null before the first. */
  round: HouseRound | null;
  currency: string;
  /** What one stake is, in minor units, as the player has set it. */
  stake: string;
  /** Whether a round can be begun now: nobody waits, the cycle is over, the purse is deep enough. */
  canPlay: boolean;
  /** An answer is on its way. */
  isWaiting: boolean;
  /** Begins a round; the stake is a part of the choices, named as the game's rules name it. */
  play: (choices: Record<string, unknown>) => void;
  /** Goes on with the round that runs. */
  step: (step: string | Record<string, unknown>) => void;
  /** Where a table takes two bets in a round: the other one. */
  second?: SecondBet;
}

/** The second bet in a round, on a slip of its own that the player opens and folds away. */
export interface SecondBet extends Omit<BoardProps, 'currency' | 'second'> {
  bar: BarFacts;
  isShown: boolean;
  show: (isShown: boolean) => void;
}

/** A view as its game tells it; the round's rules are the board's own. */
export function viewOf<View>(round: HouseRound | null): View | null {
  return round === null ? null : (round.view as View);
}
