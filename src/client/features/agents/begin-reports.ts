import { begin, type Visitor } from '#client/ground/page/begin.ts';
import { type AgentSearch, agentSearchOf, reportWanted } from './agent-search.ts';
import {
  consolidatedQuery,
  incomeQuery,
  reportQuery,
  teamTransactionsQuery,
  waitingContractsQuery,
} from './team-queries.ts';

/** What the row of reports depends on. */
export function reportTabsAsk({ client, memberId }: Visitor): Promise<unknown>[] {
  return [
    client.prefetchQuery(consolidatedQuery(memberId)),
    client.prefetchQuery(waitingContractsQuery(memberId)),
  ];
}

/** A report with its row of reports, by what its address chooses. */
function beginReport(ask: (visitor: Visitor, search: AgentSearch) => Promise<unknown>) {
  return begin<object>((visitor, chosen) => [
    ask(visitor, agentSearchOf(chosen)),
    ...reportTabsAsk(visitor),
  ]);
}

export const beginTeamReport = beginReport(({ client, memberId }, search) =>
  client.prefetchInfiniteQuery(reportQuery(memberId, reportWanted(search))),
);

export const beginIncome = beginReport(({ client, memberId }, { from, to }) =>
  client.prefetchQuery(incomeQuery(memberId, { from, to })),
);

export const beginTeamTransactions = beginReport(
  ({ client, memberId }, { from, to, account, group }) =>
    client.prefetchInfiniteQuery(teamTransactionsQuery(memberId, { from, to, account, group })),
);
