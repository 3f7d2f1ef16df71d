import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AgentCentre } from '#client/features/agents/AgentCentre.tsx';

/** The agents' own centre, without the players' house around it. */
export const Route = createFileRoute('/_apart/_member/_agent')({
  staticData: { title: msg`My team`, frame: 'bare', needs: 'agents' },
  component: AgentCentre,
});
