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
  now: Date;
}

/** What is staked, and the choices as the rules read them; null where they are no choices of the game. */
export function readChoices(
  game: Game,
  requested: unknown,
): { choices: unknown; stake: bigint } | null {
  // A pool says which ticket it is; its buyer says the price.
  const schema = game.drawnFrom === 'pool' ? Ticket : game.choices;
  const choices = v.safeParse(schema, requested);
  if (!choices.success) return null;
  const stake =
    game.drawnFrom === 'pool'
      ? BigInt((choices.output as v.InferOutput<typeof Ticket>).stake)
      : game.stakeOf(choices.output);
  return stake === null ? null : { choices: choices.output, stake };
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
  // A ticket has one price.
  if (stake > (game.drawnFrom === 'pool' ? terms.least : terms.most)) {
    return refuse('stake.above-most');
  }
  const stopped = reviewProtection(facts, bet);
  if (stopped) return refuse(stopped.code);
  if (isOneTooMany(facts, game)) return refuse('round.open');
  const tooSoon = reviewPace(facts, now);
  if (tooSoon) return tooSoon;
  if (game.drawnFrom === 'chain' && facts.tableRoundId === null) return refuse('bets.closed');
  const parts = partsOf(facts, bet);
  return typeof parts === 'string' ? refuse(parts) : null;
}

/** Own money first; a bonus pays what is missing, where the game may be played with it. */
export function partsOf({ available, bonus }: BetFacts, { purse, stake }: Bet) {
  return splitStake(stake, available ?? (purse === 'coins' ? fullPurse : 0n), bonus);
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

function isOneTooMany({ newest, tableRoundId }: BetFacts, { drawnFrom }: Game): boolean {
  if (!newest || drawnFrom === 'pool') return false;
  if (newest.state === 'open') return true;
  // One bet a table's round, also where the first one was taken back.
  return drawnFrom === 'chain' && tableRoundId !== null && newest.tableRoundId === tableRoundId;
}

/** A round lasts as long as its game says, however fast somebody taps (L-CYCLE). */
function reviewPace(
  { newest, terms: { cycleMs } }: BetFacts,
  now: Date,
): Refused<'round.too-soon'> | null {
  if (!newest) return null;
  const since = now.getTime() - newest.openedAt.getTime();
  // A clock that was set back must not keep anybody waiting for it.
  if (since < 0 || since >= cycleMs) return null;
  return refuse('round.too-soon', Math.ceil((cycleMs - since) / 1_000));
}
