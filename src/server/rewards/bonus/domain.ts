import type { Domain } from '#server/kernel/domain.ts';
import { bonusReaderKind, readBonusFacts } from './count-bonus.ts';
import { bonusAnswers } from './handlers.ts';
import { bonusSweepKind, sweepBonuses } from './sweep-bonus.ts';

export const bonuses: Domain = {
  capabilities: ['bonuses'],
  answers: bonusAnswers,
  jobs: (app, onFault) => ({
    [bonusReaderKind]: readBonusFacts(app, onFault),
    [bonusSweepKind]: sweepBonuses(app, onFault),
  }),
};
