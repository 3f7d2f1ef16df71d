import type { Domain } from '#server/kernel/domain.ts';
import { followHomecoming, homecomingKind } from './follow-money.ts';
import { walletAnswers } from './handlers.ts';

export const wallet: Domain = {
  answers: walletAnswers,
  jobs: (app) => ({ [homecomingKind]: followHomecoming(app) }),
};
