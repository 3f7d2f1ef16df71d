import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Day } from './day.ts';
import { SignedMinor } from './money.ts';
import { Address, Code, Currency, count, GameType, Language, Minor, Timestamp } from './values.ts';

/** How far back a player may look (L-HISTORY). */
export const recordsKeptMonths = 12;
export const recordsAtOnce = 30;

const From = v.optional(Day);
const To = v.optional(Day);
/** So many up to `to`, where no `from` is asked for. */
const Days = v.optional(count(1, 366));

const DayRange = v.object({
  from: Day,
  to: Day,
  /** By the merchant's calendar. */
  today: Day,
  /** The first day that can be looked at. */
  earliest: Day,
  /** By whose clock days and times are given. */
  timeZone: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
export type DayRange = v.InferOutput<typeof DayRange>;

/** Where a page ended, to be handed back unchanged. It always fits a bigint and, behind the point, a smallint. */
const Cursor = v.pipe(v.string(), v.regex(/^\d{1,18}(\.\d{1,4})?$/));

export const recordWallets = ['main', 'bonus', 'held', 'points', 'vendor'] as const;
export const RecordWallet = v.picklist(recordWallets);
export type RecordWallet = v.InferOutput<typeof RecordWallet>;

/** Kinds as a player thinks of them; each stands for several of the ledger's. */
export const recordGroups = [
  'deposit',
  'withdrawal',
  'move',
  'agent',
  'bonus',
  'play',
  'points',
  'other',
] as const;
export const RecordGroup = v.picklist(recordGroups);
export type RecordGroup = v.InferOutput<typeof RecordGroup>;

const transactionFilters = {
  from: From,
  to: To,
  days: Days,
  group: v.optional(RecordGroup),
  wallet: v.optional(RecordWallet),
  vendor: v.optional(Code),
};

export const TransactionRecord = v.object({
  id: v.string(),
  at: Timestamp,
  /** The ledger's own word, such as `deposit-fee`; a client that does not know it shows the group. */
  kind: v.string(),
  group: RecordGroup,
  wallet: RecordWallet,
  /** Whose wallet, where it is a vendor's. */
  vendor: v.nullable(v.string()),
  vendorName: v.nullable(v.string()),
  amount: SignedMinor,
  currency: Currency,
  balanceAfter: Minor,
  reference: v.string(),
});
export type TransactionRecord = v.InferOutput<typeof TransactionRecord>;

export const transactionHistory = defineCall({
  name: 'transactionHistory',
  summary: 'Everything that moved one’s own money, the newest first',
  method: 'GET',
  path: '/wps/records/transactions',
  who: 'real-member',
  request: v.strictObject({
    ...transactionFilters,
    after: v.optional(Cursor),
    language: Language,
  }),
  value: v.object({
    list: v.array(TransactionRecord),
    next: v.nullable(v.string()),
    range: DayRange,
  }),
  refuses: [],
});

/** The same as a file: one line for each, UTF-8 with its mark, so that spreadsheets read it. */
export const transactionFilePath = '/wps/records/transactions.csv';
export const TransactionFileRequest = v.strictObject({ ...transactionFilters, language: Language });

export const BetRecord = v.object({
  id: v.string(),
  at: Timestamp,
  settledAt: v.nullable(Timestamp),
  game: v.string(),
  /** Its cover; null where the catalogue no longer has it by this name. */
  iconUrl: v.nullable(Address),
  gameType: GameType,
  vendor: v.string(),
  vendorName: v.string(),
  round: v.string(),
  /** One of the house’s own games: the round can be looked at, proved and doubted. */
  isHouse: v.boolean(),
  stake: Minor,
  /** Null while the round runs. */
  payout: v.nullable(Minor),
  state: v.picklist(['open', 'won', 'lost', 'void']),
  /** What was bet on in a lottery, by the codes of `src/lottery`; null for every other game. */
  lottery: v.nullable(
    v.object({
      ticketId: v.string(),
      family: v.string(),
      numero: v.string(),
      plays: v.array(v.string()),
    }),
  ),
});
export type BetRecord = v.InferOutput<typeof BetRecord>;

export const bettingRecord = defineCall({
  name: 'bettingRecord',
  summary: 'One’s own bets, the newest first, and what they come to',
  method: 'GET',
  path: '/wps/records/bets',
  who: 'real-member',
  request: v.strictObject({
    from: From,
    to: To,
    days: Days,
    gameType: v.optional(GameType),
    vendor: v.optional(Code),
    after: v.optional(Cursor),
    language: Language,
  }),
  value: v.object({
    list: v.array(BetRecord),
    next: v.nullable(v.string()),
    currency: Currency,
    /** Over everything that is filtered for; null on all pages but the first. */
    sum: v.nullable(v.object({ bets: v.number(), stake: Minor, payout: Minor, net: SignedMinor })),
    range: DayRange,
  }),
  refuses: [],
});

export const ProfitDay = v.object({
  day: Day,
  deposited: Minor,
  withdrawn: Minor,
  /** What play, bonuses and corrections of that day came to. */
  gain: SignedMinor,
});
export type ProfitDay = v.InferOutput<typeof ProfitDay>;

export const personalProfit = defineCall({
  name: 'personalProfit',
  summary: 'Gain and loss by day, and deposits and withdrawals over the account’s whole life',
  method: 'GET',
  path: '/wps/records/profit',
  who: 'real-member',
  request: v.strictObject({ to: To, days: v.optional(count(1, 31), 7) }),
  value: v.object({
    currency: Currency,
    /** One for each day, the oldest first, also where nothing happened. */
    days: v.array(ProfitDay),
    sum: v.object({ deposited: Minor, withdrawn: Minor, gain: SignedMinor }),
    lifetime: v.object({ deposited: Minor, withdrawn: Minor, net: SignedMinor }),
    range: DayRange,
  }),
  refuses: [],
});
