import * as v from 'valibot';
import { defineCall } from './call.ts';
import { MinorToMove, RequestId } from './money.ts';

import { Withdrawal, withdrawalStates } from './withdrawals.ts';

const Id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));
const Said = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));

const Reviewed = v.object({
  ...Withdrawal.entries,
  player: v.object({ id: v.string(), account: v.string() }),
  firstApprover: v.nullable(v.string()),
  needsTwo: v.boolean(),
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
  summary: 'Approves or rejects; above the merchant’s line two different people approve',
  method: 'POST',
  path: '/wps/operator/withdrawals/decision',
  who: 'operator',
  duty: 'review',
  request: v.variant('decision', [
    v.strictObject({ id: Id, decision: v.literal('approve') }),
    v.strictObject({ id: Id, decision: v.literal('reject'), reason: Said }),
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

export const settleDispute = defineCall({
  name: 'settleDispute',
  summary: 'Ends a dispute: what did not come is given back, or it stands as received',
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
  refuses: ['withdrawal.unknown', 'withdrawal.not-now'],
});

export const receiptProof = defineCall({
  name: 'receiptProof',
  summary: 'A picture that a player sent in for a dispute, as a data address',
  method: 'GET',
  path: '/wps/operator/withdrawals/proof',
  who: 'operator',
  duty: 'review',
  request: v.strictObject({ id: Id, proof: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) }),
  value: v.object({ picture: v.string() }),
  refuses: ['withdrawal.unknown', 'upload.unknown'],
});
