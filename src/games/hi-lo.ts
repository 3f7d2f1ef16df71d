import * as v from 'valibot';
import { MinorToMove } from '#contract/money.ts';
import { type Card, cardFromShoe, nameOf, pipsOf } from './cards.ts';
import type { Draw, Game, Odds, Told } from './game.ts';
import { payFor } from './pay.ts';
import { product, type Ratio, ratio, shown, toNumber } from './ratio.ts';

/** One card lies open; whoever guesses the next one right may go on or take what it has come to. */
export const hiLo: Game<HiLoChoices, HiLoStep, HiLoView> = {
  code: 'VB_HI_LO',
  category: 'TG',
  edition: 1,
  choices: v.strictObject({ stake: MinorToMove }),
  step: v.picklist(['high', 'low', 'skip', 'cash-out']),
  stakeOf: ({ stake }) => BigInt(stake),
  tell,
  leave: ({ canCashOut }) => (canCashOut ? 'cash-out' : null),
  odds,
};

export interface HiLoChoices {
  stake: string;
}

export type HiLoStep = 'high' | 'low' | 'skip' | 'cash-out';

/** What a guess means for the card that lies open: a king cannot be outdone, nor an ace undercut. */
export type GuessKind = 'higher-or-same' | 'lower-or-same' | 'higher' | 'lower';

export interface HiLoView {
  /** The one that lies open is the last. */
  cards: string[];
  /** What was done on each of them; the last has nothing yet while the round runs. */
  steps: HiLoStep[];
  offers: Offer[];
  /** As it stands, such as `1.98`; null before the first guess was right. */
  multiplier: string | null;
  /** What cashing out pays now. */
  worth: string | null;
  canSkip: boolean;
  canCashOut: boolean;
  isLost: boolean;
  paid: string | null;
}

export interface Offer {
  guess: 'high' | 'low';
  kind: GuessKind;
  /** How many of thirteen ranks win. */
  winningRanks: number;
  /** What it will have come to if the guess is right. */
  multiplier: string;
  worth: string;
}

/** Whatever is guessed, on the average this much of the stake comes back. */
const givenBack = ratio(99, 100);
/** No guess is taken that could bring more than this many times the stake. */
export const highestMultiplier = 10_000n;
/** The open card among them: who skips for ever has to decide at last. */
export const longestRound = 52;

interface Progress {
  cards: Card[];
  steps: HiLoStep[];
  /** By how much the stake has grown, before the house's part; null before the first guess. */
  growth: Ratio | null;
  end: 'lost' | 'cashed-out' | null;
}

function tell({ stake }: HiLoChoices, steps: readonly HiLoStep[], draw: Draw): Told<HiLoView> {
  const staked = BigInt(stake);
  const next = (position: number) => cardFromShoe(draw(position));
  const round: Progress = { cards: [next(0)], steps: [], growth: null, end: null };
  for (const step of steps) if (!take(round, step, next)) return { refused: 'step' };
  const paid = round.end === null ? null : round.end === 'lost' ? 0n : worthOf(staked, round);
  return { view: viewOf(round, staked, paid), staked, paid, drawn: round.cards.length };
}

function take(round: Progress, step: HiLoStep, next: (position: number) => Card): boolean {
  if (!legalSteps(round).includes(step)) return false;
  const open = round.cards.at(-1) ?? 0;
  round.steps.push(step);
  if (step === 'cash-out') {
    round.end = 'cashed-out';
    return true;
  }
  const card = next(round.cards.length);
  round.cards.push(card);
  if (step === 'skip') return true;
  const { wins, winningRanks } = guessOn(open, step);
  if (wins(pipsOf(card))) round.growth = grown(round, winningRanks);
  else round.end = 'lost';
  return true;
}

function legalSteps(round: Progress): HiLoStep[] {
  if (round.end !== null) return [];
  const steps: HiLoStep[] = offersOf(round).map(({ guess }) => guess);
  if (round.cards.length < longestRound) steps.push('skip');
  if (round.growth !== null) steps.push('cash-out');
  return steps;
}

/** In the order of the screen, without those that would lead above the highest multiplier. */
function offersOf(round: Progress) {
  if (round.end !== null) return [];
  const open = round.cards.at(-1) ?? 0;
  return (['high', 'low'] as const)
    .map((guess) => ({ guess, ...guessOn(open, guess) }))
    .map((offer) => ({ ...offer, multiplier: multiplierOf(grown(round, offer.winningRanks)) }))
    .filter(({ multiplier }) => multiplier.numerator <= highestMultiplier * multiplier.denominator);
}

/** An ace is the lowest and a king the highest: on them the sure guess is one that equals. */
function guessOn(open: Card, guess: 'high' | 'low') {
  const pips = pipsOf(open);
  const isStrict = guess === 'high' ? pips === 1 : pips === 13;
  const reach = guess === 'high' ? 14 - pips : pips;
  const wins = (other: number) =>
    other === pips ? !isStrict : guess === 'high' ? other > pips : other < pips;
  const kind: GuessKind =
    guess === 'high'
      ? isStrict
        ? 'higher'
        : 'higher-or-same'
      : isStrict
        ? 'lower'
        : 'lower-or-same';
  return { kind, wins, winningRanks: isStrict ? reach - 1 : reach };
}

function grown(round: Progress, winningRanks: number): Ratio {
  return product(round.growth ?? ratio(1), ratio(13, winningRanks));
}

function multiplierOf(growth: Ratio): Ratio {
  return product(growth, givenBack);
}

function worthOf(staked: bigint, { growth }: Progress): bigint {
  return growth === null ? 0n : payFor(staked, multiplierOf(growth));
}

function viewOf(round: Progress, staked: bigint, paid: bigint | null): HiLoView {
  const legal = legalSteps(round);
  const hasGrown = round.growth !== null && round.end !== 'lost';
  return {
    cards: round.cards.map(nameOf),
    steps: round.steps,
    offers: offersOf(round).map(({ guess, kind, winningRanks, multiplier }) => ({
      guess,
      kind,
      winningRanks,
      multiplier: shown(multiplier),
      worth: String(payFor(staked, multiplier)),
    })),
    multiplier: round.growth && hasGrown ? shown(multiplierOf(round.growth)) : null,
    worth: hasGrown ? String(worthOf(staked, round)) : null,
    canSkip: legal.includes('skip'),
    canCashOut: legal.includes('cash-out'),
    isLost: round.end === 'lost',
    paid: paid === null ? null : String(paid),
  };
}

/** Each guess by the card it is made on; any row of them gives back the same. */
function odds(): Odds[] {
  return Array.from({ length: 13 }, (_, rank) => rank * 4).flatMap((open) =>
    (['high', 'low'] as const).map((guess) => {
      const { winningRanks } = guessOn(open, guess);
      const chance = ratio(winningRanks, 13);
      const times = multiplierOf(ratio(13, winningRanks));
      return {
        bet: `${nameOf(open).charAt(0)}-${guess}`,
        chance: toNumber(chance),
        return: toNumber(product(chance, times)),
        how: 'ranks that win, of thirteen; the same for each further guess',
      };
    }),
  );
}
