import type { Domain } from '#server/kernel/domain.ts';
import type { PhoneAuth } from '#server/ports/phone-auth/phone-auth.ts';
import { signInAnswers, signInLandings } from './handlers.ts';

export function signIn(phoneAuth: PhoneAuth): Domain {
  return { answers: (app) => signInAnswers(app, phoneAuth), landings: signInLandings };
}
