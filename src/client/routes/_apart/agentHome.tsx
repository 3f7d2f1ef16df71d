import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AgentHomeScreen } from '#client/features/frame/AgentHomeScreen.tsx';
import { requireLogin } from '#client/features/session/require-login.ts';

export const Route = createFileRoute('/_apart/agentHome')({
  staticData: { title: msg`My team`, frame: 'bare' },
  beforeLoad: requireLogin,
  component: AgentHomeScreen,
});
