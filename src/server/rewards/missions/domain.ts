import type { Domain } from '#server/kernel/domain.ts';
import { missionReaderKind, readMissionFacts } from './count-missions.ts';
import { missionAnswers } from './handlers.ts';
import { missionSweepKind, sweepMissions } from './settle-boards.ts';

export const missions: Domain = {
  capabilities: ['missions'],
  answers: missionAnswers,
  jobs: (app, onFault) => ({
    [missionReaderKind]: readMissionFacts(app, onFault),
    [missionSweepKind]: sweepMissions(app, onFault),
  }),
};
