import * as missions from '#contract/missions.ts';
import { type Answer, answer } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { joinMission } from './join-mission.ts';
import { leaveMission } from './leave-mission.ts';
import { readBoards } from './read-boards.ts';
import { countMissionRewards, readSummary } from './read-summary.ts';

export function missionAnswers(app: AppContext): Answer[] {
  return [
    answer(missions.missionSummary, ({ request, player }) => readSummary(app, request, player)),
    answer(missions.missionLeaderboard, ({ request, player }) => readBoards(app, request, player)),
    answer(missions.missionCount, ({ player }) => countMissionRewards(app, player)),
    answer(missions.joinMission, ({ request, player }) =>
      joinMission(app, request.missionId, player),
    ),
    answer(missions.leaveMission, ({ request, player }) =>
      leaveMission(app, request.missionId, player),
    ),
  ];
}
