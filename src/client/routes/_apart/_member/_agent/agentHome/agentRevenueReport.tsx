import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { beginIncome } from '#client/features/agents/begin-reports.ts';
import { IncomeScreen } from '#client/features/agents/IncomeScreen.tsx';
import { agentWords } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_agent/agentHome/agentRevenueReport')({
  staticData: { title: msg`My income`, paint: 'device', agentPlace: 'reports' },
  validateSearch: v.object(agentWords),
  loaderDeps: ({ search }) => search,
  loader: beginIncome,
  component: IncomeScreen,
});
