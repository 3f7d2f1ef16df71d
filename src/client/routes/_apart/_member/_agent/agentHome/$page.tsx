import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { beginOverview } from '#client/features/agents/begin-team.ts';
import { OverviewScreen } from '#client/features/agents/OverviewScreen.tsx';
import { agentWords } from '#client/ground/page/search-words.ts';

/** Whatever an address names that is no page: the first page stands for it. */
export const Route = createFileRoute('/_apart/_member/_agent/agentHome/$page')({
  staticData: { title: msg`Team overview`, paint: 'device', agentPlace: 'overview', aheadFor: [] },
  validateSearch: v.object(agentWords),
  loaderDeps: ({ search }) => search,
  loader: beginOverview,
  component: OverviewScreen,
});
