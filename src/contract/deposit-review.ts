import * as v from 'valibot';
import { defineCall } from './call.ts';
import { depositKinds, depositStates, depositSteps, mostProofs } from './deposits.ts';
import { MinorToMove } from './money.ts';
import { Code, Currency, count, Minor, Moment } from './values.ts';

const Id = v.pipe(v.string(), v.uuid());
const Serial = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));
const Said = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));

/** A deposit as those see it who decide. */
const Reviewed = v.object({
  id: v.string(),
  reference: v.string(),
  state: v.picklist(depositStates),
  kind: v.picklist(depositKinds),
  method: Code,
  provider: v.string(),
  currency: Currency,
  player: v.object({ id: v.string(), account: v.string() }),
  asked: Minor,
  paid: v.nullable(Minor),
  received: v.nullable(Minor),
  /** What has come, has to go back, and has not gone yet. */
  refundDue: Minor,
  /** What the player says of a transfer that bore no reference of ours. */
  claimed: v.nullable(v.object({ reference: v.string(), paidOn: v.nullable(v.string()) })),
  proofs: v.number(),
  /** Above the threshold: who approved first, and what; another person's approval carries it out. */
  firstApproval: v.nullable(
    v.object({ action: v.picklist(['credit', 'refund']), by: v.string(), what: v.string() }),
  ),
  begunAt: Moment,
  expiresAt: Moment,
});
export type ReviewedDeposit = v.InferOutput<typeof Reviewed>;

/** Those that somebody may have to do something about, and those that money has to go back of. */
export const depositQueues = ['open', 'refund-due', ...depositStates] as const;

export const depositReviewList = defineCall({
  name: 'depositReviewList',
  summary: 'Deposits in a state, the one that waits longest first',
  method: 'GET',
  path: '/wps/operator/deposits',
  who: 'operator',
  duty: 'look',
  request: v.strictObject({
    state: v.optional(v.picklist(depositQueues), 'open'),
    method: v.optional(Code),
    provider: v.optional(Code),
    /** Only those that were begun at least so many minutes ago. */
    olderThanMinutes: v.optional(count(0, 5_256_000)),
    after: v.optional(Id),
  }),
  value: v.object({ list: v.array(Reviewed), next: v.nullable(v.string()) }),
  refuses: [],
});

export const depositForReview = defineCall({
  name: 'depositForReview',
  summary: 'One deposit with everything that happened to it and all the money that came',
  method: 'GET',
  path: '/wps/operator/deposits/one',
  who: 'operator',
  duty: 'look',
  request: v.strictObject({ id: Id }),
  value: v.object({
    deposit: Reviewed,
    timeline: v.array(
      v.object({
        step: v.picklist(depositSteps),
        at: Moment,
        amount: v.nullable(Minor),
        reason: v.nullable(v.string()),
      }),
    ),
    payments: v.array(
      v.object({
        id: v.string(),
        amount: Minor,
        credited: Minor,
        refund: Minor,
        cameAt: Moment,
        refundedAt: v.nullable(Moment),
      }),
    ),
  }),
  refuses: ['deposit.unknown'],
});

export const depositSlip = defineCall({
  name: 'depositSlip',
  summary: 'A slip that a player sent in, as a data address; that it was looked at is written down',
  method: 'GET',
  path: '/wps/operator/deposits/slip',
  who: 'operator',
  duty: 'review',
  request: v.strictObject({ id: Id, ordinal: count(1, mostProofs) }),
  value: v.object({ picture: v.string() }),
  refuses: ['deposit.unknown', 'upload.unknown'],
});

export const unmatchedTransfers = defineCall({
  name: 'unmatchedTransfers',
  summary: 'Lines of our banks’ statements that belong to no deposit yet, the oldest first',
  method: 'GET',
  path: '/wps/operator/deposits/transfers',
  who: 'operator',
  duty: 'look',
  request: v.strictObject({ after: v.optional(Serial) }),
  value: v.object({
    list: v.array(
      v.object({ id: v.string(), amount: Minor, reference: v.string(), cameAt: Moment }),
    ),
    next: v.nullable(v.string()),
  }),
  refuses: [],
});

/** Why money waits for a person: no program knows what to do with it. */
export const incidentKinds = [
  'other-currency',
  'unknown-session',
  'refund-refused',
  'refund-overdue',
  /** Said to be on its way, and then nothing more: it has ended as not paid. */
  'deposit-silent',
  /** Handed to a payment service that says nothing final of it. */
  'payout-silent',
  /** Left by a payment service although it had failed: a person gets it back. */
  'payout-beyond',
  'payout-currency',
  /** Nobody has decided, paid or settled it for long. */
  'withdrawal-waits',
  /** Claimed, or played through, before the deposit behind it was charged back. */
  'reward-claimed',
] as const;

export const paymentIncidents = defineCall({
  name: 'paymentIncidents',
  summary: 'Payments that no program knows what to do with, the oldest first',
  method: 'GET',
  path: '/wps/operator/deposits/incidents',
  who: 'operator',
  duty: 'look',
  request: v.strictObject({ after: v.optional(Serial) }),
  value: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        kind: v.picklist(incidentKinds),
        provider: v.string(),
        /** The provider’s own names of the payment, and of the page it was made on; else ours. */
        payment: v.string(),
        session: v.nullable(v.string()),
        /** Of a deposit of ours; null where it belongs to none. */
        reference: v.nullable(v.string()),
        /** The withdrawal that it is about, where it is about one. */
        withdrawal: v.nullable(v.string()),
        amount: Minor,
        currency: v.string(),
        raisedAt: Moment,
      }),
    ),
    next: v.nullable(v.string()),
  }),
  refuses: [],
});

export const closePaymentIncident = defineCall({
  name: 'closePaymentIncident',
  summary: 'Says that one of them was seen to, and how; it is done outside of this program',
  method: 'POST',
  path: '/wps/operator/deposits/incidents/close',
  who: 'operator',
  duty: 'review',
  request: v.strictObject({
    id: Serial,
    note: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
  }),
  value: v.object({}),
  refuses: ['deposit.unknown', 'deposit.not-open'],
});

export const creditDeposit = defineCall({
  name: 'creditDeposit',
  summary: 'Credits a bank deposit by a line of the statement, or by what an operator vouches for',
  method: 'POST',
  path: '/wps/operator/deposits/credit',
  who: 'operator',
  duty: 'review',
  request: v.variant('by', [
    v.strictObject({ id: Id, by: v.literal('transfer'), transferId: Serial }),
    /** Without an amount, what was asked has come. */
    v.strictObject({ id: Id, by: v.literal('hand'), amount: v.optional(MinorToMove) }),
  ]),
  value: Reviewed,
  refuses: [
    'deposit.unknown',
    'deposit.not-open',
    'deposit.refund-due',
    'deposit.unknown-transfer',
    'deposit.same-person',
  ],
});

export const refuseDeposit = defineCall({
  name: 'refuseDeposit',
  summary: 'Refuses a deposit that was not credited, for a reason that the player reads',
  method: 'POST',
  path: '/wps/operator/deposits/refusal',
  who: 'operator',
  duty: 'review',
  request: v.strictObject({ id: Id, reason: Said }),
  value: Reviewed,
  refuses: ['deposit.unknown', 'deposit.not-open'],
});

export const markDepositRefunded = defineCall({
  name: 'markDepositRefunded',
  summary:
    'Writes down that what had to go back has gone by bank; the same reference again is the same transfer',
  method: 'POST',
  path: '/wps/operator/deposits/refund',
  who: 'operator',
  duty: 'pay',
  request: v.strictObject({ id: Id, reference: Said }),
  value: Reviewed,
  refuses: ['deposit.unknown', 'deposit.not-open', 'deposit.same-person'],
});

export const takeOverRefund = defineCall({
  name: 'takeOverRefund',
  summary:
    'Takes an overdue refund from the provider that is asked for it in vain: a person pays it back then',
  method: 'POST',
  path: '/wps/operator/deposits/refund/take-over',
  who: 'operator',
  duty: 'pay',
  request: v.strictObject({ id: Id }),
  value: Reviewed,
  refuses: ['deposit.unknown', 'deposit.not-open'],
});
