import * as v from 'valibot';
import { Minor } from './values.ts';

/** What an agent can agree on with the upline; the merchant switches each kind on or off. */
export const contractKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export const ContractKind = v.picklist(contractKinds);
export type ContractKind = v.InferOutput<typeof ContractKind>;

export const contractPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
export type ContractPeriod = (typeof contractPeriods)[number];

/** What becomes of an earlier period's win of the team: forgotten, counted once, counted until it is used up. */
export const carries = ['none', 'previous', 'permanent'] as const;
export type Carry = (typeof carries)[number];

/** `fixed` demands the whole loss of a tier; `floating` pays a share where the loss falls short of it. */
export const dividendStyles = ['fixed', 'floating'] as const;
export type DividendStyle = (typeof dividendStyles)[number];

/** Rates are counted in millionths: 2,500 is 0.25 %. */
export const wholeRate = 1_000_000;
const Rate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(wholeRate));
const Users = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

export const mostTiers = 10;

const Tier = v.strictObject({
  /** Least valid bets of the team in the period. */
  sales: Minor,
  /** Least that the team lost; dividends alone look at it. */
  loss: Minor,
  /** Least active members. */
  users: Users,
  rate: Rate,
});
export type Tier = v.InferOutput<typeof Tier>;

/** From the lowest tier to the highest: each demands at least what the one before does, and pays more. */
const Tiers = v.pipe(v.array(Tier), v.minLength(1), v.maxLength(mostTiers));

const DividendTerms = v.strictObject({
  kind: v.literal('dividend'),
  period: v.picklist(contractPeriods),
  style: v.picklist(dividendStyles),
  carry: v.picklist(carries),
  /** A member with valid bets of at least so much in the period is active. */
  activeFrom: Minor,
  tiers: Tiers,
});
export type DividendTerms = v.InferOutput<typeof DividendTerms>;

const DailyTerms = v.strictObject({ kind: v.literal('daily'), activeFrom: Minor, tiers: Tiers });
export type DailyTerms = v.InferOutput<typeof DailyTerms>;

const HourlyTerms = v.strictObject({
  kind: v.literal('hourly'),
  /** Smaller stakes are not counted. */
  singleBet: Minor,
  /** Least sum of the counted stakes in the hour. */
  betAmount: Minor,
  /** Least members with a counted stake in the hour. */
  users: Users,
  winRate: Rate,
  lossRate: Rate,
});
export type HourlyTerms = v.InferOutput<typeof HourlyTerms>;

const RealtimeTerms = v.strictObject({ kind: v.literal('realtime'), rate: Rate });
export type RealtimeTerms = v.InferOutput<typeof RealtimeTerms>;

export const Terms = v.variant('kind', [DividendTerms, DailyTerms, HourlyTerms, RealtimeTerms]);
export type Terms = v.InferOutput<typeof Terms>;
