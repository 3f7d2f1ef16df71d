import * as v from 'valibot';
import { Purse } from '#contract/inhouse.ts';
import { type PlayFacts, readPlayFacts } from '#server/protection/play-facts.ts';
import { PlayableBonus } from '#server/rewards/bonus/playable-bonus.ts';
import { Digits, Moment } from '../bets/bet-facts.ts';

/** `house_step_facts` as the database returns it, beside the facts of protection. */
const StepFactsJson = v.object({
  currency: v.string(),
  /** Where the table's round stands, for a player who leaves it by hand. */
  tableState: v.nullable(v.string()),
  /** The columns of `house_round` that a step and its answer need. */
  round: v.object({
    id: v.string(),
    player_id: v.string(),
    purse: Purse,
    game_code: v.string(),
    rules: v.string(),
    edition: v.number(),
    client_seed: v.string(),
    nonce: v.string(),
    choices: v.string(),
    steps: v.string(),
    staked: v.string(),
    paid: v.nullable(v.string()),
    awarded: v.string(),
    state: v.picklist(['open', 'done', 'void']),
    opened_at: Moment,
    changed_at: Moment,
    bonus_grant: v.nullable(v.string()),
    is_hand_late: v.boolean(),
  }),
  pair: v.object({
    commitment: v.string(),
    locked_seed: v.string(),
    revealed_at: v.nullable(Moment),
  }),
  /** The bonus's part of each stake, by its step; null for a round of own money. */
  bonusStakes: v.nullable(v.record(v.string(), Digits)),
  // What money there is; missing where the round is over.
  main: v.optional(v.nullable(v.string()), null),
  house: v.optional(v.nullable(v.string()), null),
  available: v.optional(v.nullable(Digits), null),
  bonus: v.optional(v.nullable(PlayableBonus), null),
});

/** All that a step is judged by, read under the locks that its writing needs. */
export interface StepFacts extends v.InferOutput<typeof StepFactsJson> {
  play: PlayFacts;
}

/** Null for a round that is not this player's. */
export function readStepFacts(json: unknown, now: Date): StepFacts | null {
  if (json === null) return null;
  const { play, ...rest } = json as { play: unknown };
  return { ...v.parse(StepFactsJson, rest), play: readPlayFacts(play, now) };
}
