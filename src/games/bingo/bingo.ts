import * as v from 'valibot';
import { MinorToMove } from '#contract/money.ts';
import type { Game } from '../game.ts';
import { payFor } from '../pay.ts';
import { returnOf } from '../prizes.ts';
import { decimal, shown, sum, toNumber } from '../ratio.ts';
import { bingoLines, callOrder, dealCard, freeCell } from './card.ts';
import { anyChance } from './chances.ts';
import { bingoCards, bingoPrizes, lastCall, lastLineCall, timesAt } from './prizes.ts';

/**
 * Seventy-five balls in a room of many. Sixty-five are called, the same for everyone; a card is paid for
 * how early its first line is complete, and again for a full house. Drawn from the room's chain; the
 * steps are written by the gateway, which keeps the pace of the calls.
 */
export const bingo: Game<BingoChoices, BingoStep, BingoView> = {
  code: 'VB_BINGO',
  category: 'BG',
  edition: 1,
  drawnFrom: 'chain',
  choices: v.strictObject({
    stake: MinorToMove,
    cards: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(bingoCards - 1))),
      v.minLength(1),
      v.maxLength(6),
    ),
  }),
  step: v.strictObject({
    called: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(lastCall)),
  }),
  stakeOf: ({ stake, cards }) =>
    new Set(cards).size === cards.length ? BigInt(stake) * BigInt(cards.length) : null,
  tell(choices, steps, draw) {
    const called = steps.at(-1)?.called ?? 0;
    const isBackwards = steps.some((step, index) => step.called <= (steps[index - 1]?.called ?? 0));
    if (isBackwards) return { refused: 'step' };
    const stake = BigInt(choices.stake);
    const calls = callOrder(draw).slice(0, called);
    const told = choices.cards.map((card) => tellCard(card, dealCard(draw, card), calls));
    const paid = told.reduce((total, { times }) => total + payFor(stake, times), 0n);
    return {
      view: {
        calls,
        callsLeft: lastCall - called,
        cards: told.map(({ times, ...card }) => ({ ...card, multiplier: shown(times) })),
      },
      staked: stake * BigInt(told.length),
      paid: called === lastCall ? paid : null,
      drawn: 80 + 24 * (Math.max(...choices.cards) + 1),
    };
  },
  odds: () => [
    {
      bet: 'one card',
      chance: toNumber(anyChance(lastLineCall, lastCall)),
      return: toNumber(
        returnOf(
          bingoPrizes().map(({ chance, multiplier }) => ({ chance, times: decimal(multiplier) })),
        ),
      ),
      how: 'all orders of 75 balls; the chance is of a line or a full house in time',
    },
  ],
};

export interface BingoChoices {
  /** For each card. */
  stake: string;
  /** Which of the room's numbered cards. */
  cards: readonly number[];
}

/** How many balls have been called by now. */
export interface BingoStep {
  called: number;
}

export interface BingoView {
  calls: readonly number[];
  callsLeft: number;
  cards: readonly BingoCardView[];
}

export interface BingoCardView {
  card: number;
  /** Row by row; 0 is the free centre. */
  numbers: readonly number[];
  marked: readonly boolean[];
  /** The complete ones, as places in `bingoLines`. */
  lines: readonly number[];
  /** The call that completed the first line; null as long as there is none. */
  lineAt: number | null;
  houseAt: number | null;
  /** What the card has won by now. */
  multiplier: string;
}

function tellCard(card: number, numbers: readonly number[], calls: readonly number[]) {
  const calledAt = numbers.map((number, cell) => (cell === freeCell ? 0 : callOf(number, calls)));
  const completed = bingoLines.map((line) => latest(line.map((cell) => calledAt[cell] ?? null)));
  const lineAt = earliest(completed);
  const houseAt = latest(calledAt);
  const times = [timesAt('line', lineAt), timesAt('house', houseAt)];
  return {
    card,
    numbers,
    marked: calledAt.map((call) => call !== null),
    lines: completed.flatMap((call, line) => (call === null ? [] : [line])),
    lineAt,
    houseAt,
    times: sum(times),
  };
}

function callOf(number: number, calls: readonly number[]): number | null {
  const place = calls.indexOf(number);
  return place === -1 ? null : place + 1;
}

function latest(calls: readonly (number | null)[]): number | null {
  return calls.reduce<number | null>(
    (last, call) => (last === null || call === null ? null : Math.max(last, call)),
    0,
  );
}

function earliest(calls: readonly (number | null)[]): number | null {
  const known = calls.filter((call) => call !== null);
  return known.length === 0 ? null : Math.min(...known);
}
