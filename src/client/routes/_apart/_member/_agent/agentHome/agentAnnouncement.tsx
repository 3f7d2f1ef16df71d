import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { AnnouncementsScreen } from '#client/features/agents/AnnouncementsScreen.tsx';
import { agentWords } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_agent/agentHome/agentAnnouncement')({
  staticData: { title: msg`Agent announcements`, paint: 'device', frame: 'bare' },
  validateSearch: v.object(agentWords),
  component: AnnouncementsScreen,
});
