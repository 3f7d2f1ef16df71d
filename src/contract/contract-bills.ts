import * as v from 'valibot';
import { defineCall } from './call.ts';
import { AccountName, Party, Side } from './contract-parties.ts';
import { ContractKind, Terms } from './contract-terms.ts';
import { Day } from './day.ts';
import { SignedMinor } from './money.ts';
import { teamRange } from './team.ts';
import { Currency, Language, Minor, Moment, NodeId } from './values.ts';

export const billStates = [
  'issued',
  'not-reached',
  'awaiting-approval',
  'part-paid',
  'paid',
  'denied',
  'expired',
] as const;
const BillState = v.picklist(billStates);
export type BillState = v.InferOutput<typeof BillState>;

/** What a bill was counted from; kept with it, so that it can be counted again. */
export const Figures = v.object({
  sales: SignedMinor,
  /** Prizes, rebates and promotions less valid bets: below zero the team lost. */
  profit: SignedMinor,
  users: v.number(),
  /** Dividends: an earlier win of the team. Salaries: what undone bets have left to deduct, below zero. */
  carriedIn: SignedMinor,
  /** Hourly: the sum of the stakes that are large enough; else the sales. */
  counted: SignedMinor,
  /** Whose bets could make an active member. Bills of before it was kept go by the merchant's setting. */
  scope: v.optional(v.picklist(['all', 'direct'])),
  /** Real-time: what came through each direct downline with a contract, at its rate. */
  branches: v.array(
    v.object({ contractId: v.string(), account: v.string(), sales: SignedMinor, rate: v.number() }),
  ),
});
export type Figures = v.InferOutput<typeof Figures>;

/** What a tier still asks for; all zero where it is met. */
const Missing = v.object({ sales: Minor, loss: Minor, users: v.number() });

export const Explanation = v.object({
  amount: SignedMinor,
  /** Which tier paid, counted from 0; null: none. Kinds without tiers have one. */
  tier: v.nullable(v.number()),
  /** In the order of the terms. */
  tiers: v.array(v.object({ rate: v.number(), isMet: v.boolean(), missing: Missing })),
  /** The tier above the one that paid, and how far it is; null: none is higher. */
  next: v.nullable(v.object({ tier: v.number(), missing: Missing })),
  /** The amount is the sum of base × (rate − less) × over / under, rounded half up once. */
  parts: v.array(
    v.object({
      /** Through whom it came; null: the whole team, or the rest of it. */
      account: v.nullable(v.string()),
      base: SignedMinor,
      rate: v.number(),
      less: v.number(),
      over: Minor,
      under: Minor,
    }),
  ),
  /** Hourly: by which of the two rates. */
  teamWon: v.boolean(),
});
export type Explanation = v.InferOutput<typeof Explanation>;

export const Bill = v.object({
  id: v.string(),
  contractId: v.string(),
  kind: ContractKind,
  state: BillState,
  /** The days that count, by the merchant’s calendar. */
  from: Day,
  to: Day,
  /** The same as moments; they distinguish hourly and real-time bills. */
  startsAt: Moment,
  endsAt: Moment,
  upline: v.nullable(Party),
  downline: Party,
  mine: Side,
  sales: SignedMinor,
  profit: SignedMinor,
  users: v.number(),
  /** Below zero where undone bets took more than new ones brought. */
  amount: SignedMinor,
  /** What is to be paid, after what was carried. */
  due: Minor,
  paid: Minor,
  /** What one’s own bill leaves after those of the direct downlines; null for bills of downlines. */
  kept: v.nullable(Minor),
  currency: Currency,
  issuedAt: Moment,
});
export type Bill = v.InferOutput<typeof Bill>;

export const billsAtOnce = 30;

export const billFilters = {
  whose: v.picklist(['mine', 'downlines']),
  kind: ContractKind,
  from: v.optional(Day),
  to: v.optional(Day),
  state: v.optional(BillState),
  account: v.optional(AccountName),
  /** Bills that got a payment on this day, whichever days they cover. */
  paidOn: v.optional(Day),
};

export const listBills = defineCall({
  name: 'listBills',
  summary: 'Dividends or salaries: one’s own, or those of the direct downlines, the newest first',
  method: 'GET',
  path: '/wps/agent/bills',
  who: 'real-member',
  request: v.strictObject({ ...billFilters, after: v.optional(NodeId) }),
  value: v.object({
    list: v.array(Bill),
    next: v.nullable(v.string()),
    currency: Currency,
    /** Which days are shown: the last two months, or week for hours and minutes, where none are asked for. */
    range: teamRange,
    /** Over everything that is filtered for; null on all pages but the first. */
    sum: v.nullable(v.object({ bills: v.number(), amount: SignedMinor, due: Minor, paid: Minor })),
  }),
  refuses: ['agent.stopped'],
});

/** The same as a file: one line for each, UTF-8 with its mark, so that spreadsheets read it. */
export const billFilePath = '/wps/agent/bills.csv';
export const BillFileRequest = v.strictObject({ ...billFilters, language: Language });

export const oneBill = defineCall({
  name: 'oneBill',
  summary: 'A bill with the reason for each cent of it',
  method: 'GET',
  path: '/wps/agent/bill',
  who: 'real-member',
  request: v.strictObject({ billId: NodeId }),
  value: v.object({
    bill: Bill,
    terms: Terms,
    version: v.number(),
    figures: Figures,
    explanation: Explanation,
    /** What of the figures belongs to days of the bill before, and was counted after it. */
    late: v.object({ sales: SignedMinor, profit: SignedMinor }),
    /** Kept from the next period on: a win of the team, or what is still to be deducted. */
    carriedOut: SignedMinor,
    payments: v.array(v.object({ amount: Minor, at: Moment, transferId: v.string() })),
    /** Bills of the direct downlines for the same time, and what is kept after them. */
    downlines: v.array(v.object({ billId: v.string(), account: v.string(), due: Minor })),
  }),
  refuses: ['bill.unknown'],
});

/** One bill as a file: its sum, tiers and formula, who counted, and what was paid of it. */
export const oneBillFilePath = '/wps/agent/bill.csv';
export const OneBillFileRequest = v.strictObject({ billId: NodeId, language: Language });

const BillMember = v.object({
  id: v.string(),
  account: v.string(),
  nickname: v.string(),
  valid: SignedMinor,
  /** What is missing to count; zero for those who do. */
  missing: Minor,
  /** Agents do not count, and where the merchant says so nobody below the direct line does. */
  why: v.picklist(['active', 'too-little', 'no-bets', 'agent', 'not-direct']),
});
export type BillMember = v.InferOutput<typeof BillMember>;

export const billMembers = defineCall({
  name: 'billMembers',
  summary: 'Who counted as active for a bill and who did not, with the valid bets that decided it',
  method: 'GET',
  path: '/wps/agent/bill/members',
  who: 'real-member',
  request: v.strictObject({
    billId: NodeId,
    /** `not-active` have played in the time, `without-bets` have not. */
    are: v.picklist(['active', 'not-active', 'without-bets']),
    after: v.optional(NodeId),
  }),
  value: v.object({
    /** Valid bets from which a member counts; hourly: the least single stake. */
    activeFrom: Minor,
    /**
     * How many counted when the bill was issued, and how many would by what is known now; on the first page of those
     * who have played.
     */
    counts: v.nullable(v.object({ issued: v.number(), now: v.number() })),
    /** How many have no bet in the time, on the first page of them. Of a large team not all are counted. */
    withoutBets: v.nullable(v.object({ members: v.number(), isAll: v.boolean() })),
    list: v.array(BillMember),
    next: v.nullable(v.string()),
  }),
  refuses: ['agent.stopped', 'bill.unknown'],
});
