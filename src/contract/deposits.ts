import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Day } from './day.ts';
import { MinorToMove, RequestId } from './money.ts';
import { Picture } from './picture.ts';
import { Code, Currency, count, Language, Minor, Moment } from './values.ts';

/** By which way money comes in; each has a screen of its own. */
export const depositKinds = ['bank', 'hosted', 'e-wallet', 'crypto'] as const;
export type DepositKind = (typeof depositKinds)[number];

/**
 * `begun`: the provider has not answered yet · `waiting`: to be paid · `pending`: somebody sees the
 * money coming · `review`: a person looks at it · and then an end. Money that comes after an end is
 * credited where it may be and sent back where not, so an end other than `credited` may be left again.
 */
export const depositStates = [
  'begun',
  'waiting',
  'pending',
  'review',
  'credited',
  'failed',
  'cancelled',
  'expired',
  'refunding',
  'refunded',
] as const;
export type DepositState = (typeof depositStates)[number];

/** What can have happened to a deposit, each with its time. */
export const depositSteps = [
  'begun',
  'waiting',
  'pending',
  'proof',
  'claimed',
  'credited',
  'failed',
  'refused',
  'cancelled',
  'break',
  'expired',
  'underpaid',
  'surplus',
  'late',
  'not-allowed',
  'refunding',
  'refund-refused',
  'refunded',
] as const;
export type DepositStep = (typeof depositSteps)[number];

/** Only lines that people copy into another app; each has a label in words. */
const PayToLine = v.object({
  label: v.picklist([
    'bank',
    'holder',
    'account-type',
    'account',
    'tax-id',
    'key',
    'address',
    'network',
    'amount',
    'reference',
  ]),
  value: v.string(),
});
export type PayToLine = v.InferOutput<typeof PayToLine>;

const terms = { feeBasisPoints: v.number(), feeFixed: Minor, taxBasisPoints: v.number() };

const DepositMethod = v.object({
  code: Code,
  kind: v.picklist(depositKinds),
  title: v.string(),
  note: v.string(),
  currency: Currency,
  least: Minor,
  most: Minor,
  ...terms,
  quickAmounts: v.array(Minor),
  /** How long a begun deposit waits for its money. */
  minutesToPay: v.number(),
  /** How long it usually takes until the money is there. */
  minutesToCredit: v.number(),
});
export type DepositMethod = v.InferOutput<typeof DepositMethod>;

export const depositHolds = [
  'limit.not-chosen',
  'limit.deposit',
  'break.active',
  'reality.pending',
] as const;

export const depositMethods = defineCall({
  name: 'depositMethods',
  summary: 'Ways to pay in, each with its limits, fee and tax',
  method: 'GET',
  path: '/wps/wallet/deposits/methods',
  who: 'real-member',
  request: v.strictObject({ language: Language }),
  value: v.object({
    currency: Currency,
    methods: v.array(DepositMethod),
    /** What stands between the caller and any deposit just now. */
    hold: v.nullable(v.picklist(depositHolds)),
  }),
  refuses: [],
});

const DepositId = v.pipe(v.string(), v.uuid());

const brief = {
  id: DepositId,
  /** How people speak of it: on a bank's slip, on the phone with customer service. */
  reference: v.string(),
  method: Code,
  title: v.string(),
  kind: v.picklist(depositKinds),
  state: v.picklist(depositStates),
  currency: Currency,
  asked: Minor,
  /** What arrived in the balance; null until it did. */
  received: v.nullable(Minor),
  refunded: Minor,
  /** What still has to go back. */
  refundDue: Minor,
  begunAt: Moment,
};

export const DepositBrief = v.object(brief);
export type DepositBrief = v.InferOutput<typeof DepositBrief>;

export const Deposit = v.object({
  ...brief,
  ...terms,
  /** All that came, of which some may go back; null until anything did. */
  paid: v.nullable(Minor),
  fee: Minor,
  tax: Minor,
  receive: Minor,
  expiresAt: Moment,
  /** By when something should have happened; null where nothing is waited for. */
  expectedBy: v.nullable(Moment),
  /** The provider's own page, to be opened in this tab. */
  page: v.nullable(v.pipe(v.string(), v.maxLength(2048), v.regex(/^https?:\/\/[^\s]+$/))),
  payTo: v.array(PayToLine),
  /** What a wallet's camera reads. */
  qr: v.nullable(v.pipe(v.string(), v.maxLength(500))),
  proofs: v.number(),
  mayCancel: v.boolean(),
  mayProve: v.boolean(),
  timeline: v.array(
    v.object({
      step: v.picklist(depositSteps),
      at: Moment,
      amount: v.nullable(Minor),
      /** What a person wrote about it. */
      reason: v.nullable(v.string()),
    }),
  ),
});
export type Deposit = v.InferOutput<typeof Deposit>;

export const beginDeposit = defineCall({
  name: 'beginDeposit',
  summary: 'Begins a deposit; the same requestId again answers the same deposit',
  method: 'POST',
  path: '/wps/wallet/deposits',
  who: 'real-member',
  request: v.strictObject({
    requestId: RequestId,
    method: Code,
    amount: MinorToMove,
    language: v.optional(Language),
  }),
  value: Deposit,
  refuses: [
    'break.active',
    'reality.pending',
    'limit.not-chosen',
    'limit.deposit',
    'request.conflict',
    'account.contact-service',
    'deposit.unknown-method',
    'deposit.below-least',
    'deposit.above-most',
    'deposit.too-many-open',
    'deposit.provider-away',
  ],
});

export const claimDeposit = defineCall({
  name: 'claimDeposit',
  summary: 'Claims a bank transfer that was made without a reference of ours',
  method: 'POST',
  path: '/wps/wallet/deposits/claim',
  who: 'real-member',
  request: v.strictObject({
    requestId: RequestId,
    method: Code,
    amount: MinorToMove,
    /** What the bank's slip bears. */
    reference: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(3),
      v.maxLength(60),
      v.regex(/^[\p{L}\p{N} ./#_-]+$/u),
    ),
    paidOn: Day,
    language: v.optional(Language),
  }),
  value: Deposit,
  refuses: [
    'break.active',
    'reality.pending',
    'limit.not-chosen',
    'limit.deposit',
    'request.conflict',
    'account.contact-service',
    'deposit.unknown-method',
    'deposit.below-least',
    'deposit.above-most',
    'deposit.too-many-open',
    'deposit.wrong-day',
  ],
});

export const listDeposits = defineCall({
  name: 'listDeposits',
  summary: 'The caller’s deposits, the latest first',
  method: 'GET',
  path: '/wps/wallet/deposits',
  who: 'real-member',
  request: v.strictObject({
    language: Language,
    /** The id of the last one that was shown. */
    after: v.optional(DepositId),
    pageSize: v.optional(count(1, 50), 20),
  }),
  value: v.object({ deposits: v.array(DepositBrief), hasMore: v.boolean() }),
  refuses: [],
});

export const readDeposit = defineCall({
  name: 'readDeposit',
  summary: 'One deposit of the caller’s, with all that happened to it',
  method: 'GET',
  path: '/wps/wallet/deposits/one',
  who: 'real-member',
  request: v.strictObject({ depositId: DepositId, language: Language }),
  value: Deposit,
  refuses: ['deposit.unknown'],
});

export const cancelDeposit = defineCall({
  name: 'cancelDeposit',
  summary: 'Calls off a deposit that was not paid yet',
  method: 'POST',
  path: '/wps/wallet/deposits/cancel',
  who: 'real-member',
  request: v.strictObject({ depositId: DepositId, language: v.optional(Language) }),
  value: Deposit,
  refuses: ['deposit.unknown', 'deposit.not-open'],
});

export const mostProofs = 3;

export const proveDeposit = defineCall({
  name: 'proveDeposit',
  summary: 'Takes the body, a PNG or JPG of 5 MB at most, for a slip of the bank',
  method: 'PUT',
  path: '/wps/wallet/deposits/proof',
  who: 'real-member',
  takesPicture: true,
  request: v.strictObject({ ...Picture.entries, depositId: DepositId }),
  value: v.object({ proofs: v.number() }),
  refuses: [
    'deposit.unknown',
    'deposit.not-open',
    'deposit.too-many-proofs',
    'upload.unsupported',
    'upload.too-large',
    'upload.too-many-pixels',
    'upload.damaged',
    'upload.too-many',
  ],
});

export const readDepositProof = defineCall({
  name: 'readDepositProof',
  summary: 'One of the pictures that the caller sent with a deposit, as a data address',
  method: 'GET',
  path: '/wps/wallet/deposits/proof',
  who: 'real-member',
  request: v.strictObject({ depositId: DepositId, ordinal: count(1, mostProofs) }),
  value: v.object({
    picture: v.pipe(v.string(), v.regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/)),
  }),
  refuses: ['deposit.unknown'],
});
