import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AgentScreen } from '#client/features/frame/AgentScreen.tsx';

export const Route = createFileRoute('/_apart/agent')({
  staticData: { title: msg`For agents`, frame: 'bare' },
  component: AgentScreen,
});
