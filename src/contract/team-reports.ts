import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Day } from './day.ts';
import { SignedMinor } from './money.ts';
import { AccountName, asOf, Cursor, daysAsked, Person, TeamFigures, teamRange } from './team.ts';
import { Currency, GameType, Language, Minor, Timestamp } from './values.ts';

export const teamRowsAtOnce = 50;

const reportFilters = {
  ...daysAsked,
  /** Whose report; oneself with the whole team where it is left out. */
  account: v.optional(AccountName),
  class: v.optional(GameType),
};

export const reportRows = ['day', 'class', 'member'] as const;
export const ReportRows = v.picklist(reportRows);
export type ReportRows = v.InferOutput<typeof ReportRows>;

export const ReportRow = v.object({
  /** The day, the class, or the member's account; a class may be empty, for what belongs to none. */
  key: v.string(),
  ...TeamFigures.entries,
  /** Of members: whether somebody stands below. */
  hasTeam: v.optional(v.boolean()),
  /** Of members: the account whose report it is, alone. */
  isSelf: v.optional(v.boolean()),
  /** Of members: who was moved away since; only the days until then are counted. */
  isGone: v.optional(v.boolean()),
});
export type ReportRow = v.InferOutput<typeof ReportRow>;

/** What a report counts: an account with its team, or the account alone. */
const reach = v.optional(v.picklist(['team', 'own']), 'team');

export const teamReport = defineCall({
  name: 'teamReport',
  summary:
    'Bets, profit and loss of a team by day, class, or the account with its direct downlines',
  method: 'GET',
  path: '/wps/agent/reports/team',
  who: 'agent',
  request: v.strictObject({
    ...reportFilters,
    by: ReportRows,
    reach,
    after: v.optional(Cursor),
  }),
  value: v.object({
    list: v.array(ReportRow),
    next: v.nullable(v.string()),
    /** Over everything that is filtered for; null on all pages but the first. */
    sum: v.nullable(TeamFigures),
    path: v.array(Person),
    currency: Currency,
    range: teamRange,
    ...asOf,
  }),
  refuses: ['agent.stopped', 'team.unknown-member', 'team.bad-cursor'],
});

/** The same as a file: one line for each, UTF-8 with its mark, so that spreadsheets read it. */
export const teamReportFilePath = '/wps/agent/reports/team.csv';
export const TeamReportFileRequest = v.strictObject({
  ...reportFilters,
  by: ReportRows,
  reach,
  language: Language,
});

export const MemberBet = v.object({
  account: v.string(),
  at: Timestamp,
  settledAt: v.nullable(Timestamp),
  class: GameType,
  vendor: v.string(),
  game: v.string(),
  round: v.string(),
  stake: Minor,
  valid: Minor,
  payout: v.nullable(Minor),
  state: v.picklist(['open', 'won', 'lost', 'void']),
});
export type MemberBet = v.InferOutput<typeof MemberBet>;

const betFilters = { account: AccountName, ...daysAsked, class: v.optional(GameType) };

export const memberBets = defineCall({
  name: 'memberBets',
  summary: 'The bets of one member of the team, the newest first',
  method: 'GET',
  path: '/wps/agent/reports/bets',
  who: 'agent',
  request: v.strictObject({ ...betFilters, after: v.optional(Cursor), language: Language }),
  value: v.object({
    list: v.array(MemberBet),
    next: v.nullable(v.string()),
    currency: Currency,
    range: teamRange,
  }),
  refuses: ['agent.stopped', 'team.unknown-member', 'team.bad-cursor'],
});

/** The same bets as a file. */
export const memberBetFilePath = '/wps/agent/reports/bets.csv';
export const MemberBetFileRequest = v.strictObject({ ...betFilters, language: Language });

export const teamTransactionGroups = [
  'deposit',
  'withdrawal',
  'rebate',
  'promotion',
  'agent-rebate',
  /** Between an agent and the line above or below: no deposit, and no withdrawal. */
  'transfer',
] as const;
export const TeamTransactionGroup = v.picklist(teamTransactionGroups);
export type TeamTransactionGroup = v.InferOutput<typeof TeamTransactionGroup>;

export const TeamTransaction = v.object({
  account: v.string(),
  at: Timestamp,
  group: TeamTransactionGroup,
  amount: SignedMinor,
});
export type TeamTransaction = v.InferOutput<typeof TeamTransaction>;

const transactionFilters = {
  ...daysAsked,
  /** One member; the whole team where it is left out. */
  account: v.optional(AccountName),
  group: v.optional(TeamTransactionGroup),
};

export const teamTransactions = defineCall({
  name: 'teamTransactions',
  summary: 'Money in and out of a team’s accounts and what the house gave, the newest first',
  method: 'GET',
  path: '/wps/agent/reports/transactions',
  who: 'agent',
  request: v.strictObject({ ...transactionFilters, after: v.optional(Cursor) }),
  value: v.object({
    list: v.array(TeamTransaction),
    next: v.nullable(v.string()),
    currency: Currency,
    range: teamRange,
  }),
  refuses: ['agent.stopped', 'team.unknown-member', 'team.bad-cursor'],
});

export const teamTransactionFilePath = '/wps/agent/reports/transactions.csv';
export const TeamTransactionFileRequest = v.strictObject({
  ...transactionFilters,
  language: Language,
});

/** What an agent earns: rebates of the downline's play, bills of contracts. */
export const incomeKinds = [
  'agent-rebate',
  'dividend',
  'daily-salary',
  'hourly-salary',
  'realtime-salary',
] as const;

export type IncomeKind = (typeof incomeKinds)[number];

export const agentIncome = defineCall({
  name: 'agentIncome',
  summary: 'What an agent received from uplines and rebates, and paid to downlines, by day',
  method: 'GET',
  path: '/wps/agent/reports/income',
  who: 'agent',
  request: v.strictObject({ ...daysAsked }),
  value: v.object({
    /** The newest day first; only days with something. */
    list: v.array(
      v.object({
        day: Day,
        kind: v.picklist(incomeKinds),
        received: Minor,
        paid: Minor,
      }),
    ),
    received: Minor,
    paid: Minor,
    currency: Currency,
    range: teamRange,
  }),
  refuses: ['agent.stopped'],
});

/** The same days as a file. */
export const incomeFilePath = '/wps/agent/reports/income.csv';
export const IncomeFileRequest = v.strictObject({ ...daysAsked, language: Language });

export const agentAnnouncements = defineCall({
  name: 'agentAnnouncements',
  summary: 'What the merchant tells its agents, the newest first',
  method: 'GET',
  path: '/wps/agent/announcements',
  who: 'agent',
  request: v.strictObject({ language: Language }),
  value: v.object({
    list: v.array(
      v.object({ id: v.string(), title: v.string(), content: v.string(), at: Timestamp }),
    ),
  }),
  refuses: ['agent.stopped'],
});
