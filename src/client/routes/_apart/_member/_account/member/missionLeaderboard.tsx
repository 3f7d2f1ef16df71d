import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { beginMissions } from '#client/features/missions/begin-missions.ts';
import { MissionsScreen } from '#client/features/missions/MissionsScreen.tsx';
import { Word } from '#client/ground/page/search-words.ts';

export const Route = createFileRoute('/_apart/_member/_account/member/missionLeaderboard')({
  staticData: { title: msg`Missions and leaderboard`, paint: 'device', needs: 'missions' },
  validateSearch: v.object({ tab: Word }),
  loader: beginMissions,
  component: MissionsScreen,
});
