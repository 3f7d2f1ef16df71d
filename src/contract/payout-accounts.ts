import * as v from 'valibot';
import { defineCall } from './call.ts';
import { proofRefusals, StrongProof } from './proof.ts';
import { Code, Minor, Moment, Nothing } from './values.ts';

/** How a number is written, and so how it is checked before anybody sends money to it. */
export const payoutNumbers = ['bank-account', 'mobile', 'tron-address'] as const;
export type PayoutNumber = (typeof payoutNumbers)[number];

export const payoutKinds = ['bank', 'e-wallet', 'crypto'] as const;

/** At most so many at a time: one person has a few places where their money goes. */
export const payoutAccountsAtMost = 5;

const PayoutMethod = v.object({
  code: Code,
  kind: v.picklist(payoutKinds),
  /** A bank's own name is the same in every language. */
  name: v.string(),
  number: v.picklist(payoutNumbers),
  minimum: Minor,
  maximum: Minor,
  /** What is kept of each withdrawal: so much, and so many hundredths of a per cent. */
  feeFixed: Minor,
  feeBasisPoints: v.number(),
});
export type PayoutMethod = v.InferOutput<typeof PayoutMethod>;

export const PayoutAccount = v.object({
  id: v.string(),
  method: Code,
  kind: v.picklist(payoutKinds),
  name: v.string(),
  /** The last digits, enough for its owner. */
  hint: v.string(),
  holder: v.string(),
  /** A new one rests for a while, so that a thief cannot use it at once. */
  usableFrom: Moment,
});
export type PayoutAccount = v.InferOutput<typeof PayoutAccount>;

export const payoutAccounts = defineCall({
  name: 'payoutAccounts',
  summary: 'Where the caller’s money may be sent, and the ways there are to add',
  method: 'GET',
  path: '/wps/wallet/payout/accounts',
  who: 'real-member',
  request: Nothing,
  value: v.object({
    accounts: v.array(PayoutAccount),
    methods: v.array(PayoutMethod),
    /** The name on file, which every account has to be in; null until it is stated. */
    holder: v.nullable(v.string()),
    /** How long a new one rests. */
    restHours: v.number(),
    serverTime: Moment,
  }),
  refuses: [],
});

export const addPayoutAccount = defineCall({
  name: 'addPayoutAccount',
  summary: 'Adds a place to send money to, in the name on file; the owner is notified',
  method: 'POST',
  path: '/wps/wallet/payout/accounts',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({
    method: Code,
    number: v.pipe(v.string(), v.maxLength(100)),
    proof: StrongProof,
  }),
  value: PayoutAccount,
  refuses: [
    'payout.unknown-method',
    'payout.no-name',
    ...proofRefusals,
    'payout.rests',
    'payout.too-many',
    'payout.exists',
  ],
});

export const removePayoutAccount = defineCall({
  name: 'removePayoutAccount',
  summary: 'Takes a place off the list; what is under way to it goes on',
  method: 'POST',
  path: '/wps/wallet/payout/accounts/remove',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/)),
    proof: StrongProof,
  }),
  value: v.object({}),
  refuses: [...proofRefusals, 'payout.rests', 'payout.unknown'],
});
