import type { Domain } from '#server/kernel/domain.ts';
import { rewardAnswers } from './handlers.ts';
import { pointsReaderKind, readPointFacts } from './points/earn-points.ts';
import { rewardSweepKind, sweepRewards } from './sweep-rewards.ts';

export const rewards: Domain = {
  capabilities: ['points', 'rewards'],
  answers: rewardAnswers,
  jobs: (app, onFault) => ({
    [rewardSweepKind]: sweepRewards(app, onFault),
    [pointsReaderKind]: readPointFacts(app),
  }),
};
