import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { AnnouncementsScreen } from '#client/features/agents/AnnouncementsScreen.tsx';
import { beginAnnouncements } from '#client/features/agents/begin-team.ts';
import { agentWords } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_agent/agentHome/agentAnnouncement')({
  staticData: { title: msg`Agent announcements`, paint: 'device', agentPlace: 'more' },
  validateSearch: v.object(agentWords),
  loaderDeps: ({ search }) => search,
  loader: beginAnnouncements,
  component: AnnouncementsScreen,
});
