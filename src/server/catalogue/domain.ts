import type { Domain } from '#server/kernel/domain.ts';
import { catalogueAnswers } from './handlers.ts';
import { handleNotedWins, notedWinsKind } from './noted-wins.ts';

export const catalogue: Domain = {
  answers: catalogueAnswers,
  jobs: (app) => ({ [notedWinsKind]: handleNotedWins(app) }),
};
