import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { beginRegister } from '#client/features/agents/begin-team.ts';
import { RegisterScreen } from '#client/features/agents/RegisterScreen.tsx';
import { agentWords } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_agent/agentHome/registerCenter')({
  staticData: { title: msg`Register centre`, paint: 'device', agentPlace: 'register' },
  validateSearch: v.object(agentWords),
  loaderDeps: ({ search }) => search,
  loader: beginRegister,
  component: RegisterScreen,
});
