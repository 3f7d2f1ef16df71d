import { cardOf } from '../cards.ts';
import { toNumber } from '../ratio.ts';
import type { BlackjackView } from './blackjack.ts';
import { countOf, pointsOf } from './count.ts';
import { type ExactPlay, exactPlay, type Move } from './exact-play.ts';
import type { BlackjackStep } from './table.ts';

export interface BlackjackAdvice {
  step: BlackjackStep;
  /** What each legal step brings on the average, of one hand's stake; its loss where it is below 0. */
  expected: { step: BlackjackStep; gain: number }[];
}

/** Basic strategy for what lies on the table; null where nothing is to be decided. */
export function adviseBlackjack(view: BlackjackView): BlackjackAdvice | null {
  if (view.legal.includes('decline')) return withoutInsurance;
  const hand = view.active === null ? undefined : view.hands[view.active];
  if (!hand) return null;
  const up = pointsOf(cardOf(view.dealer.cards[0] ?? '') ?? 0);
  const play = plays.get(up) ?? exactPlay(up);
  plays.set(up, play);
  const count = countOf(hand.cards.map((name) => cardOf(name) ?? 0));
  const moves = view.legal.filter(isMove);
  return {
    step: play.best(moves, count),
    expected: moves.map((step) => ({
      step,
      gain: toNumber(play.worth(step, count)) / toNumber(play.likelihood),
    })),
  };
}

const plays = new Map<number, ExactPlay>();

/** Nobody who does not count cards gains by it, and an endless shoe cannot be counted. */
const withoutInsurance: BlackjackAdvice = {
  step: 'decline',
  expected: [
    { step: 'insure', gain: (12 / 13 - 1) / 2 },
    { step: 'decline', gain: 0 },
  ],
};

function isMove(step: BlackjackStep): step is Move {
  return step !== 'insure' && step !== 'decline';
}
