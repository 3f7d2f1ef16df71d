import { type AgentSearch, agentSearchOf } from '#client/features/agents/agent-search.ts';
import { reportTabsAsk } from '#client/features/agents/begin-reports.ts';
import { waitingContractsQuery } from '#client/features/agents/team-queries.ts';
import { begin, type Visitor } from '#client/ground/page/begin.ts';
import type { ContractKind } from '#contract/contract-terms.ts';
import {
  billQuery,
  billsQuery,
  billsWanted,
  contractQuery,
  contractsQuery,
  contractsWanted,
} from './contract-queries.ts';

/** One's contracts, or the one that lies open. An editor asks for itself, anew each time. */
export const beginContracts = begin<object>(({ client, memberId }, chosen) => {
  const search = agentSearchOf(chosen);
  if (search.edit !== undefined) return [];
  return [
    search.contract === undefined
      ? client.prefetchInfiniteQuery(contractsQuery(memberId, contractsWanted(search)))
      : client.prefetchQuery(contractQuery(memberId, search.contract)),
  ];
});

/** Bills of a kind in the agents' centre, which has a page for each, beside the row of reports. */
export function beginBills(kind: ContractKind) {
  return begin<object>((visitor, chosen) => {
    const search = agentSearchOf(chosen);
    return [billsAsk(visitor, search, kind), ...(search.bill ? [] : reportTabsAsk(visitor))];
  });
}

/** In the members' centre one page has all kinds, and asks only which there are. */
export const beginMemberBills = begin<object>((visitor, chosen) => {
  const { client, memberId } = visitor;
  const search = agentSearchOf(chosen);
  return [
    billsAsk(visitor, search, search.kind ?? 'dividend'),
    ...(search.bill ? [] : [client.prefetchQuery(waitingContractsQuery(memberId))]),
  ];
});

function billsAsk(
  { client, memberId }: Visitor,
  search: AgentSearch,
  kind: ContractKind,
): Promise<unknown> {
  return search.bill === undefined
    ? client.prefetchInfiniteQuery(billsQuery(memberId, billsWanted(kind, search)))
    : client.prefetchQuery(billQuery(memberId, search.bill));
}
