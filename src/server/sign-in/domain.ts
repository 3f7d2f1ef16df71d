import type { Domain } from '#server/kernel/domain.ts';
import { providerAnswers, providerLandings } from './handlers.ts';

export const signIn: Domain = {
  answers: providerAnswers,
  landings: providerLandings,
};
