import * as v from 'valibot';
import { limitKinds, limitPeriods } from '#contract/protection-rules.ts';
import { loggedInAt } from '#server/identity/sessions/logged-in-since.ts';
import type { Limit, Used } from './limit-rules.ts';

/** The kinds of limit that stop play. The database is handed this list and keeps none of its own. */
export const playLimitKinds = ['session', 'wager', 'loss'] as const;
type PlayLimitKind = (typeof playLimitKinds)[number];

/** What a stake is judged by, read under the lock of the player's protection row. */
export interface PlayFacts {
  reality: { realityMinutes: number; realityAnsweredAt: Date | null };
  /** Null while the player is logged in nowhere. */
  loggedInSince: Date | null;
  /** The end of the break that ends last; null while none runs. */
  breakEndsAt: Date | null;
  /** Where operators have stopped play, as far as it concerns this player. */
  stops: readonly PlayStop[];
  limits: readonly Limit[];
  /** Zero for a player without limits: their use is not summed. */
  used: Readonly<Record<PlayLimitKind, Used>>;
  /** The newest minute played within the last hour. */
  lastMinute: Date | null;
}

export const stopScopes = ['all', 'class', 'vendor', 'game', 'player'] as const;
export interface PlayStop {
  scope: (typeof stopScopes)[number];
  target: string;
}

const Moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);
const Digits = v.pipe(
  v.string(),
  v.transform((digits) => BigInt(digits)),
);
const Sums = v.object({ day: Digits, week: Digits, month: Digits });

/** `play_facts` as the database returns it. */
const PlayFactsJson = v.object({
  realityMinutes: v.number(),
  realityAnsweredAt: v.nullable(Moment),
  breakEndsAt: v.nullable(Moment),
  sessions: v.nullable(
    v.array(
      v.object({
        from: Moment,
        seenAt: Moment,
        endedAt: v.nullable(Moment),
        expiresAt: Moment,
      }),
    ),
  ),
  stops: v.nullable(v.array(v.object({ scope: v.picklist(stopScopes), target: v.string() }))),
  limits: v.nullable(
    v.array(
      v.object({
        kind: v.picklist(limitKinds),
        period: v.picklist(limitPeriods),
        amount: Digits,
      }),
    ),
  ),
  used: v.nullable(v.object({ session: Sums, wager: Sums, loss: Sums })),
  lastMinute: v.nullable(Moment),
});

const unused: Used = { day: 0n, week: 0n, month: 0n };

export function readPlayFacts(json: unknown, now: Date): PlayFacts {
  const facts = v.parse(PlayFactsJson, json);
  const { realityMinutes, realityAnsweredAt, breakEndsAt, limits, used, lastMinute } = facts;
  return {
    reality: { realityMinutes, realityAnsweredAt },
    loggedInSince: loggedInAt(facts.sessions ?? [], now),
    breakEndsAt,
    stops: facts.stops ?? [],
    limits: limits ?? [],
    used: used ?? { session: unused, wager: unused, loss: unused },
    lastMinute,
  };
}
