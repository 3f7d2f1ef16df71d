import * as v from 'valibot';
import { Code, type GameType, gameTypes } from './values.ts';
import { worded } from './worded.ts';

const Positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Percent = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100));
const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const Worded = worded(Text);

/** What one bonus may be played in: never two kinds of game. */
export const bonusProducts = ['casino', 'sports', 'lottery'] as const;
export type BonusProduct = (typeof bonusProducts)[number];

const classesOf: Readonly<Record<BonusProduct, readonly GameType[]>> = {
  casino: ['RNG', 'LIVE', 'FISH'],
  sports: ['SPORTS', 'ESPORTS'],
  lottery: ['LOTT', 'ELOTT'],
};

/** Which kind of bonus a class of games belongs to; null: no bonus is played there. */
export function productOf(type: string): BonusProduct | null {
  if (type === 'INHOUSE') return 'casino';
  return bonusProducts.find((product) => classesOf[product].some((one) => one === type)) ?? null;
}

/**
 * How much of a bet counts, in per cent: what is said of the game, else of its vendor, else of its class,
 * else nothing. What counts nothing cannot be played with bonus money.
 */
export const BonusWeights = v.strictObject({
  games: v.optional(v.record(Code, Percent), {}),
  vendors: v.optional(v.record(Code, Percent), {}),
  classes: v.optional(v.record(v.picklist(gameTypes), Percent), {}),
});
export type BonusWeights = v.InferOutput<typeof BonusWeights>;

/** A bonus with a condition, as a merchant writes it in a file; amounts are minor units. */
export const BonusTerms = v.pipe(
  v.strictObject({
    code: Code,
    title: Worded,
    /** The promotion beside which it is offered. */
    promotion: Code,
    product: v.picklist(bonusProducts),
    from: v.pipe(v.string(), v.isoTimestamp()),
    to: v.pipe(v.string(), v.isoTimestamp()),
    /** `first-deposit`: for who has a checked identity and has not deposited yet. */
    audience: v.picklist(['everyone', 'first-deposit']),
    /** So much of the deposit is given, up to a sum. */
    match: v.strictObject({
      percent: v.pipe(Positive, v.maxValue(500)),
      atLeast: Positive,
      atMost: Positive,
    }),
    /** What has to be played: so many times the bonus, or deposit and bonus together. */
    multiple: v.pipe(Positive, v.maxValue(1_000)),
    base: v.picklist(['bonus', 'deposit+bonus']),
    weights: BonusWeights,
    /** The largest bet with bonus money in it. */
    capStake: Positive,
    /** What becomes the player’s own at most; null: all of it. */
    capConversion: v.nullable(Positive),
    /** The bonus itself never becomes cash, only what was won with it. */
    isSticky: v.boolean(),
    /** From the day it begins. */
    days: v.pipe(Positive, v.maxValue(365)),
    /** How long it can wait before it begins. */
    claimDays: v.pipe(Positive, v.maxValue(365)),
    onWithdrawal: v.picklist(['keep', 'end']),
    /** What may be given in all; one figure for all versions. */
    budget: Positive,
  }),
  v.check(({ from, to }) => from < to, 'It ends before it begins.'),
  v.check(
    ({ weights, product }) =>
      Object.keys(weights.classes).every((type) => classesOf[product].some((one) => one === type)),
    'A bonus is for one kind of game. Games of the house are named one by one.',
  ),
  v.check(({ weights }) => positiveOf(weights).length > 0, 'Nothing counts.'),
);
export type BonusTerms = v.InferOutput<typeof BonusTerms>;

/** The per cents above nothing. */
export function positiveOf({ games, vendors, classes }: BonusWeights): number[] {
  return [games, vendors, classes].flatMap((each) =>
    Object.values(each).filter((weight) => weight > 0),
  );
}

type Weights = Readonly<Record<string, number | undefined>>;

/** What of a bet in a game counts, in per cent. */
export function weightOf(
  { games, vendors, classes }: Readonly<Record<keyof BonusWeights, Weights>>,
  { game, vendor, type }: { game: string; vendor: string; type: string },
): number {
  return games[game] ?? vendors[vendor] ?? classes[type] ?? 0;
}

/** What a deposit brings; nothing where it is too small. */
export function bonusFor({ match }: Pick<BonusTerms, 'match'>, deposit: bigint): bigint {
  if (deposit < BigInt(match.atLeast)) return 0n;
  const share = (deposit * BigInt(match.percent)) / 100n;
  const most = BigInt(match.atMost);
  return share < most ? share : most;
}

/** Of a deposit what the bonus matches: what lies above it adds nothing to what has to be played. */
export function matchedDeposit({ match }: Pick<BonusTerms, 'match'>, bonus: bigint): bigint {
  return (bonus * 100n) / BigInt(match.percent);
}

/** What has to be played for it. */
export function needFor(
  { multiple, base }: Pick<BonusTerms, 'multiple' | 'base'>,
  { bonus, deposit }: { bonus: bigint; deposit: bigint },
): bigint {
  return BigInt(multiple) * (base === 'bonus' ? bonus : deposit + bonus);
}
