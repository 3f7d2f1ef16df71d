import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { beginTeamReport } from '#client/features/agents/begin-reports.ts';
import { ProfitAndLossScreen } from '#client/features/agents/TeamReportScreen.tsx';
import { agentWords } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_agent/agentHome/palStatementsAgentCopy')({
  staticData: { title: msg`User profit and loss`, paint: 'device', agentPlace: 'reports' },
  validateSearch: v.object(agentWords),
  loaderDeps: ({ search }) => search,
  loader: beginTeamReport,
  component: ProfitAndLossScreen,
});
