import * as v from 'valibot';
import type { stepRound as Call } from '#contract/inhouse.ts';
import type { Standing } from '#games/game.ts';
import { done, type Outcome, type Refused, refuse } from '#server/kernel/answer.ts';
import { reviewPlay, reviewRest } from '#server/protection/review-play.ts';
import { type StakeParts, splitStake } from '#server/rewards/bonus/split-stake.ts';
import { fullPurse } from './coins.ts';
import { type ReplayableRound, replayRound, replayToEnd } from './replay-round.ts';
import type { StepFacts } from './step-facts.ts';

export type StepRefusal = (typeof Call)['refuses'][number];

interface AskedStep {
  /** How many steps were made before. */
  after: number;
  step: unknown;
  isHand: boolean;
  isTrial: boolean;
  now: Date;
}

/** A step that may be made, with what it comes to. */
export interface ReviewedStep {
  next: ReplayableRound;
  /** All steps, as they are stored. */
  steps: string;
  standing: Standing<unknown>;
  /** What it stakes besides. */
  more: bigint;
  parts: StakeParts;
}

/**
 * The first refusal of a step, in the order in which the call lists them; null where the same step was made
 * before. Pure: chance is replayed from the round's own seeds.
 */
export function reviewStep(
  facts: StepFacts,
  replayable: ReplayableRound,
  { after, step: wanted, isHand, isTrial, now }: AskedStep,
): Outcome<ReviewedStep | null, StepRefusal> {
  const { round, tableState } = facts;
  // Whose hand was too late once does not leave at another gateway by a lower stamp.
  if (isHand && (tableState !== 'running' || round.is_hand_late)) return refuse('round.over');
  const made = JSON.parse(round.steps) as unknown[];
  const isMade = after < made.length;
  if (isMade && JSON.stringify(made[after]) === JSON.stringify(wanted)) return done(null);
  if (round.state !== 'open') return refuse('round.over');
  if (isMade) return refuse('request.conflict');
  if (after > made.length || !replayable.game.step) return refuse('round.step');
  const step = v.safeParse(replayable.game.step, wanted);
  if (!step.success) return refuse('round.step');
  const next = { ...replayable, steps: [...replayable.steps, step.output] };
  const standing = replayRound(next);
  if (!standing) return refuse('round.step');
  const more = standing.staked - replayToEnd(replayable).staked;
  const parts = reviewRaise(facts, more, { isTrial, now });
  if ('code' in parts) return parts;
  return done({ next, steps: JSON.stringify([...made, wanted]), standing, more, parts });
}

/** What a step stakes besides is judged as a bet is; whatever was stopped since, a round ends by its rules. */
function reviewRaise(
  { round, play, available, bonus }: StepFacts,
  more: bigint,
  { isTrial, now }: Pick<AskedStep, 'isTrial' | 'now'>,
): StakeParts | Refused<StepRefusal> {
  if (more === 0n) return { own: 0n, bonus: 0n };
  // A round uses one bonus at most: the first stake that needs one names it.
  const isItsBonus = round.bonus_grant === null || bonus?.grantId === round.bonus_grant;
  const has = available ?? (round.purse === 'coins' ? fullPurse : 0n);
  const parts = splitStake(more, has, isItsBonus ? bonus : null);
  if (round.purse === 'money') {
    // Bonus money is a bet as any other, and no loss.
    const atRisk = typeof parts === 'string' ? more : parts.own;
    const stopped = reviewPlay(play, { stake: more, atRisk, now });
    if (stopped) return refuse(stopped.code);
  } else if (!isTrial) {
    const rest = reviewRest(play, now);
    if (rest) return refuse(rest.code);
  }
  return typeof parts === 'string' ? refuse(parts) : parts;
}
