import type { Domain } from '#server/kernel/domain.ts';
import { walletAnswers } from './handlers.ts';

export const wallet: Domain = {
  answers: walletAnswers,
};
