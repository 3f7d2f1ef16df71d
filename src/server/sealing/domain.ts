import type { Domain } from '#server/kernel/domain.ts';
import { sealingAnswers } from './handlers.ts';
import type { SealingKeys } from './sealing-keys.ts';

/** `keys` are shared with http, which opens the letters that were sealed for them. */
export function sealing(keys: SealingKeys): Domain {
  return { answers: (app) => sealingAnswers(app, keys) };
}
