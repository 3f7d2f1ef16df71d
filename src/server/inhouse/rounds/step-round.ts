import type { AnswerOf, RequestOf } from '#contract/call.ts';
import type { stepRound as Call } from '#contract/inhouse.ts';
import { inTransaction } from '#server/db/open.ts';
import { done, type Outcome, type Player, refuse } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { minutesPlayed } from '#server/protection/minutes-played.ts';
import { watchKind } from '#server/protection/watch-harm.ts';
import { bonusPartOf } from '#server/rewards/bonus/split-stake.ts';
import { fullPurse } from './coins.ts';
import { leftKind } from './left-rounds.ts';
import {
  type ReplayableRound,
  replayableOf,
  replayToEnd,
  stakesOf,
  viewStanding,
} from './replay-round.ts';
import { type ReviewedStep, reviewStep, type StepRefusal } from './review-step.ts';
import type { StepFacts } from './step-facts.ts';
import { type StepToWrite, selectStepFacts, writeStep } from './step-store.ts';

type Round = AnswerOf<typeof Call>;

/** One decision of the player's; the same one sent twice is made once. */
export function stepRound(
  app: AppContext,
  request: RequestOf<typeof Call>,
  player: Player,
): Promise<Outcome<Round, StepRefusal>> {
  return goOn(app, { ...request, playerId: player.id, isTrial: player.isTrial });
}

export interface StepRequest {
  roundId: string;
  /** How many steps were made before. */
  after: number;
  step: unknown;
  playerId: string;
  isTrial?: boolean;
  /** Leaves a table's round by hand: what its keeper ends meanwhile is over. */
  isHand?: boolean;
}

/**
 * As a person asks for it, or as the house does for one who went away: one statement locks and returns all facts,
 * the review names the first refusal, and one statement writes.
 */
export async function goOn(
  app: AppContext,
  { isHand = false, isTrial = false, ...request }: StepRequest,
): Promise<Outcome<Round, StepRefusal>> {
  const now = app.clock.now();
  return inTransaction<Outcome<Round, StepRefusal>>(app.database, async (transaction) => {
    const facts = await selectStepFacts(transaction, { ...request, isHand, now });
    if (!facts) return refuse('round.unknown');
    const { round, pair, currency } = facts;
    const replayable = replayableOf(app, round, pair);
    const reviewed = reviewStep(facts, replayable, { ...request, isHand, isTrial, now });
    if (!reviewed.done) return reviewed;
    if (!reviewed.value) {
      const { view } = replayToEnd(replayable);
      return done(viewStanding(app, round, pair, { view, currency }));
    }
    const written = stepOf(facts, reviewed.value, now);
    await writeStep(transaction, written);
    const state = written.paid === null ? ('open' as const) : ('done' as const);
    const { steps, staked, paid } = written;
    const moved = { ...round, steps, staked, paid, state, changed_at: now };
    const { view } = reviewed.value.standing;
    return done(viewStanding(app, moved, pair, { view, currency }));
  });
}

/** A round in which nothing was decided is taken back: as if it had never been begun. */
export async function takeBack(
  app: AppContext,
  { after, ...request }: Omit<StepRequest, 'step' | 'isHand'>,
): Promise<void> {
  const now = app.clock.now();
  await inTransaction(app.database, async (transaction) => {
    const facts = await selectStepFacts(transaction, { ...request, isHand: false, now });
    const replayable = facts && replayableOf(app, facts.round, facts.pair);
    // The player came back in this very moment.
    if (facts?.round.state !== 'open' || replayable?.steps.length !== after) return done(null);
    const { bonusStakes, round } = facts;
    await writeStep(transaction, {
      ...unmoved(facts, now),
      paid: round.staked,
      is_void: true,
      stakes: ownStakes(replayable, bonusStakes ?? {}),
      bonus_paid: String(sumOf(bonusStakes ?? {})),
    });
    return done(null);
  });
}

/** A step as it is written that stakes nothing and ends nothing. */
function unmoved({ round, currency, main, house }: StepFacts, now: Date): StepToWrite {
  const { steps } = round;
  return {
    round: round.id,
    player_id: round.player_id,
    purse: round.purse,
    at: now,
    step: (JSON.parse(steps) as unknown[]).length,
    steps,
    staked: round.staked,
    paid: null,
    is_void: false,
    commodity: currency,
    main,
    house,
    full_purse: String(fullPurse),
    more: '0',
    bonus_grant: round.bonus_grant,
    bonus_account: null,
    bonus_staked: '0',
    stakes: [],
    bonus_paid: '0',
    minutes: [],
    left_kind: leftKind,
    watch_kind: watchKind,
  };
}

function stepOf(
  facts: StepFacts,
  { next, steps, standing, more, parts }: ReviewedStep,
  now: Date,
): StepToWrite {
  const { staked, paid } = standing;
  const step = next.steps.length;
  const grant = parts.bonus > 0n ? facts.bonus : null;
  const moved = {
    ...unmoved(facts, now),
    ...{ step, steps, staked: String(staked) },
    ...(more === 0n
      ? {}
      : { more: String(more), minutes: minutesPlayed(now, facts.play.lastMinute) }),
    ...(grant && {
      bonus_grant: grant.grantId,
      bonus_account: grant.account,
      bonus_staked: String(parts.bonus),
    }),
  };
  if (paid === null) return moved;
  const bonusStakes = { ...facts.bonusStakes, ...(grant && { [step]: parts.bonus }) };
  const bonus = sumOf(bonusStakes);
  return {
    ...moved,
    paid: String(paid),
    stakes: ownStakes(next, bonusStakes),
    bonus_paid: String(bonusPartOf(paid, { own: staked - bonus, bonus })),
  };
}

function sumOf(parts: Readonly<Record<string, bigint>>): bigint {
  return Object.values(parts).reduce((sum, part) => sum + part, 0n);
}

/** Of each stake of the round what is the player's own, where anything is. */
function ownStakes(round: ReplayableRound, bonus: Readonly<Record<string, bigint>>) {
  return stakesOf(round)
    .map(({ step, amount }) => ({ step, own: amount - (bonus[step] ?? 0n) }))
    .filter(({ own }) => own > 0n)
    .map(({ step, own }) => ({ step, own: String(own) }));
}
