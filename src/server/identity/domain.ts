import type { Domain } from '#server/kernel/domain.ts';
import { identityAnswers } from './handlers.ts';
import { passkeyAnswers } from './passkeys/handlers.ts';

export const identity: Domain = {
  answers: (app) => [...identityAnswers(app), ...passkeyAnswers(app)],
};
