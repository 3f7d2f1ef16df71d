import * as v from 'valibot';
import { bonusProducts } from './bonus-terms.ts';
import { defineCall } from './call.ts';
import { Code, Currency, Language, Minor, Moment } from './values.ts';

/** The last six are final. `ended-by-break`: its player excluded themselves, or closed the account. */
export const bonusStates = [
  'active',
  'completed',
  'used-up',
  'expired',
  'given-up',
  'revoked',
  'ended-by-break',
] as const;
export type BonusState = (typeof bonusStates)[number];

const Weights = v.record(v.string(), v.number());

/** The terms that decide what a bonus is worth, beside its headline. */
const Terms = {
  title: v.string(),
  product: v.picklist(bonusProducts),
  multiple: v.number(),
  base: v.picklist(['bonus', 'deposit+bonus']),
  /** How often it is really to be played, in hundredths: by what counts least. */
  effectiveMultiple: v.number(),
  /** What of a bet counts, in per cent: by game, else by vendor, else by class, else nothing. */
  weights: v.object({ games: Weights, vendors: Weights, classes: Weights }),
  /** Games that count, each with its per cent, in a sentence. */
  games: v.string(),
  capStake: Minor,
  capConversion: v.nullable(Minor),
  isSticky: v.boolean(),
  days: v.number(),
  onWithdrawal: v.picklist(['keep', 'end']),
};

const Offered = {
  ...Terms,
  id: Code,
  promotion: Code,
  audience: v.picklist(['everyone', 'first-deposit']),
  percent: v.number(),
  atLeast: Minor,
  atMost: Minor,
  endsAt: Moment,
};

/** A bonus as a visitor reads it, who has not logged in. */
export const PublicBonus = v.object({ ...Offered, beginsAt: Moment });
export type PublicBonus = v.InferOutput<typeof PublicBonus>;

/** What can be chosen with a deposit. */
export const BonusOffer = v.object({
  ...Offered,
  /** `chosen`: it comes with the next deposit that is large enough. `given`: once a person. */
  status: v.picklist(['Join', 'Joined', 'Claimed', 'Closed']),
});
export type BonusOffer = v.InferOutput<typeof BonusOffer>;

/** A round that counted, or, below nothing, one that was undone. */
const Counted = v.object({
  at: Moment,
  game: v.string(),
  stake: v.string(),
  weight: v.number(),
  counted: v.string(),
});

export const Bonus = v.object({
  ...Terms,
  /** Of the reward that it is. */
  id: v.string(),
  state: v.picklist(bonusStates),
  principal: Minor,
  /** What lies in it now. */
  balance: Minor,
  need: Minor,
  counted: Minor,
  /** What became the player’s own. */
  converted: Minor,
  startedAt: Moment,
  expiresAt: Moment,
  isPaused: v.boolean(),
  endedAt: v.nullable(Moment),
  /** Why it was taken back or ended: one of a few codes, or an operator’s own words. */
  endReason: v.nullable(v.string()),
  /** The newest ten. */
  rounds: v.array(Counted),
});
export type Bonus = v.InferOutput<typeof Bonus>;

/** Why a deposit did not bring the bonus that was chosen with it. `barred`: its player is offered nothing now. */
export const missedReasons = [
  'paused',
  'over',
  'too-small',
  'no-budget',
  'kyc.missing',
  'not-for-you',
  'barred',
] as const;
export type MissedReason = (typeof missedReasons)[number];

export const bonusDetails = defineCall({
  name: 'bonusDetails',
  summary: 'Bonuses that are played, how far they are, those that wait, and what can be chosen',
  method: 'GET',
  path: '/wps/bonus',
  who: 'real-member',
  request: v.strictObject({ language: Language }),
  value: v.object({
    currency: Currency,
    /** One’s own money, apart from any bonus. */
    own: Minor,
    active: v.array(Bonus),
    /** In the order in which they run out. */
    waiting: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        amount: Minor,
        claimBy: v.nullable(Moment),
        onWithdrawal: v.picklist(['keep', 'end']),
      }),
    ),
    /** The newest twenty. */
    ended: v.array(Bonus),
    offers: v.array(BonusOffer),
    /** Deposits of the last thirty days that did not bring what was chosen with them. */
    missed: v.array(v.object({ title: v.string(), reason: v.picklist(missedReasons), at: Moment })),
    /** In whose games bonus money is played, where it counts; elsewhere one’s own alone. */
    vendors: v.array(Code),
    asOf: Moment,
  }),
  refuses: [],
});

export const chooseBonus = defineCall({
  name: 'chooseBonus',
  summary: 'Chooses which bonus comes with the next deposit, or none',
  method: 'POST',
  path: '/wps/bonus/choose',
  who: 'real-member',
  request: v.strictObject({ offerId: v.nullable(Code) }),
  value: v.object({ offerId: v.nullable(Code) }),
  refuses: [
    'break.active',
    'account.contact-service',
    'kyc.refused',
    'offer.switched-off',
    'offer.not-now',
    'bonus.unknown',
    'kyc.missing',
    'bonus.not-for-you',
    'offer.one-active',
  ],
});

export const giveUpBonus = defineCall({
  name: 'giveUpBonus',
  summary: 'Gives a bonus up: it goes back, and one’s own money stays',
  method: 'POST',
  path: '/wps/bonus/giveUp',
  who: 'real-member',
  request: v.strictObject({ bonusId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/)) }),
  value: v.object({ returned: Minor, kept: Minor }),
  refuses: ['bonus.unknown', 'bonus.counting', 'bonus.over'],
});
