import * as v from 'valibot';
import { rewardForms } from './rewards.ts';
import { Code, type GameType, gameTypes } from './values.ts';
import { worded } from './worded.ts';

const Positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
const Worded = worded(Text);

/** What can be counted of settled facts; `days` and `vendors` count different ones. */
export const missionCounters = [
  'valid-bets',
  'rounds',
  'high-wins',
  'deposit-sum',
  'deposits',
  'days',
  'vendors',
] as const;
export type MissionCounter = (typeof missionCounters)[number];

const countedOf = {
  counter: v.picklist(missionCounters),
  /** Categories that count; without them all do. */
  classes: v.optional(v.pipe(v.array(v.picklist(gameTypes)), v.minLength(1))),
  vendors: v.optional(v.pipe(v.array(Code), v.minLength(1), v.maxLength(50))),
  /** A smaller stake, or deposit, counts nothing. */
  minimum: v.optional(Positive),
  /** Of `high-wins`: how many times its stake a round has to return. */
  times: v.optional(v.pipe(Positive, v.maxValue(10_000))),
};
const timesSaid = 'High wins, and nothing else, say how many times the stake.';

/** Which categories one offer may ask to be played: never two kinds of game. */
export const offerProducts = {
  casino: ['RNG', 'LIVE', 'FISH', 'INHOUSE'],
  sports: ['SPORTS', 'ESPORTS'],
  lottery: ['LOTT', 'ELOTT'],
  poker: ['PVP'],
} as const satisfies Readonly<Record<string, readonly GameType[]>>;

const Percent = v.pipe(Positive, v.maxValue(100));

/** What makes a mission an offer: it is taken by a tap, and its days are the player's own. */
const OfferPart = v.strictObject({
  /** The promotion beside which it is offered. */
  promotion: Code,
  product: v.picklist(['casino', 'sports', 'lottery', 'poker']),
  days: v.pipe(Positive, v.maxValue(365)),
  /** `first-deposit`: for who has a checked identity and has not deposited yet. */
  audience: v.picklist(['everyone', 'first-deposit']),
});

const Condition = v.pipe(
  v.strictObject({
    ...countedOf,
    /** Of `valid-bets` in an offer: how much of a bet counts, in per cent by category. Others do not count. */
    weights: v.optional(v.record(v.picklist(gameTypes), Percent)),
    /** One for each stage, each larger than the one before. */
    goals: v.pipe(
      v.array(Positive),
      v.minLength(1),
      v.check((goals) => isRising(goals), 'Each stage has to ask for more than the one before.'),
    ),
  }),
  v.check(({ counter, times }) => (counter === 'high-wins') === (times !== undefined), timesSaid),
);

const Given = v.strictObject({ form: v.picklist(rewardForms), amount: Positive });
const Window = v.variant('every', [
  v.strictObject({ every: v.picklist(['day', 'week', 'month']) }),
  v.strictObject({
    every: v.literal('once'),
    from: v.pipe(v.string(), v.isoTimestamp()),
    to: v.pipe(v.string(), v.isoTimestamp()),
  }),
]);

const shared = {
  code: Code,
  title: Worded,
  window: Window,
  claimDays: v.pipe(Positive, v.maxValue(365)),
  /** What may be given in all, for each form that is given; one figure for all versions. */
  budget: v.strictObject({ cash: v.optional(Positive), points: v.optional(Positive) }),
};

/** Goals in stages, which anybody can reach. */
export const GoalTerms = v.pipe(
  v.strictObject({
    ...shared,
    kind: v.literal('goals'),
    /** By tap: only what comes after joining counts. */
    joining: v.picklist(['automatic', 'tap']),
    match: v.picklist(['all', 'any']),
    conditions: v.pipe(v.array(Condition), v.minLength(1), v.maxLength(4)),
    stages: v.pipe(v.array(Given), v.minLength(1), v.maxLength(5)),
    offer: v.optional(OfferPart),
  }),
  v.check(
    ({ conditions, stages }) => conditions.every(({ goals }) => goals.length === stages.length),
    'Each condition needs a goal for each stage.',
  ),
  v.check(
    ({ conditions, window }) =>
      conditions.every(
        ({ counter, goals }) =>
          counter !== 'days' || (goals.at(-1) ?? 0) <= mostPlayingDays[window.every],
      ),
    'Days of play: five in a week, twenty in a month at most, and none within a day.',
  ),
  v.check(
    ({ offer, joining, match, stages, window }) =>
      !offer ||
      (joining === 'tap' && match === 'all' && stages.length === 1 && window.every === 'once'),
    'An offer is joined by a tap, has one stage, all of its conditions and a time of its own.',
  ),
  v.check(
    ({ offer, conditions }) =>
      conditions.every(
        ({ counter, weights }) =>
          (offer !== undefined && counter === 'valid-bets') === (weights !== undefined),
      ),
    'Bets of an offer, and no other, have weights by category.',
  ),
  v.check(
    ({ offer, conditions }) =>
      conditions.every(({ weights }) =>
        Object.keys(weights ?? {}).every(
          (type) => offer && offerProducts[offer.product].some((one) => one === type),
        ),
      ),
    'An offer asks for one kind of game.',
  ),
  v.check(
    ({ stages, budget }) => hasBudget(stages, budget),
    'Each form that is given needs a budget.',
  ),
);

/** A board: who has the most at the end gets the most. */
export const BoardTerms = v.pipe(
  v.strictObject({
    ...shared,
    kind: v.literal('board'),
    score: v.pipe(
      v.strictObject({
        ...countedOf,
        counter: v.picklist(['valid-bets', 'rounds', 'high-wins']),
        /** What counts of one day at most. */
        dailyCap: v.optional(Positive),
      }),
      v.check(
        ({ counter, times }) => (counter === 'high-wins') === (times !== undefined),
        timesSaid,
      ),
    ),
    /** Equal scores: the earlier one stands before, or both share what their places bring. */
    tie: v.picklist(['time', 'split']),
    prizes: v.pipe(v.array(Given), v.minLength(1), v.maxLength(100)),
  }),
  v.check(
    ({ prizes }) =>
      prizes.every(
        ({ form, amount }, place) =>
          form === prizes[0]?.form && amount <= (prizes[place - 1]?.amount ?? amount),
      ),
    'Prizes are of one form, and none is larger than the one above it.',
  ),
  v.check(({ prizes, budget }) => hasBudget(prizes, budget), 'The prizes need a budget.'),
);

/** A mission as a merchant writes it in a file; amounts are minor units. */
export const MissionTerms = v.variant('kind', [GoalTerms, BoardTerms]);
export type MissionTerms = v.InferOutput<typeof MissionTerms>;
export type GoalTerms = v.InferOutput<typeof GoalTerms>;
export type BoardTerms = v.InferOutput<typeof BoardTerms>;
export type MissionWindow = MissionTerms['window'];
/** What is counted, of a condition or of a score. */
export interface Counted {
  counter: MissionCounter;
  classes?: readonly GameType[] | undefined;
  vendors?: readonly string[] | undefined;
  minimum?: number | undefined;
  times?: number | undefined;
  dailyCap?: number | undefined;
  weights?: Readonly<Partial<Record<GameType, number>>> | undefined;
}

/** Nobody is asked to play every day (UK and Danish guidance on streaks). */
const mostPlayingDays = { day: 0, week: 5, month: 20, once: 5 } as const;

function isRising(goals: readonly number[]): boolean {
  return goals.every((goal, stage) => stage === 0 || goal > (goals[stage - 1] ?? 0));
}

function hasBudget(
  given: readonly { form: 'cash' | 'points' }[],
  budget: { cash?: number | undefined; points?: number | undefined },
): boolean {
  return given.every(({ form }) => budget[form] !== undefined);
}
