import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AgentHomeScreen } from '#client/features/agents/AgentHomeScreen.tsx';

export const Route = createFileRoute('/_apart/_member/agentHome')({
  staticData: { title: msg`My team`, paint: 'device', frame: 'bare' },
  component: AgentHomeScreen,
});
