import { type LimitPeriod, limitPeriods } from '#contract/protection-rules.ts';
import { type Refused, refuse } from '#server/kernel/answer.ts';
import { firstExceeded, limitInForce } from './limit-rules.ts';
import type { PlayFacts } from './play-facts.ts';
import { realityDueAt } from './reality-rules.ts';

/** In the order in which they are looked for; every call that stakes lists them. */
export const protectionRefusals = [
  'play.stopped',
  'break.active',
  'reality.pending',
  'limit.session',
  'limit.wager',
  'limit.loss',
] as const;

export interface PlayRefusal extends Refused<(typeof protectionRefusals)[number]> {
  period?: LimitPeriod;
  left?: bigint;
}

interface Stake {
  /** Minor units; zero asks whether a game may be opened at all. */
  stake: bigint;
  /** Of the stake what is the player's own; all of it unless given. */
  atRisk?: bigint;
  now: Date;
  /** Where it is played. A running round names none: it ends by its rules, whatever was stopped since. */
  place?: PlayPlace | undefined;
}

export interface PlayPlace {
  vendor: string;
  gameType?: string | undefined;
  game?: string | undefined;
}

/** The first refusal of a stake, in the order of `protectionRefusals`; null lets the player play. */
export function reviewPlay(
  facts: PlayFacts,
  { stake, atRisk = stake, now, place }: Stake,
): PlayRefusal | null {
  if (place && isPlayStopped(facts, place)) return refuse('play.stopped');
  const rest = reviewRest(facts, now);
  if (rest || facts.limits.length === 0) return rest;
  const minute = Math.floor(now.getTime() / 60_000) * 60_000;
  // The minute that has begun may be played to its end: it counted when it began.
  const isCounted = facts.lastMinute !== null && facts.lastMinute.getTime() >= minute;
  const over = exceeded(facts, 'session', isCounted ? 0n : 1n);
  if (over) return { ...refuse('limit.session'), ...over };
  const tooMuch = exceeded(facts, 'wager', stake);
  if (tooMuch) return { ...refuse('limit.wager'), ...tooMuch };
  // The stake may be lost wholly, and then the loss must not lie above the limit.
  const lost = exceeded(facts, 'loss', atRisk);
  return lost && { ...refuse('limit.loss'), ...lost };
}

/** G-STOP: an operator has stopped all play, this class, vendor or game, or this player. */
export function isPlayStopped(
  { stops }: PlayFacts,
  { vendor, gameType, game }: PlayPlace,
): boolean {
  const targets = { class: gameType, vendor, game };
  return stops.some(
    ({ scope, target }) => scope === 'all' || scope === 'player' || targets[scope] === target,
  );
}

/** A break or a reality check that waits for its answer: these stop coins as well as money. */
export function reviewRest(
  { breakEndsAt, reality, loggedInSince }: PlayFacts,
  now: Date,
): Refused<'break.active' | 'reality.pending'> | null {
  if (breakEndsAt !== null && breakEndsAt > now) {
    return refuse('break.active', Math.ceil((breakEndsAt.getTime() - now.getTime()) / 1000));
  }
  const dueAt = realityDueAt(reality, loggedInSince);
  return dueAt !== null && dueAt <= now ? refuse('reality.pending') : null;
}

function exceeded(
  { limits, used }: PlayFacts,
  kind: keyof PlayFacts['used'],
  amount: bigint,
): { period: LimitPeriod; left: bigint } | null {
  const inForce = Object.fromEntries(
    limitPeriods.map((period) => [period, limitInForce(limits, kind, period, null)]),
  ) as Record<LimitPeriod, bigint | null>;
  return firstExceeded(inForce, used[kind], amount);
}
