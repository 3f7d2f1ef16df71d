import type { GoalTerms } from '#contract/mission-terms.ts';

/** A time in which its player takes no part. */
export interface Pause {
  kind: 'cool-off' | 'exclusion';
  beganAt: Date;
  endsAt: Date;
}

interface OfferTimes {
  joinedAt: Date | undefined;
  /** When they gave it up. */
  leftAt?: Date | null | undefined;
  /** Of the mission itself. */
  endsAt: Date;
  /** The player's breaks, in any order; they may overlap. */
  breaks: readonly Pause[];
}

/**
 * When it is over for somebody: with the mission, or after the days that an offer gives from joining on. These days
 * stand still in a break. A self-exclusion ends the offer as it begins: what was offered is withdrawn. Whoever leaves a
 * mission has no part in it from then on.
 */
export function endOf(terms: Pick<GoalTerms, 'offer'>, times: OfferTimes): Date {
  const end = endByDays(terms, times);
  return times.leftAt && times.leftAt < end ? times.leftAt : end;
}

function endByDays(
  { offer }: Pick<GoalTerms, 'offer'>,
  { joinedAt, endsAt, breaks }: OfferTimes,
): Date {
  if (!offer || !joinedAt) return endsAt;
  let end = joinedAt.getTime() + offer.days * dayMs;
  let counted = joinedAt.getTime();
  for (const { kind, ...pause } of breaks.toSorted((one, other) => +one.beganAt - +other.beganAt)) {
    if (+pause.endsAt <= counted) continue;
    if (+pause.beganAt >= end) break;
    if (kind === 'exclusion') {
      end = Math.max(joinedAt.getTime(), +pause.beganAt);
      break;
    }
    end += +pause.endsAt - Math.max(counted, +pause.beganAt);
    counted = +pause.endsAt;
  }
  return new Date(Math.min(endsAt.getTime(), end));
}

/** Nobody joins an offer so late that its days would be cut short. */
export function joinableUntil({ offer }: Pick<GoalTerms, 'offer'>, endsAt: Date): Date {
  return offer ? new Date(endsAt.getTime() - offer.days * dayMs) : endsAt;
}

const dayMs = 24 * 60 * 60_000;
