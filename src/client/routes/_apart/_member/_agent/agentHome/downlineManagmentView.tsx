import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { beginTeam } from '#client/features/agents/begin-team.ts';
import { TeamScreen } from '#client/features/agents/TeamScreen.tsx';
import { agentWords } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_agent/agentHome/downlineManagmentView')({
  staticData: { title: msg`Team management`, paint: 'device', agentPlace: 'team' },
  validateSearch: v.object(agentWords),
  loaderDeps: ({ search }) => search,
  loader: beginTeam,
  component: TeamScreen,
});
