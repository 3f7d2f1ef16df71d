import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AgentEntranceScreen } from '#client/features/access/AgentEntranceScreen.tsx';

export const Route = createFileRoute('/_apart/agent')({
  staticData: { title: msg`For agents`, paint: 'device', frame: 'bare', needs: 'agents' },
  component: AgentEntranceScreen,
});
