import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { beginTeamTransactions } from '#client/features/agents/begin-reports.ts';
import { TeamTransactionsScreen } from '#client/features/agents/TeamTransactionsScreen.tsx';
import { agentWords } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute(
  '/_apart/_member/_agent/agentHome/agentDownlineTransactionDetailsCopy',
)({
  staticData: { title: msg`Account details`, paint: 'device', agentPlace: 'reports' },
  validateSearch: v.object(agentWords),
  loaderDeps: ({ search }) => search,
  loader: beginTeamTransactions,
  component: TeamTransactionsScreen,
});
