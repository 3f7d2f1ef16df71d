import * as v from 'valibot';
import { defineCall } from './call.ts';
import { MinorToMove, RequestId } from './money.ts';
import { Typed } from './session.ts';
import { Minor, Moment, Nothing } from './values.ts';

/** A name as it is typed or begun; accounts are told apart without regard to capitals. */
const AccountName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));

const Relative = v.object({ account: v.string(), nickname: v.string(), isAgent: v.boolean() });
export type Relative = v.InferOutput<typeof Relative>;

export const ownLine = defineCall({
  name: 'ownLine',
  summary: 'Whom an agent may send money to: who stands above, and whether to those below',
  method: 'GET',
  path: '/wps/wallet/line',
  who: 'agent',
  request: Nothing,
  value: v.object({
    /** Null for who stands at the top. */
    upline: v.nullable(Relative),
    canSendUp: v.boolean(),
    canSendDown: v.boolean(),
    /** The most that goes at once each way, by the merchant; null: whatever there is. */
    upMaximum: v.nullable(Minor),
    downMaximum: v.nullable(Minor),
    hasPaymentPassword: v.boolean(),
  }),
  refuses: ['agent.stopped'],
});

export const downlinesAtOnce = 30;

export const directDownlines = defineCall({
  name: 'directDownlines',
  summary: 'Those directly below an agent, by the beginning of their name',
  method: 'GET',
  path: '/wps/wallet/downlines',
  who: 'agent',
  request: v.strictObject({
    account: v.optional(AccountName),
    /** The last one's name of the page before. */
    after: v.optional(AccountName),
  }),
  value: v.object({ list: v.array(Relative), next: v.nullable(v.string()) }),
  refuses: ['agent.stopped'],
});

const Sent = v.object({ transferId: v.string(), account: v.string(), amount: Minor, at: Moment });

const sendRefusals = [
  'agent.stopped',
  'payment-password.unset',
  'payment-password.wrong',
  'payment-password.locked',
  'login.busy',
  'request.conflict',
  'transfer.off',
  'transfer.above-maximum',
] as const;

export const transferUpline = defineCall({
  name: 'transferUpline',
  summary: 'Sends money to the agent directly above',
  method: 'POST',
  path: '/wps/wallet/upline',
  who: 'agent',
  sealed: true,
  request: v.strictObject({ requestId: RequestId, amount: MinorToMove, paymentPassword: Typed }),
  value: Sent,
  refuses: [...sendRefusals, 'transfer.no-upline', 'transfer.not-taken', 'wallet.short'],
});

export const transferDownline = defineCall({
  name: 'transferDownline',
  summary: 'Sends money to somebody directly below',
  method: 'POST',
  path: '/wps/wallet/downline',
  who: 'agent',
  sealed: true,
  request: v.strictObject({
    requestId: RequestId,
    account: AccountName,
    amount: MinorToMove,
    paymentPassword: Typed,
  }),
  value: Sent,
  refuses: [...sendRefusals, 'transfer.not-downline', 'transfer.not-taken', 'wallet.short'],
});
