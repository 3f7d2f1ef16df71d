import * as v from 'valibot';
import { defineCall } from './call.ts';
import { MinorToMove, RequestId, SignedMinor } from './money.ts';
import { Code, Currency, Language, Minor, Moment, Nothing } from './values.ts';

export const VendorWallet = v.object({
  vendor: Code,
  name: v.string(),
  amount: Minor,
  /** Closed ones are emptied, and take nothing in. */
  isOpen: v.boolean(),
});
export type VendorWallet = v.InferOutput<typeof VendorWallet>;

export const Balance = v.object({
  currency: Currency,
  main: Minor,
  bonus: Minor,
  /** On its way out; neither to be played with nor to be asked for again. */
  held: Minor,
  /** No money, and so not in the total. */
  points: Minor,
  vendors: v.array(VendorWallet),
  total: Minor,
  asOf: Moment,
});
export type Balance = v.InferOutput<typeof Balance>;

export const balance = defineCall({
  name: 'balance',
  summary: 'What lies in each of one’s wallets',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  who: 'real-member',
  request: v.strictObject({ language: Language }),
  value: Balance,
  refuses: [],
});

export const consolidatedFunds = defineCall({
  name: 'consolidatedFunds',
  summary:
    'What one has in all, and what one has paid in and taken out since the account was opened',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  who: 'real-member',
  request: Nothing,
  value: v.object({
    currency: Currency,
    main: Minor,
    bonus: Minor,
    held: Minor,
    vendors: Minor,
    total: Minor,
    points: Minor,
    deposited: Minor,
    withdrawn: Minor,
    /** Deposits less withdrawals over the account's whole life. */
    netDeposits: SignedMinor,
    asOf: Moment,
  }),
  refuses: [],
});

/** Everything that lies where it is taken from. */
export const AmountOrAll = v.union([v.literal('all'), MinorToMove]);

/**
 * `pending`: the vendor has been asked and has not answered; the money is held until it does.
 * `returned`: it would not, and the money lies where it lay.
 */
export const MoveState = v.picklist(['pending', 'done', 'returned']);
export type MoveState = v.InferOutput<typeof MoveState>;

export const moveFunds = defineCall({
  name: 'moveFunds',
  summary:
    'Moves money between the main wallet and a vendor’s: `in` to the vendor, `out` back home',
  method: 'POST',
  path: '/wps/wallet/transfer',
  who: 'real-member',
  request: v.strictObject({
    requestId: RequestId,
    vendor: Code,
    direction: v.picklist(['in', 'out']),
    amount: AmountOrAll,
  }),
  value: v.object({
    transferId: v.string(),
    moved: Minor,
    at: Moment,
    state: MoveState,
  }),
  refuses: [
    'request.conflict',
    // What keeps somebody from playing keeps them from bringing money to where it is played with.
    'play.stopped',
    'break.active',
    'reality.pending',
    'limit.session',
    'limit.wager',
    'limit.loss',
    'wallet.unknown',
    'vendor.closed',
    'wallet.empty',
    'wallet.short',
  ],
});

export const bringHome = defineCall({
  name: 'bringHome',
  summary: 'Brings what lies in vendors’ wallets back to the main one, each of them once',
  method: 'POST',
  path: '/wps/wallet/home',
  who: 'real-member',
  request: v.strictObject({ requestId: RequestId }),
  value: v.object({
    brought: v.array(v.object({ vendor: Code, amount: Minor, state: MoveState })),
    /** What has come; what is still on its way is not in it. */
    total: Minor,
    at: Moment,
  }),
  refuses: ['request.conflict'],
});
