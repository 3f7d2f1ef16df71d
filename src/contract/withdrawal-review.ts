import * as v from 'valibot';
import { defineCall } from './call.ts';
import { MinorToMove, RequestId } from './money.ts';
import { Minor, Moment } from './values.ts';
import { payoutFailures, Withdrawal, withdrawalStates } from './withdrawals.ts';

const Id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));
const Said = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));

const Reviewed = v.object({
  ...Withdrawal.entries,
  player: v.object({ id: v.string(), account: v.string() }),
  firstApprover: v.nullable(v.string()),
  /** Above the line: who has said that what did not come is given back; another says it too. */
  refundFirstBy: v.nullable(v.string()),
  needsTwo: v.boolean(),
  /** What payment services were handed and have said nothing final of. */
  inFlight: Minor,
  proofs: v.array(v.string()),
});
export type Reviewed = v.InferOutput<typeof Reviewed>;

export const reviewList = defineCall({
  name: 'reviewList',
  summary: 'Withdrawals in a state, the one that waits longest first',
  method: 'GET',
  path: '/wps/operator/withdrawals',
  who: 'operator',
  duty: 'look',
  request: v.strictObject({
    state: v.optional(v.picklist(withdrawalStates), 'asked'),
    after: v.optional(Id),
  }),
  value: v.object({ list: v.array(Reviewed), next: v.nullable(v.string()) }),
  refuses: [],
});

export const payoutDetails = defineCall({
  name: 'payoutDetails',
  summary: 'The whole number to send a withdrawal to; that it was looked at is written down',
  method: 'GET',
  path: '/wps/operator/withdrawals/payout',
  who: 'operator',
  duty: 'pay',
  request: v.strictObject({ id: Id }),
  value: v.object({ method: v.string(), name: v.string(), number: v.string(), holder: v.string() }),
  refuses: ['withdrawal.unknown'],
});

export const decideWithdrawal = defineCall({
  name: 'decideWithdrawal',
  summary:
    'Approves or rejects, or takes an approval back of which nothing was sent; above the merchant’s threshold two different people approve',
  method: 'POST',
  path: '/wps/operator/withdrawals/decision',
  who: 'operator',
  duty: 'review',
  request: v.variant('decision', [
    v.strictObject({ id: Id, decision: v.literal('approve') }),
    v.strictObject({ id: Id, decision: v.picklist(['reject', 'take-back']), reason: Said }),
  ]),
  value: Reviewed,
  refuses: ['withdrawal.unknown', 'withdrawal.not-now', 'withdrawal.same-person'],
});

export const sendPart = defineCall({
  name: 'sendPart',
  summary: 'Writes down that a part, or all, was sent, with the bank’s reference',
  method: 'POST',
  path: '/wps/operator/withdrawals/part',
  who: 'operator',
  duty: 'pay',
  request: v.strictObject({
    requestId: RequestId,
    id: Id,
    amount: MinorToMove,
    reference: Said,
  }),
  value: Reviewed,
  refuses: [
    'withdrawal.unknown',
    'request.conflict',
    'withdrawal.not-now',
    'withdrawal.more-than-left',
  ],
});

/** What a payment service was handed to be sent. */
const Order = v.object({
  id: v.string(),
  amount: Minor,
  /** `begun`, `asking` and `accepted` are under way; `beyond` is money that should not have left. */
  state: v.picklist(['begun', 'asking', 'accepted', 'paid', 'part-paid', 'failed', 'beyond']),
  paid: Minor,
  provider: v.nullable(v.string()),
  reason: v.nullable(v.picklist(payoutFailures)),
  begunBy: v.string(),
  begunAt: Moment,
  endedAt: v.nullable(Moment),
});
export type PayoutOrder = v.InferOutput<typeof Order>;

export const payByProvider = defineCall({
  name: 'payByProvider',
  summary:
    'Hands a part, or all, to the payment service; what it does not send is to be paid again',
  method: 'POST',
  path: '/wps/operator/withdrawals/order',
  who: 'operator',
  duty: 'pay',
  request: v.strictObject({ requestId: RequestId, id: Id, amount: MinorToMove }),
  value: Order,
  refuses: [
    'withdrawal.unknown',
    'request.conflict',
    'withdrawal.not-now',
    'withdrawal.more-than-left',
    'withdrawal.same-person',
    'payout.no-provider',
  ],
});

export const payoutOrders = defineCall({
  name: 'payoutOrders',
  summary: 'What of a withdrawal payment services were handed, and what became of it',
  method: 'GET',
  path: '/wps/operator/withdrawals/orders',
  who: 'operator',
  duty: 'look',
  request: v.strictObject({ id: Id }),
  value: v.object({ orders: v.array(Order) }),
  refuses: ['withdrawal.unknown'],
});

export const closeOrder = defineCall({
  name: 'closeOrder',
  summary: 'Ends an order that its service knows nothing of: nothing was sent, says another person',
  method: 'POST',
  path: '/wps/operator/withdrawals/order/end',
  who: 'operator',
  duty: 'review',
  request: v.strictObject({ order: v.pipe(v.string(), v.uuid()), reason: Said }),
  value: Order,
  refuses: ['withdrawal.unknown', 'withdrawal.not-now', 'withdrawal.same-person'],
});

export const settleDispute = defineCall({
  name: 'settleDispute',
  summary:
    'Ends a dispute: what did not come is given back, above the merchant’s line by two people, or it stands as received',
  method: 'POST',
  path: '/wps/operator/withdrawals/dispute',
  who: 'operator',
  duty: 'review',
  request: v.strictObject({
    id: Id,
    outcome: v.picklist(['refund', 'received']),
    reason: Said,
  }),
  value: Reviewed,
  refuses: ['withdrawal.unknown', 'withdrawal.not-now', 'withdrawal.same-person'],
});

export const receiptProof = defineCall({
  name: 'receiptProof',
  summary: 'A picture that a player sent in for a dispute; that it was looked at is written down',
  method: 'GET',
  path: '/wps/operator/withdrawals/proof',
  who: 'operator',
  duty: 'review',
  request: v.strictObject({ id: Id, proof: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) }),
  value: v.object({ picture: v.string() }),
  refuses: ['withdrawal.unknown', 'upload.unknown'],
});
