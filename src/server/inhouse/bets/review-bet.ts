import * as v from 'valibot';
import type { openRound as Call, Purse } from '#contract/inhouse.ts';
import { MinorToMove } from '#contract/money.ts';
import type { Game } from '#games/game.ts';
import { type Refused, refuse } from '#server/kernel/answer.ts';
import {
  isPlayStopped,
  type PlayRefusal,
  reviewPlay,
  reviewRest,
} from '#server/protection/review-play.ts';
import { splitStake } from '#server/rewards/bonus/split-stake.ts';
import { fullPurse } from '../rounds/coins.ts';
import type { BetFacts } from './bet-facts.ts';

type Refusal = (typeof Call)['refuses'][number];

/** A bet as it is judged: its rules are known, and its stake was read from its choices. */
export interface Bet {
  purse: Purse;
  isTrial: boolean;
  game: Game;
  gameCode: string;
  /** Minor units, or coins. */
  stake: bigint;
  /** Which of the player's bets in a table's round it is. */
  slip: number;
  now: Date;
}

/** What is staked, and the choices as the rules read them; null where they are no choices of the game. */
export function readChoices(
  game: Game,
  requested: unknown,
): (Pick<Bet, 'stake' | 'slip'> & { choices: unknown }) | null {
  // A pool says which ticket it is; its buyer says the price.
  const schema = game.drawnFrom === 'pool' ? Ticket : game.choices;
  const choices = v.safeParse(schema, requested);
  if (!choices.success) return null;
  const stake =
    game.drawnFrom === 'pool'
      ? BigInt((choices.output as v.InferOutput<typeof Ticket>).stake)
      : game.stakeOf(choices.output);
  if (stake === null) return null;
  return { choices: choices.output, stake, slip: game.slipOf?.(choices.output) ?? 1 };
}

const Ticket = v.strictObject({ stake: MinorToMove });

/**
 * The first refusal of a bet whose choices were read and which is no repeated one, in the order in which the
 * call lists them; null lets it be drawn.
 */
export function reviewBet(facts: BetFacts, bet: Bet): Refused<Refusal> | null {
  const { terms } = facts;
  const { game, stake, now } = bet;
  if (!terms.isEnabled || !terms.isShown) return refuse('game.closed');
  if (stake < terms.least) return refuse('stake.below-least');
  // A ticket has one price, and what a table takes in a round is for all bets of its player together.
  if (stake + stakedBeside(facts, bet) > (game.drawnFrom === 'pool' ? terms.least : terms.most)) {
    return refuse('stake.above-most');
  }
  const stopped = reviewProtection(facts, bet);
  if (stopped) return refuse(stopped.code);
  if (isOneTooMany(facts, bet)) return refuse('round.open');
  const tooSoon = reviewPace(facts, now);
  if (tooSoon) return tooSoon;
  if (game.drawnFrom === 'chain' && facts.tableRoundId === null) return refuse('bets.closed');
  const parts = partsOf(facts, bet);
  return typeof parts === 'string' ? refuse(parts) : null;
}

/** Own money first; a bonus pays what is missing, where the game may be played with it. */
export function partsOf(facts: BetFacts, bet: Bet) {
  const { available, bonus } = facts;
  const { purse, stake } = bet;
  const capped = bonus && { ...bonus, capStake: bonus.capStake - stakedBeside(facts, bet) };
  return splitStake(stake, available ?? (purse === 'coins' ? fullPurse : 0n), capped);
}

/** What the player has staked on other slips of the table's round. */
function stakedBeside({ slips }: BetFacts, { slip }: Bet): bigint {
  return (slips ?? [])
    .filter((other) => other.isHere && other.slip !== slip)
    .reduce((sum, { staked }) => sum + staked, 0n);
}

/** A trial meets the operators' stops alone; coins meet what says that the player wants a rest as well. */
function reviewProtection(facts: BetFacts, bet: Bet): Pick<PlayRefusal, 'code'> | null {
  const { play, terms } = facts;
  const { isTrial, purse, stake, now, gameCode } = bet;
  const place = { vendor: terms.vendor, gameType: 'INHOUSE', game: gameCode };
  if (isPlayStopped(play, place)) return refuse('play.stopped');
  if (isTrial) return null;
  if (purse === 'coins') return reviewRest(play, now);
  const parts = partsOf(facts, bet);
  // Bonus money is a bet as any other, and no loss.
  const atRisk = typeof parts === 'string' ? stake : parts.own;
  return reviewPlay(play, { stake, atRisk, now });
}

function isOneTooMany({ newest, slips }: BetFacts, { game, slip }: Bet): boolean {
  if (game.drawnFrom === 'pool') return false;
  if (game.drawnFrom !== 'chain') return newest?.state === 'open';
  // One bet a slip of the table's round, also where the first one was taken back.
  return slips?.some((taken) => taken.slip === slip) ?? false;
}

/** A round lasts as long as its game says, however fast somebody taps (L-CYCLE). */
function reviewPace(
  { newest, slips, terms: { cycleMs } }: BetFacts,
  now: Date,
): Refused<'round.too-soon'> | null {
  // A table's round has one cycle: the second bet in it need not wait.
  if (!newest || slips?.some(({ isHere }) => isHere)) return null;
  const since = now.getTime() - newest.openedAt.getTime();
  // A clock that was set back must not keep anybody waiting for it.
  if (since < 0 || since >= cycleMs) return null;
  return refuse('round.too-soon', Math.ceil((cycleMs - since) / 1_000));
}
