import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { RegisterScreen } from '#client/features/agents/RegisterScreen.tsx';
import { agentWords } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_agent/agentHome/registerCenter')({
  staticData: { title: msg`Register centre`, paint: 'device', frame: 'bare' },
  validateSearch: v.object(agentWords),
  component: RegisterScreen,
});
