import * as v from 'valibot';
import { MinorToMove } from '#contract/money.ts';
import { type Card, cardFromShoe, nameOf, rankOf } from '../cards.ts';
import type { Draw, Game, Odds, Told } from '../game.ts';
import { payFor } from '../pay.ts';
import { product, type Ratio, ratio, sum, toNumber } from '../ratio.ts';
import { countCoups } from './count-coups.ts';
import { type Coup, playCoup, pointsOf, totalOf } from './coup.ts';

export const baccarat: Game<BaccaratChoices, never, BaccaratView> = {
  code: 'VB_BACCARAT',
  category: 'TG',
  edition: 1,
  choices: v.strictObject({
    player: v.optional(MinorToMove),
    banker: v.optional(MinorToMove),
    tie: v.optional(MinorToMove),
    playerPair: v.optional(MinorToMove),
    bankerPair: v.optional(MinorToMove),
  }),
  step: null,
  stakeOf,
  tell,
  odds: () => {
    endlessOdds ??= baccaratOdds('endless');
    return endlessOdds;
  },
};

export const baccaratBets = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;
export type BaccaratBet = (typeof baccaratBets)[number];
export type BaccaratChoices = { [bet in BaccaratBet]?: string | undefined };

export interface BaccaratView {
  /** In the order in which they were laid; the third one lies across. */
  player: { cards: string[]; total: number };
  banker: { cards: string[]; total: number };
  winner: 'player' | 'banker' | 'tie';
  bets: { bet: BaccaratBet; stake: string; paid: string }[];
  paid: string;
}

/** What a won bet brings, the stake in it: the banker's after five in the hundred for the house. */
export const baccaratPays: Record<BaccaratBet, Ratio> = {
  player: ratio(2),
  banker: ratio(195, 100),
  tie: ratio(9),
  playerPair: ratio(12),
  bankerPair: ratio(12),
};

/** Nobody bets on both sides of one coup: it decides nothing, and moves money for other reasons. */
function stakeOf(choices: BaccaratChoices): bigint | null {
  if (choices.player !== undefined && choices.banker !== undefined) return null;
  const staked = baccaratBets.reduce((total, bet) => total + BigInt(choices[bet] ?? 0), 0n);
  return staked > 0n ? staked : null;
}

function tell(choices: BaccaratChoices, steps: readonly never[], draw: Draw): Told<BaccaratView> {
  if (steps.length > 0) return { refused: 'step' };
  let drawn = 0;
  const coup = playCoup(() => cardFromShoe(draw(drawn++)));
  const sides = { player: sideOf(coup.player), banker: sideOf(coup.banker) };
  const lead = sides.player.total - sides.banker.total;
  const winner = lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie';
  const bets = baccaratBets.flatMap((bet) => {
    const stake = BigInt(choices[bet] ?? 0);
    if (stake === 0n) return [];
    return [{ bet, stake, paid: payFor(stake, timesOf(bet, winner, coup)) }];
  });
  const paid = bets.reduce((total, bet) => total + bet.paid, 0n);
  return {
    view: {
      ...sides,
      winner,
      bets: bets.map((bet) => ({
        bet: bet.bet,
        stake: String(bet.stake),
        paid: String(bet.paid),
      })),
      paid: String(paid),
    },
    staked: bets.reduce((total, { stake }) => total + stake, 0n),
    paid,
    drawn,
  };
}

function sideOf(cards: readonly Card[]) {
  return { cards: cards.map(nameOf), total: totalOf(cards.map(pointsOf)) };
}

/** A tie gives back what was put on either side. */
function timesOf(bet: BaccaratBet, winner: BaccaratView['winner'], coup: Coup): Ratio {
  if (bet === 'playerPair') return isPair(coup.player) ? baccaratPays[bet] : lost;
  if (bet === 'bankerPair') return isPair(coup.banker) ? baccaratPays[bet] : lost;
  if (bet === winner) return baccaratPays[bet];
  return winner === 'tie' ? ratio(1) : lost;
}

const lost = ratio(0);

function isPair([first = 0, second = 0]: readonly Card[]): boolean {
  return rankOf(first) === rankOf(second);
}

/** Counted at the first question. */
let endlessOdds: Odds[] | undefined;

/** The shoe that is played has no end; the same count over eight packs gives what books print. */
export function baccaratOdds(packs: number | 'endless'): Odds[] {
  const { player, banker, tie, pair } = countCoups(packs);
  const how =
    packs === 'endless'
      ? 'every coup of the endless shoe that is played'
      : `every coup of ${packs} packs`;
  const line = (bet: BaccaratBet, won: Ratio, back = ratio(0)) => ({
    bet,
    chance: toNumber(sum([won, back])),
    return: toNumber(sum([product(won, baccaratPays[bet]), back])),
    how,
  });
  return [
    line('player', player, tie),
    line('banker', banker, tie),
    line('tie', tie),
    line('playerPair', pair),
    line('bankerPair', pair),
  ];
}
