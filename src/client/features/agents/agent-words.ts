import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '#client/ui/Status.tsx';
import type { MemberFilter, MemberSort } from '#contract/team.ts';
import type { IncomeKind, MemberBet, TeamTransactionGroup } from '#contract/team-reports.ts';
import type { GameType } from '#contract/values.ts';

export const classWords: Readonly<Record<GameType, MessageDescriptor>> = {
  LIVE: msg`Live casino`,
  RNG: msg`Slots`,
  SPORTS: msg`Sports`,
  ESPORTS: msg`E-sports`,
  PVP: msg`Poker`,
  FISH: msg`Fishing`,
  LOTT: msg`Lottery`,
  ELOTT: msg`E-lottery`,
  INHOUSE: msg`House games`,
};

export const filterWords: Readonly<Record<MemberFilter, MessageDescriptor>> = {
  online: msg`Online`,
  active: msg`Played`,
  new: msg({ message: 'New', context: 'members of a team' }),
  balance: msg`With a balance`,
  idle: msg`Stopped playing`,
  agents: msg`Agents`,
};

export const sortWords: Readonly<Record<MemberSort, MessageDescriptor>> = {
  newest: msg`Newest first`,
  oldest: msg`Oldest first`,
  account: msg`By name`,
  valid: msg`Most valid bets`,
  deposits: msg`Most deposits`,
  result: msg`By result`,
};

export const groupWords: Readonly<Record<TeamTransactionGroup, MessageDescriptor>> = {
  deposit: msg`Deposits`,
  withdrawal: msg`Withdrawals`,
  rebate: msg`Rebates`,
  promotion: msg`Promotions`,
  'agent-rebate': msg`Agent rebates`,
  transfer: msg`Agent transfers`,
};

export const incomeWords: Readonly<Record<IncomeKind, MessageDescriptor>> = {
  'agent-rebate': msg`Agent rebates`,
  dividend: msg`Dividend`,
  'daily-salary': msg`Daily salary`,
  'hourly-salary': msg`Hourly salary`,
  'realtime-salary': msg`Real-time salary`,
};

/** How one bet of a member ended. */
export const betWords: Readonly<Record<MemberBet['state'], MessageDescriptor>> = {
  open: msg`Running`,
  won: msg`Won`,
  lost: msg`Lost`,
  void: msg`Void, stake returned`,
};

export const betTones: Readonly<Record<MemberBet['state'], Tone>> = {
  open: 'info',
  won: 'good',
  lost: 'quiet',
  void: 'quiet',
};
