import * as v from 'valibot';
import { type PlayFacts, readPlayFacts } from '#server/protection/play-facts.ts';
import { PlayableBonus } from '#server/rewards/bonus/playable-bonus.ts';

export const Moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);
export const Digits = v.pipe(
  v.string(),
  v.transform((digits) => BigInt(digits)),
);

/** A pot as the stake found it. Amounts are grains: ten-thousandths of a minor unit. */
const PotFacts = v.object({
  id: v.string(),
  code: v.string(),
  number: v.number(),
  /** Minor units, as it was opened with: the table's setting may have changed since. */
  seed: Digits,
  cap: Digits,
  lockedTrigger: v.string(),
  /** The shard that this transaction holds, with what lies in it; null where it holds the whole pot. */
  shard: v.nullable(v.number()),
  held: v.nullable(Digits),
  /** What lies in the pot itself, and with all shards. */
  base: Digits,
  grains: Digits,
  /** Whole minor units, as the books have them: each shard is rounded down by itself. */
  booked: Digits,
});
export type PotFacts = v.InferOutput<typeof PotFacts>;

const Pair = v.object({
  id: v.string(),
  commitment: v.string(),
  locked_seed: v.string(),
  client_seed: v.string(),
  nonce: v.string(),
  revealed_at: v.nullable(Moment),
});
/** The columns of `seed_pair` that a draw and its proof need. */
export type PairFacts = v.InferOutput<typeof Pair>;

/** `house_bet_facts` as the database returns it, beside the facts of protection. */
const BetFactsJson = v.object({
  currency: v.string(),
  /** On which the house offers the game. */
  terms: v.object({
    rules: v.string(),
    least: Digits,
    most: Digits,
    cycleMs: v.number(),
    potTimes: v.number(),
    isEnabled: v.boolean(),
    isShown: v.boolean(),
    vendor: v.string(),
    name: v.unknown(),
  }),
  /** The round that this request was carried out as already. */
  earlier: v.nullable(v.string()),
  /** The newest round of this game and purse. */
  newest: v.nullable(v.object({ state: v.string(), openedAt: Moment })),
  /** At a shared table: the player's bets that are still open, or in the round that takes bets (`isHere`). */
  slips: v.nullable(v.array(v.object({ slip: v.number(), staked: Digits, isHere: v.boolean() }))),
  /** What the round is drawn from; null before the first round. */
  pair: v.nullable(Pair),
  /** The round of a shared table that takes bets. */
  tableRoundId: v.nullable(v.string()),
  /** The pool that tickets are sold from. */
  pool: v.nullable(v.object({ id: v.string(), number: v.number(), sold: v.number() })),
  /** In the order of the game's rules; null for a pot that was never opened. */
  pots: v.nullable(v.array(v.nullable(PotFacts))),
  /** The player's account; null where they never had money. */
  main: v.nullable(v.string()),
  /** The house's own account; null before its first posting. */
  house: v.nullable(v.string()),
  /** Money or coins; null where there is no account and no purse yet. */
  available: v.nullable(Digits),
  /** What a stake in this game may use besides; null where there is none. */
  bonus: v.nullable(PlayableBonus),
});

/** All that a bet is judged and drawn by, read under the locks that its writing needs. */
export interface BetFacts extends v.InferOutput<typeof BetFactsJson> {
  play: PlayFacts;
}

/** Null for a game that the house does not have. */
export function readBetFacts(json: unknown, now: Date): BetFacts | null {
  const { play, ...rest } = json as { play: unknown; terms?: unknown };
  if (rest.terms === undefined) return null;
  return { ...v.parse(BetFactsJson, rest), play: readPlayFacts(play, now) };
}
