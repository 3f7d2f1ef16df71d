import * as v from 'valibot';
import { type PlayFacts, readPlayFacts } from '#server/protection/play-facts.ts';
import { PlayableBonus } from '#server/rewards/bonus/playable-bonus.ts';

const Moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);
const Digits = v.pipe(
  v.string(),
  v.transform((digits) => BigInt(digits)),
);

const Transaction = v.object({
  id: v.string(),
  operation: v.string(),
  playerId: v.string(),
  digest: v.string(),
  staked: Digits,
  bonusStaked: Digits,
  isTakenBack: v.boolean(),
});
export type EarlierTransaction = v.InferOutput<typeof Transaction>;

const NewCallback = v.object({
  playerId: v.string(),
  currency: v.string(),
  /** In the main wallet. */
  balance: Digits,
  /** What a stake in this game may use besides; null where there is none. */
  bonus: v.nullable(PlayableBonus),
  isTrialPlayer: v.boolean(),
  /** The transaction of the same name. */
  earlier: v.nullable(Transaction),
  /** The transaction that a rollback names. */
  bet: v.nullable(Transaction),
  /** The round that the callback names; for a rollback the round of its bet. */
  round: v.nullable(
    v.object({
      id: v.string(),
      name: v.string(),
      game: v.string(),
      state: v.picklist(['open', 'completed', 'cancelled']),
      bets: v.number(),
      staked: Digits,
      won: Digits,
      /** The bonus whose money is in it, and how much of its stakes that is. */
      bonusGrant: v.nullable(v.string()),
      bonusStaked: Digits,
      openedAt: Moment,
      changedAt: Moment,
    }),
  ),
  /** The whole site is closed for maintenance. */
  isClosed: v.boolean(),
  isVendorOpen: v.boolean(),
  session: v.nullable(
    v.object({
      mode: v.picklist(['real', 'trial']),
      endedAt: v.nullable(Moment),
      login: v.object({
        id: v.string(),
        seenAt: Moment,
        expiresAt: Moment,
        endedAt: v.nullable(Moment),
      }),
    }),
  ),
  game: v.nullable(v.object({ isShown: v.boolean(), type: v.string(), name: v.unknown() })),
  play: v.unknown(),
});

/** `vendor_callback_facts` as the database returns it. */
const CallbackFactsJson = v.union([
  v.object({ isNonceUsed: v.literal(true) }),
  v.object({ isNonceUsed: v.literal(false), playerId: v.null(), currency: v.string() }),
  v.object({ isNonceUsed: v.literal(false), ...NewCallback.entries }),
]);

type UnknownPlayer = { isNonceUsed: true } | { isNonceUsed: false; playerId: null };

/** What a callback is judged by, read under the locks that hold until the transaction ends. */
export interface CallbackFacts extends Omit<v.InferOutput<typeof NewCallback>, 'play'> {
  isNonceUsed: false;
  /** Null unless the callback stakes. */
  play: PlayFacts | null;
}
export type RoundFacts = NonNullable<CallbackFacts['round']>;

export function readCallbackFacts(json: unknown, now: Date): CallbackFacts | UnknownPlayer {
  const facts = v.parse(CallbackFactsJson, json);
  if (facts.isNonceUsed || facts.playerId === null) return facts;
  return { ...facts, play: facts.play === null ? null : readPlayFacts(facts.play, now) };
}
