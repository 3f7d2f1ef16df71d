import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MoreScreen } from '#client/features/agents/MoreScreen.tsx';

export const Route = createFileRoute('/_apart/_member/_agent/agentHome/more')({
  staticData: { title: msg`More for agents`, paint: 'device', agentPlace: 'more' },
  component: MoreScreen,
});
