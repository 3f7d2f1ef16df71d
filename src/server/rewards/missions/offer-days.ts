import type { GoalTerms } from '#contract/mission-terms.ts';

/** When it is over for somebody: with the mission, or after the days that an offer gives from joining on. */
export function endOf(
  { offer }: Pick<GoalTerms, 'offer'>,
  { joinedAt, endsAt }: { joinedAt: Date | undefined; endsAt: Date },
): Date {
  if (!offer || !joinedAt) return endsAt;
  return new Date(Math.min(endsAt.getTime(), joinedAt.getTime() + offer.days * dayMs));
}

/** Nobody joins an offer so late that its days would be cut short. */
export function joinableUntil({ offer }: Pick<GoalTerms, 'offer'>, endsAt: Date): Date {
  return offer ? new Date(endsAt.getTime() - offer.days * dayMs) : endsAt;
}

const dayMs = 24 * 60 * 60_000;
