import * as v from 'valibot';
import { DrawSeal } from '#contract/lottery.ts';
import { GameType } from '#contract/values.ts';
import { families, modes } from '#lottery/types.ts';
import { type PlayFacts, readPlayFacts } from '#server/protection/play-facts.ts';
import { PlayableBonus } from '#server/rewards/bonus/playable-bonus.ts';

const Moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);
const Digits = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((digits) => BigInt(digits)),
);

/** On what terms a game without a row of its own is sold: the columns' defaults. */
const unsetSale = {
  least_stake: 50,
  most_stake: 100_000_000,
  most_multiple: 9_999,
  most_win: 10_000_000_000,
  most_exposure: null,
  most_per_number: null,
  most_per_player: 10_000_000_000,
  most_chased: 120,
  is_cancellable: true,
};

export const Sale = v.object({
  least_stake: Digits,
  most_stake: Digits,
  most_multiple: v.number(),
  most_win: Digits,
  most_exposure: v.nullable(Digits),
  most_per_number: v.nullable(Digits),
  most_per_player: v.nullable(Digits),
  most_chased: v.number(),
  is_cancellable: v.boolean(),
});
export type Sale = v.InferOutput<typeof Sale>;

export function readSale(json: unknown): Sale {
  return v.parse(Sale, json ?? unsetSale);
}

const NumeroFacts = v.object({
  id: v.string(),
  numero: v.string(),
  state: v.picklist(['upcoming', 'open', 'closed', 'drawn', 'settled', 'void']),
  opensAt: Moment,
  closesAt: Moment,
  drawsAt: Moment,
  /** By the database's clock, under the lock that keeps the list open. */
  isBeforeClosing: v.boolean(),
  seal: v.nullable(DrawSeal),
});
export type NumeroFacts = v.InferOutput<typeof NumeroFacts>;

const FactsJson = v.object({
  game: v.object({
    family: v.picklist(families),
    mode: v.picklist(modes),
    isStopped: v.boolean(),
    minSeries: v.number(),
    maxSeries: v.number(),
    vendor: v.string(),
    gameType: GameType,
    name: v.unknown(),
    isShown: v.boolean(),
    sale: v.pipe(v.unknown(), v.transform(readSale)),
  }),
  /** The ticket that this request was carried out as already. */
  earlier: v.nullable(v.object({ id: v.string(), digest: v.string() })),
  currency: v.string(),
  /** Those that exist of what was asked for, in the order of time. */
  numeros: v.nullable(v.array(NumeroFacts)),
  /** What is promised already, by play and by number; null where the merchant sets no bound. */
  exposure: v.nullable(
    v.array(
      v.object({ numeroId: v.string(), play: v.string(), number: v.string(), promised: Digits }),
    ),
  ),
  /** What the player's own tickets may win, by numero; null where the merchant sets no bound. */
  own: v.nullable(v.array(v.object({ numeroId: v.string(), promised: Digits }))),
  /** A number for each ticket of the slip. */
  ids: v.nullable(v.array(v.string())),
  main: v.nullable(v.string()),
  available: v.nullable(Digits),
  /** What the slip may use besides; null where there is none. */
  bonus: v.nullable(PlayableBonus),
});

/** All that a slip is judged by, read under the locks that its writing needs. */
export interface SaleFacts extends v.InferOutput<typeof FactsJson> {
  play: PlayFacts;
}

/** Null for a game that is no lottery of the house. */
export function readSaleFacts(json: unknown, now: Date): SaleFacts | null {
  const { play, ...rest } = json as { play: unknown; game?: unknown };
  if (rest.game === undefined) return null;
  return { ...v.parse(FactsJson, rest), play: readPlayFacts(play, now) };
}
