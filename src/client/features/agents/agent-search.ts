import { useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import type { agentWords } from '#client/ground/page/search-words.ts';
import { billStates } from '#contract/contract-bills.ts';
import { ContractKind } from '#contract/contract-terms.ts';
import { Day } from '#contract/day.ts';
import { MemberFilter, MemberSort, OverviewWindow } from '#contract/team.ts';
import { ReportRows, TeamTransactionGroup } from '#contract/team-reports.ts';
import { Code, count, GameType, NodeId } from '#contract/values.ts';

const absent = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** What of the address chooses among an agent's figures; what does not fit is left out. */
const AgentSearch = v.object({
  from: absent(Day),
  to: absent(Day),
  window: absent(OverviewWindow),
  /** Whose downline or report; one's own where it is left out. */
  account: absent(Code),
  /** Whose card lies open. */
  member: absent(Code),
  reach: absent(v.picklist(['direct', 'all'])),
  /** The beginning of a name. */
  name: absent(Code),
  filter: absent(MemberFilter),
  days: absent(count(1, 365)),
  sort: absent(MemberSort),
  by: absent(ReportRows),
  class: absent(GameType),
  group: absent(TeamTransactionGroup),
  /** What of a report is shown: its sums, or one member's bets. */
  look: absent(v.literal('bets')),
  kind: absent(ContractKind),
  whose: absent(v.picklist(['mine', 'downlines'])),
  /** Of contracts: those that wait, that count, or that are over. */
  are: absent(v.picklist(['open', 'running', 'over'])),
  /** Terms are being filled in: for the account, or for one's own upline. */
  edit: absent(v.picklist(['offer', 'request'])),
  /** How bills stand. */
  state: absent(v.picklist(billStates)),
  /** Bills of which something was paid on this day. */
  paidOn: absent(Day),
  contract: absent(NodeId),
  bill: absent(NodeId),
} satisfies Record<keyof typeof agentWords, v.GenericSchema>);
export type AgentSearch = v.InferOutput<typeof AgentSearch>;

export function agentSearchOf(search: object): AgentSearch {
  return v.parse(AgentSearch, search);
}

/** Which of the team a list asks for. */
export function membersWanted({ from, to, account, reach, name, filter, days, sort }: AgentSearch) {
  return {
    ...{ from, to, filter, under: account, account: name },
    ...{ reach: reachOf({ reach, filter }), idleDays: days ?? 7, sort: sort ?? 'newest' },
  } as const;
}

/** Which lines a team's report asks for. */
export function reportWanted({ from, to, account, class: one, by = 'day' }: AgentSearch) {
  return { from, to, account, class: one, by, reach: 'team' } as const;
}

export function useAgentSearch(): AgentSearch {
  return agentSearchOf(useSearch({ strict: false }));
}

/** Whoever asks who is online, or who stopped playing, asks it of the whole team, unless it is narrowed down. */
export function reachOf({
  reach,
  filter,
}: Pick<AgentSearch, 'reach' | 'filter'>): 'direct' | 'all' {
  return reach ?? (filter === undefined ? 'direct' : 'all');
}

/** What is chosen stands in the address, so that it outlives a reload; what is opened can be gone back from. */
export function useChangeAgentSearch(): (
  change: Partial<AgentSearch>,
  way?: { opens: boolean },
) => void {
  const navigate = useNavigate();
  const before = useAgentSearch();
  return (change, { opens } = { opens: false }) =>
    void navigate({
      to: '.',
      search: { ...before, ...change },
      replace: !opens,
      resetScroll: opens,
      state: {},
    });
}
