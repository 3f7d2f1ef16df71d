import * as v from 'valibot';
import { defineCall } from './call.ts';
import { MinorToMove, RequestId } from './money.ts';
import { Picture } from './picture.ts';
import { Typed } from './session.ts';
import { Currency, Minor, Moment, Nothing } from './values.ts';

/**
 * asked → (second-look) → approved → paying → paid → received; or rejected, or from paid into a
 * dispute, which an operator settles. There is no way from any of them back into play.
 */
export const withdrawalStates = [
  'asked',
  'second-look',
  'approved',
  'paying',
  'paid',
  'received',
  'disputed',
  'settled',
  'rejected',
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** What happened to it, each with its time. */
export const withdrawalSteps = [
  'asked',
  'first-approved',
  'approved',
  'rejected',
  'payout-begun',
  'payout-failed',
  'part-sent',
  'all-sent',
  'received',
  'received-in-part',
  'not-received',
  'counted-as-received',
  'settled-as-received',
  'settled-by-refund',
] as const;
export type WithdrawalStep = (typeof withdrawalSteps)[number];

/** Why a payment service did not send what it was given; both sides have words for each. */
export const payoutFailures = [
  'account-closed',
  'account-wrong',
  'holder-differs',
  'limit',
  'partly',
  'provider',
] as const;
export type PayoutFailure = (typeof payoutFailures)[number];

/** Why money cannot leave yet, the first that stands in the way. */
export const obstacles = [
  'no-payment-password',
  'no-account',
  'account-other-name',
  'account-rests',
  'account-off',
  'identity-unknown',
  'identity-pending',
  'identity-refused',
  'turnover',
  'daily-count',
  'nothing-there',
] as const;
export const Obstacle = v.picklist(obstacles);
export type Obstacle = v.InferOutput<typeof Obstacle>;

/** What has to be there before anything leaves, in the order in which one sees to it. */
export const withdrawalNeeds = ['identity', 'payment-password', 'account', 'turnover'] as const;
export type WithdrawalNeed = (typeof withdrawalNeeds)[number];

const Id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));
const WithdrawalId = v.strictObject({ id: Id });

export const withdrawalTerms = defineCall({
  name: 'withdrawalTerms',
  summary: 'How much may leave now, what it costs, and what stands in the way if anything does',
  method: 'GET',
  path: '/wps/wallet/withdrawals/terms',
  who: 'real-member',
  request: Nothing,
  value: v.object({
    currency: Currency,
    available: Minor,
    minimum: Minor,
    maximum: Minor,
    perDay: v.number(),
    askedToday: v.number(),
    taxBasisPoints: v.number(),
    /** What has to be played before money leaves, and how much of it has been. */
    turnover: v.object({ needed: Minor, done: Minor }),
    /** Minutes after which what was sent counts as received. */
    receiveMinutes: v.number(),
    obstacle: v.nullable(Obstacle),
    /** All of it at once, done or not; turnover only where the house asks for any. */
    checklist: v.array(
      v.object({
        need: v.picklist(withdrawalNeeds),
        /** `waiting`: nothing more for the player to do. */
        state: v.picklist(['done', 'waiting', 'open']),
      }),
    ),
  }),
  refuses: [],
});

const Part = v.object({ amount: Minor, reference: v.string(), sentAt: Moment });

export const Withdrawal = v.object({
  id: v.string(),
  state: v.picklist(withdrawalStates),
  currency: Currency,
  /** What leaves the wallet; of it the fee and the tax are kept. */
  amount: Minor,
  fee: Minor,
  tax: Minor,
  /** What arrives. */
  payout: Minor,
  sent: Minor,
  /** As the player says, once they have. */
  received: v.nullable(Minor),
  /** What has not arrived yet: of the payout, less what the player received or else what was sent. */
  remaining: Minor,
  account: v.object({ name: v.string(), hint: v.string(), holder: v.string() }),
  askedAt: Moment,
  /** Until when it can be said whether it came. */
  receiveBy: v.nullable(Moment),
  /** An operator's words, where it was rejected. */
  reason: v.nullable(v.string()),
});
export type Withdrawal = v.InferOutput<typeof Withdrawal>;

const Step = v.object({
  step: v.picklist(withdrawalSteps),
  at: Moment,
  amount: v.nullable(Minor),
  reason: v.nullable(v.picklist(payoutFailures)),
});

export const withdraw = defineCall({
  name: 'withdraw',
  summary:
    'Asks for money to be sent out; it is held at once, and comes back only if it is rejected',
  method: 'POST',
  path: '/wps/wallet/withdrawals',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({
    requestId: RequestId,
    accountId: Id,
    amount: MinorToMove,
    paymentPassword: Typed,
  }),
  value: Withdrawal,
  refuses: [
    'payment-password.unset',
    'payment-password.wrong',
    'payment-password.locked',
    'login.busy',
    'request.conflict',
    'payout.unknown',
    'payout.rests',
    'payout.other-name',
    'withdrawal.identity',
    'withdrawal.turnover',
    'withdrawal.too-many',
    'withdrawal.below-minimum',
    'withdrawal.above-maximum',
    'wallet.short',
  ],
});

export const withdrawalsAtOnce = 20;

export const withdrawals = defineCall({
  name: 'withdrawals',
  summary: 'The caller’s withdrawals, the newest first',
  method: 'GET',
  path: '/wps/wallet/withdrawals',
  who: 'real-member',
  request: v.strictObject({ before: v.optional(Id) }),
  value: v.object({ list: v.array(Withdrawal), next: v.nullable(v.string()) }),
  refuses: [],
});

export const oneWithdrawal = defineCall({
  name: 'oneWithdrawal',
  summary: 'One withdrawal with everything that happened to it',
  method: 'GET',
  path: '/wps/wallet/withdrawals/one',
  who: 'real-member',
  request: WithdrawalId,
  value: v.object({
    withdrawal: Withdrawal,
    parts: v.array(Part),
    steps: v.array(Step),
    /** How many pictures were sent for its dispute. */
    proofs: v.number(),
  }),
  refuses: ['withdrawal.unknown'],
});

export const confirmReceipt = defineCall({
  name: 'confirmReceipt',
  summary: 'Says how much of it came: all, a part, or nothing',
  method: 'POST',
  path: '/wps/wallet/withdrawals/receipt',
  who: 'real-member',
  request: v.strictObject({
    id: Id,
    /** All of it, or what came of it; nothing at all is 0. */
    received: v.union([v.literal('all'), Minor]),
  }),
  value: Withdrawal,
  refuses: ['withdrawal.unknown', 'withdrawal.not-now', 'withdrawal.more-than-sent'],
});

export const proofOfReceiptAtMost = 3;

export const addReceiptProof = defineCall({
  name: 'addReceiptProof',
  summary: 'Takes the body, a picture of what came or did not, for a withdrawal in dispute',
  method: 'PUT',
  path: '/wps/wallet/withdrawals/proof',
  who: 'real-member',
  takesPicture: true,
  request: v.strictObject({ ...Picture.entries, id: Id }),
  value: v.object({ count: v.number() }),
  refuses: [
    'withdrawal.unknown',
    'withdrawal.not-now',
    'withdrawal.enough-proofs',
    'upload.unsupported',
    'upload.too-large',
    'upload.too-many-pixels',
    'upload.damaged',
    'upload.too-many',
  ],
});
