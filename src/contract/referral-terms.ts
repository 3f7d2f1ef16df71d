import * as v from 'valibot';
import { Gift } from './gift.ts';

const Positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const sides = { inviter: v.optional(Gift), friend: v.optional(Gift) };

const referralStages = ['verified', 'played'] as const;
export type ReferralStage = (typeof referralStages)[number];

/** What inviting brings. There is no tree: only who invited gets something for a friend. */
export const ReferralTerms = v.pipe(
  v.strictObject({
    /** The friend's identity is checked. */
    verified: v.optional(v.strictObject(sides)),
    /** And has deposited and staked so much within so many days of registering. */
    played: v.optional(
      v.strictObject({
        ...sides,
        deposits: Positive,
        bets: Positive,
        days: v.pipe(Positive, v.maxValue(365)),
      }),
    ),
    friendsPerMonth: v.pipe(Positive, v.maxValue(1_000)),
    claimDays: v.pipe(Positive, v.maxValue(365)),
    budget: v.strictObject({ cash: v.optional(Positive), points: v.optional(Positive) }),
  }),
  v.check(({ verified, played, budget }) => {
    const gifts = [verified, played].flatMap((stage) => [stage?.inviter, stage?.friend]);
    const given = gifts.flatMap((gift) => gift ?? []);
    return given.length > 0 && given.every(({ form }) => budget[form] !== undefined);
  }, 'Something has to be given, and each form that is given needs a budget.'),
);
export type ReferralTerms = v.InferOutput<typeof ReferralTerms>;
