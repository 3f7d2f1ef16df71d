import type { HouseRound } from '#contract/inhouse.ts';
import type { BaccaratView } from '#games/baccarat/baccarat.ts';
import type { DiceView } from '#games/dice.ts';
import type { LimboView } from '#games/limbo.ts';
import type { RouletteView } from '#games/roulette.ts';
import { colourOf } from '#games/roulette-bets.ts';
import { timesWon } from './times-won.ts';

export interface ResultMark {
  /** What stands in the mark: a number as it is said, or how many times the stake came back. */
  kind: 'number' | 'times' | 'winner';
  value: number | BaccaratView['winner'];
  /** Decimals of a number. */
  digits: number;
  tone: 'lost' | 'won' | 'red' | 'black' | 'green' | 'player' | 'banker' | 'tie';
}

/** What a round came to, as players of its game tell it: the number, the roll, the winner, or what it paid. */
export function resultMark(round: HouseRound): ResultMark {
  const hasWon =
    round.paid !== null && BigInt(round.paid) + BigInt(round.awarded) > BigInt(round.staked);
  const tone = hasWon ? 'won' : 'lost';
  switch (round.rules) {
    case 'VB_ROULETTE': {
      const { number } = round.view as RouletteView;
      return { kind: 'number', value: number, digits: 0, tone: colourOf(number) };
    }
    case 'VB_DICE':
      return { kind: 'number', value: (round.view as DiceView).roll / 100, digits: 2, tone };
    case 'VB_LIMBO':
      return { kind: 'times', value: (round.view as LimboView).reached / 100, digits: 2, tone };
    case 'VB_BACCARAT': {
      const { winner } = round.view as BaccaratView;
      return { kind: 'winner', value: winner, digits: 0, tone: winner };
    }
    default:
      return { kind: 'times', value: timesWon(round), digits: 2, tone };
  }
}
