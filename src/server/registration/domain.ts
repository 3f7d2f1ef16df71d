import type { Domain } from '#server/kernel/domain.ts';
import type { PhoneAuth } from '#server/ports/phone-auth/phone-auth.ts';
import { registrationAnswers } from './handlers.ts';

export function registration(phoneAuth: PhoneAuth): Domain {
  return { answers: (app) => registrationAnswers(app, phoneAuth) };
}
