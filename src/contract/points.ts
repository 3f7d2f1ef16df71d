import * as v from 'valibot';
import { defineCall } from './call.ts';
import { RequestId, SignedMinor } from './money.ts';
import { Typed } from './session.ts';
import { Currency, count, GameType, Language, Minor, Moment, Nothing } from './values.ts';

/** Whole points as digits; they lie in the ledger as money does, and are none. */
const Points = Minor;
const Id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));

/** So many millionths of a point are one: fractions wait there until they make a whole one. */
export const pointMillionths = 1_000_000;
export const pointRecordsAtOnce = 30;
export const redeemedAtOnceMost = 10;

export const pointsBalance = defineCall({
  name: 'pointsBalance',
  summary: 'One’s points, and the fraction that waits to become one',
  method: 'GET',
  path: '/wps/points/balance',
  who: 'real-member',
  request: Nothing,
  value: v.object({
    points: Points,
    /** Below zero: what a corrected round took back and was not there any more. */
    millionths: SignedMinor,
    asOf: Moment,
  }),
  refuses: [],
});

/** `cash` is paid at once; a `parcel` goes to an address and waits for the merchant. */
export const mallItemKinds = ['cash', 'parcel'] as const;
export type MallItemKind = (typeof mallItemKinds)[number];

export const MallItem = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  picture: v.nullable(v.string()),
  kind: v.picklist(mallItemKinds),
  /** What is paid out; null for a parcel. */
  prize: v.nullable(Minor),
  pointsRequirement: Points,
  /** Money that goes with the points; zero for most. */
  amountRequirement: Minor,
  /** Null: as many as are wanted. */
  availableQuantity: v.nullable(v.number()),
  /** How many this player may still redeem; null without a limit. */
  ownQuantity: v.nullable(v.number()),
  /** A limit that begins anew after so many days; null for ever. */
  limitDays: v.nullable(v.number()),
  endsAt: v.nullable(Moment),
});
export type MallItem = v.InferOutput<typeof MallItem>;

export const pointsReward = defineCall({
  name: 'pointsReward',
  summary: 'What points can be redeemed for',
  method: 'GET',
  path: '/wps/points/reward',
  who: 'real-member',
  request: v.strictObject({ language: Language }),
  value: v.object({ list: v.array(MallItem), currency: Currency }),
  refuses: [],
});

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
/** Where a parcel goes. */
export const ParcelAddress = v.strictObject({
  name: line(100),
  phone: v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d ()-]{6,24}$/)),
  address: line(200),
  city: line(100),
});
export type ParcelAddress = v.InferOutput<typeof ParcelAddress>;

/** The specification's three. */
export const redeemStatuses = ['In Process', 'Rejected', 'Approved'] as const;
const RedeemStatus = v.picklist(redeemStatuses);
export type RedeemStatus = v.InferOutput<typeof RedeemStatus>;

export const RedeemOrder = v.object({
  orderId: v.string(),
  name: v.string(),
  picture: v.nullable(v.string()),
  kind: v.picklist(mallItemKinds),
  quantity: v.number(),
  points: Points,
  amount: Minor,
  status: RedeemStatus,
  at: Moment,
  decidedAt: v.nullable(Moment),
  /** Why it was rejected, in the merchant’s words. */
  reason: v.nullable(v.string()),
  /** Who carries it and under which number, once it is on its way. */
  carrier: v.nullable(v.string()),
  trackingNumber: v.nullable(v.string()),
});
export type RedeemOrder = v.InferOutput<typeof RedeemOrder>;

const protectionRefusals = ['break.active', 'account.contact-service', 'kyc.refused'] as const;
const passwordRefusals = [
  'payment-password.unset',
  'payment-password.wrong',
  'payment-password.locked',
  'login.busy',
] as const;

export const redeemPoints = defineCall({
  name: 'redeemPoints',
  summary: 'Redeems points for an item, with the payment password',
  method: 'POST',
  path: '/wps/points/redeem',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({
    requestId: RequestId,
    itemId: Id,
    quantity: count(1, redeemedAtOnceMost),
    address: v.optional(ParcelAddress),
    paymentPassword: Typed,
    language: Language,
  }),
  value: RedeemOrder,
  refuses: [
    ...passwordRefusals,
    ...protectionRefusals,
    'request.conflict',
    'mall.unknown-item',
    'mall.closed',
    'mall.address',
    'mall.own-limit',
    'mall.sold-out',
    'points.short',
    'wallet.short',
  ],
});

export const redeemList = defineCall({
  name: 'redeemList',
  summary: 'What one has redeemed, the newest first',
  method: 'GET',
  path: '/wps/points/redeemList',
  who: 'real-member',
  request: v.strictObject({
    language: Language,
    status: v.optional(RedeemStatus),
    after: v.optional(Id),
  }),
  value: v.object({
    list: v.array(RedeemOrder),
    currency: Currency,
    next: v.nullable(v.string()),
  }),
  refuses: [],
});

export const pointsConfig = defineCall({
  name: 'pointsConfig',
  summary: 'How points are earned and what they are worth',
  method: 'GET',
  path: '/wps/points/config',
  who: 'real-member',
  request: v.strictObject({ language: Language }),
  value: v.object({
    currency: Currency,
    /** Valid bets of so much earn a point where the rate is whole; null while none are earned. */
    stakePerPoint: v.nullable(Minor),
    /** In millionths: 200,000 is a fifth of a point. */
    rates: v.array(v.object({ gameType: GameType, rate: v.number() })),
    /** The player’s own factor by their level, in millionths. */
    factor: v.number(),
    /** So many points become so much money; null where they are not converted. */
    convert: v.nullable(v.object({ points: Points, amount: Minor, minimum: Points, step: Points })),
    /** A ratio that was decided and holds from this moment on. */
    next: v.nullable(v.object({ at: Moment, points: Points, amount: Minor })),
    /** Points never expire. */
    neverExpire: v.literal(true),
    hasPaymentPassword: v.boolean(),
  }),
  refuses: [],
});

export const convertPoints = defineCall({
  name: 'convertPoints',
  summary: 'Turns points into money by the ratio, down to the step, with the payment password',
  method: 'POST',
  path: '/wps/points/convert',
  who: 'real-member',
  sealed: true,
  request: v.strictObject({
    requestId: RequestId,
    points: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)),
    paymentPassword: Typed,
  }),
  value: v.object({
    /** What was taken: a whole number of steps. */
    points: Points,
    amount: Minor,
    currency: Currency,
    left: Points,
    at: Moment,
  }),
  refuses: [
    ...passwordRefusals,
    ...protectionRefusals,
    'request.conflict',
    'points.not-convertible',
    'points.below-minimum',
    'points.short',
  ],
});

export const pointRecordTypes = [
  'earned',
  'taken-back',
  'given',
  'redeemed',
  'returned',
  'converted',
] as const;
export type PointRecordType = (typeof pointRecordTypes)[number];

export const PointsRecord = v.object({
  id: v.string(),
  points: Points,
  /** The money that moved with them; null where none did. */
  amount: v.nullable(Minor),
  type: v.picklist(pointRecordTypes),
  status: v.picklist([...redeemStatuses, 'Done']),
  time: Moment,
  /** What it was for: the item's name, a reason. */
  remark: v.string(),
  changedPoints: SignedMinor,
  pointsBalance: Points,
  /** Points and the money they became, such as 100:1000; null where nothing was converted. */
  pointsRatio: v.nullable(v.object({ points: Points, amount: Minor })),
});
export type PointsRecord = v.InferOutput<typeof PointsRecord>;

export const memberTransactionDetail = defineCall({
  name: 'memberTransactionDetail',
  summary: 'Everything that moved one’s points, the newest first',
  method: 'GET',
  path: '/wps/points/memberTransactionDetail',
  who: 'real-member',
  request: v.strictObject({ language: Language, after: v.optional(Id) }),
  value: v.object({
    list: v.array(PointsRecord),
    currency: Currency,
    next: v.nullable(v.string()),
  }),
  refuses: [],
});
