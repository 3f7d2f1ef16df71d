import * as v from 'valibot';
import { MinorToMove } from '#contract/money.ts';
import { type Card, dealFromDeck, nameOf } from '../cards.ts';
import type { Draw, Game, Told } from '../game.ts';
import { type HandName, handOf } from './hands.ts';

/** 9/6 Jacks or Better, always with five coins: the royal flush is worth 800 of them only then. */
export const videoPoker: Game<VideoPokerChoices, VideoPokerStep, VideoPokerView> = {
  code: 'VB_JACKS_OR_BETTER',
  category: 'VP',
  edition: 1,
  choices: v.strictObject({ coin: MinorToMove }),
  step: v.strictObject({
    hold: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))),
      v.check((places) => new Set(places).size === places.length),
    ),
  }),
  stakeOf: ({ coin }) => BigInt(coin) * coins,
  tell,
  // The hand counts as it was dealt.
  leave: () => ({ hold: [0, 1, 2, 3, 4] }),
  odds: () => [
    {
      bet: 'five-coins',
      chance: perfectPlay.paidNumerator / perfectPlay.paidDenominator,
      return: perfectPlay.numerator / perfectPlay.denominator,
      how: 'perfect play, counted over all deals, holds and draws of one pack',
    },
  ],
};

/** As the test counts it in seconds: too long for whoever only wants to read it. */
export const perfectPlay = {
  numerator: 1_653_526_326_983,
  denominator: 1_661_102_543_100,
  paidNumerator: 377_539_813_471,
  paidDenominator: 830_551_271_550,
} as const;

export interface VideoPokerChoices {
  coin: string;
}

export interface VideoPokerStep {
  /** Which of the five places are kept. */
  hold: number[];
}

export interface VideoPokerView {
  coin: string;
  dealt: string[];
  /** Null while the player may still choose. */
  held: number[] | null;
  /** The dealt ones, with the thrown away replaced as soon as there are others. */
  cards: string[];
  /** What `cards` are worth as they lie. */
  hand: HandName;
  /** A coin's; nothing is paid for the hand before the draw. */
  pays: number;
  paid: string | null;
}

const coins = 5n;

function tell(
  { coin }: VideoPokerChoices,
  steps: readonly VideoPokerStep[],
  draw: Draw,
): Told<VideoPokerView> {
  if (steps.length > 1) return { refused: 'step' };
  const staked = BigInt(coin) * coins;
  const [step] = steps;
  const drawn = step ? 10 - step.hold.length : 5;
  const pack = dealFromDeck(draw, drawn);
  const dealt = pack.slice(0, 5);
  const cards = step ? replaced(dealt, step.hold, pack.slice(5)) : dealt;
  const hand = handOf(cards);
  const paid = step ? staked * BigInt(hand.pays) : null;
  return {
    view: {
      coin,
      dealt: dealt.map(nameOf),
      held: step ? [...step.hold].sort() : null,
      cards: cards.map(nameOf),
      hand: hand.name,
      pays: hand.pays,
      paid: paid === null ? null : String(paid),
    },
    staked,
    paid,
    drawn,
  };
}

/** The next ones of the pack go from left to right where nothing was kept. */
function replaced(dealt: readonly Card[], hold: readonly number[], next: readonly Card[]): Card[] {
  const left = [...next];
  return dealt.map((card, place) => (hold.includes(place) ? card : (left.shift() ?? card)));
}
