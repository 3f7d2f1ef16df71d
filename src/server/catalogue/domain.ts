import type { Domain } from '#server/kernel/domain.ts';
import { announceWins, announceWinsKind } from './announce-wins.ts';
import { catalogueAnswers } from './handlers.ts';

export const catalogue: Domain = {
  answers: catalogueAnswers,
  jobs: (app) => ({ [announceWinsKind]: announceWins(app) }),
};
