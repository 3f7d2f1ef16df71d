import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { beginOverview } from '#client/features/agents/begin-team.ts';
import { OverviewScreen } from '#client/features/agents/OverviewScreen.tsx';
import { agentWords } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_agent/agentHome/agentTeamOverview')({
  staticData: { title: msg`Team overview`, paint: 'device', agentPlace: 'overview' },
  validateSearch: v.object(agentWords),
  loaderDeps: ({ search }) => search,
  loader: beginOverview,
  component: OverviewScreen,
});
