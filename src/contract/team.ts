import * as v from 'valibot';
import { defineCall } from './call.ts';
import { ContractKind } from './contract-terms.ts';
import { Day } from './day.ts';
import { RequestId, SignedMinor } from './money.ts';
import { Currency, count, GameType, Minor, Moment, Timestamp } from './values.ts';

export const teamMembersAtOnce = 30;

/** A name as it is typed or begun; accounts are told apart without regard to capitals. */
export const AccountName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));
/** Where a page ended, to be handed back unchanged. */
export const Cursor = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,200}$/));

/** Minor units but for the counts; signed where something taken back may stand against it. */
export const TeamFigures = v.object({
  deposits: SignedMinor,
  withdrawals: SignedMinor,
  /** The stakes that count: settled, not void, not a push, not both sides of one draw. */
  valid: SignedMinor,
  prizes: SignedMinor,
  rebates: SignedMinor,
  agentRebates: SignedMinor,
  promotions: SignedMinor,
  /** Prizes, rebates and promotions without the valid bets: below nothing, the team lost. */
  result: SignedMinor,
  bets: v.number(),
  registrations: v.number(),
  firstDeposits: v.number(),
});
export type TeamFigures = v.InferOutput<typeof TeamFigures>;

const Range = v.object({ from: Day, to: Day });

/** Up to which moment settled facts were counted; what came since is in none of the figures. */
export const asOf = { asOf: Moment, lagSeconds: v.number() };

export const daysAsked = { from: v.optional(Day), to: v.optional(Day) };
export const teamRange = v.object({
  from: Day,
  to: Day,
  today: Day,
  earliest: Day,
  timeZone: v.string(),
});

export const consolidated = defineCall({
  name: 'consolidated',
  summary: 'Which kinds of contracts the merchant has; each 0 while agents are switched off',
  method: 'GET',
  path: '/wps/agent/consolidated',
  who: 'real-member',
  request: v.strictObject({}),
  value: v.object({
    /** Dividend, daily salary, hourly salary, real-time salary. */
    divtypereq: v.picklist([0, 1]),
    dailysalreqtype: v.picklist([0, 1]),
    contracthoursalreq: v.picklist([0, 1]),
    realtimesalreqtype: v.picklist([0, 1]),
  }),
  refuses: [],
});

export const overviewWindows = ['day', 'week', 'month'] as const;
export const OverviewWindow = v.picklist(overviewWindows);
export type OverviewWindow = v.InferOutput<typeof OverviewWindow>;

export const OverviewDay = v.object({
  day: Day,
  ...TeamFigures.entries,
  /** Members with valid bets that day; days cannot be added up. */
  active: v.number(),
});
export type OverviewDay = v.InferOutput<typeof OverviewDay>;

const WindowFigures = v.object({ range: Range, figures: TeamFigures, active: v.number() });

export const teamOverview = defineCall({
  name: 'teamOverview',
  summary: 'What a team came to on a day, in 7 or 30 days, beside the window before',
  method: 'GET',
  path: '/wps/agent/team/overview',
  who: 'agent',
  request: v.strictObject({
    /** A day is compared with the same weekday before; 7 and 30 days with as many before them. */
    window: v.optional(OverviewWindow, 'day'),
    /** The last day of the window; today where it is left out. */
    to: v.optional(Day),
  }),
  value: v.object({
    currency: Currency,
    ...asOf,
    today: Day,
    earliest: Day,
    timeZone: v.string(),
    now: WindowFigures,
    before: WindowFigures,
    /** By class of game, of the window; what belongs to no class is not in it. */
    classes: v.array(
      v.object({ class: GameType, valid: SignedMinor, result: SignedMinor, bets: v.number() }),
    ),
    /** Each day of the window and of the one before, the oldest first; a day without anything is there too. */
    days: v.array(OverviewDay),
    members: v.number(),
    agents: v.number(),
    online: v.number(),
    /** What the members' wallets hold together, counted now and then; null where the merchant shows none. */
    balance: v.nullable(v.object({ amount: Minor, countedAt: Moment })),
    /** Of contracts and bills, what the agent has to do something about. */
    waiting: v.object({
      /** Contracts that the upline offers. */
      offers: v.number(),
      /** Contracts that downlines ask for. */
      requests: v.number(),
      /** Contracts that the upline asks to end, and those that downlines ask to end. */
      ends: v.number(),
      endsBelow: v.number(),
      /** Bills of downlines that the wallet has not covered, what is left of them, and of which kind most is. */
      bills: v.number(),
      owed: Minor,
      owedKind: v.nullable(ContractKind),
    }),
  }),
  refuses: ['agent.stopped'],
});

export const memberFilters = ['online', 'idle', 'active', 'new', 'balance', 'agents'] as const;
export const MemberFilter = v.picklist(memberFilters);
export type MemberFilter = v.InferOutput<typeof MemberFilter>;

export const memberSorts = ['newest', 'oldest', 'account', 'valid', 'deposits', 'result'] as const;
export const MemberSort = v.picklist(memberSorts);
export type MemberSort = v.InferOutput<typeof MemberSort>;

export const Person = v.object({ account: v.string(), nickname: v.string(), isAgent: v.boolean() });

export const TeamMember = v.object({
  ...Person.entries,
  /** 1: directly below. */
  depth: v.number(),
  joinedAt: Timestamp,
  lastLoginAt: v.nullable(Timestamp),
  isOnline: v.boolean(),
  /** The last day with a valid bet. */
  lastPlayDay: v.nullable(Day),
  direct: v.number(),
  team: v.number(),
  /** Of the member alone, over the days asked for. */
  valid: SignedMinor,
  deposits: SignedMinor,
  withdrawals: SignedMinor,
  result: SignedMinor,
  /** Null where the merchant shows none. */
  balance: v.nullable(Minor),
});
export type TeamMember = v.InferOutput<typeof TeamMember>;

export const teamMembers = defineCall({
  name: 'teamMembers',
  summary: 'Those below an agent, level by level or found by name, filtered and sorted',
  method: 'GET',
  path: '/wps/agent/team/members',
  who: 'agent',
  request: v.strictObject({
    /** Whose downline; oneself where it is left out. */
    under: v.optional(AccountName),
    /** `all` reaches every level. */
    reach: v.optional(v.picklist(['direct', 'all']), 'direct'),
    /** The beginning of a name, on any level below. */
    account: v.optional(AccountName),
    filter: v.optional(MemberFilter),
    /** `idle`: members without a valid bet for so many days, newer accounts left out. `new`: accounts opened within so many days. */
    idleDays: v.optional(count(1, 365), 7),
    sort: v.optional(MemberSort, 'newest'),
    ...daysAsked,
    after: v.optional(Cursor),
  }),
  value: v.object({
    list: v.array(TeamMember),
    /** The merchant lets agents see what their downlines hold, and look for those who hold something. */
    showsBalances: v.boolean(),
    next: v.nullable(v.string()),
    /** From the agent who asks down to whose downline it is, both included. */
    path: v.array(Person),
    currency: Currency,
    range: teamRange,
    ...asOf,
  }),
  refuses: ['agent.stopped', 'team.unknown-member', 'team.bad-cursor', 'team.balances-hidden'],
});

export const teamMember = defineCall({
  name: 'teamMember',
  summary: 'One member of the team: figures, line, last login',
  method: 'GET',
  path: '/wps/agent/team/member',
  who: 'agent',
  request: v.strictObject({ account: AccountName, ...daysAsked }),
  value: v.object({
    member: TeamMember,
    /** From the agent who asks down to the member, both included. */
    path: v.array(Person),
    own: TeamFigures,
    /** Of the member with everybody below. */
    team: TeamFigures,
    /** The member's own figures by day, the oldest first; only days with something. */
    days: v.array(v.object({ day: Day, ...TeamFigures.entries })),
    /** The highest prize series of lotteries; null: whatever a game has. */
    series: v.nullable(v.number()),
    /** The invitation that brought the member. */
    code: v.nullable(v.string()),
    currency: Currency,
    range: teamRange,
    ...asOf,
  }),
  refuses: ['agent.stopped', 'team.unknown-member'],
});

/** An agent's words, as long as somebody reads in a push. */
export const longestTeamMessage = 500;
/** How many messages an agent may send to one member a day. */
export const teamMessagesADay = 3;

export const sendTeamMessage = defineCall({
  name: 'sendTeamMessage',
  summary: 'Writes to a member of the team; the same request id writes once',
  method: 'POST',
  path: '/wps/agent/team/message',
  who: 'agent',
  request: v.strictObject({
    requestId: RequestId,
    account: AccountName,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestTeamMessage)),
  }),
  value: v.object({}),
  refuses: ['agent.stopped', 'team.unknown-member', 'team.too-many-messages'],
});

/** Steps of a prize series, as lotteries have them. */
export const Series = count(1_000, 2_000);

export const setMemberSeries = defineCall({
  name: 'setMemberSeries',
  summary: 'Sets the highest prize series of a direct downline, between theirs below and one’s own',
  method: 'POST',
  path: '/wps/agent/team/series',
  who: 'agent',
  request: v.strictObject({ account: AccountName, series: Series }),
  value: v.object({ series: v.number() }),
  refuses: ['agent.stopped', 'team.unknown-member', 'team.series'],
});
