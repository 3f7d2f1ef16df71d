import type { Domain } from '#server/kernel/domain.ts';
import type { PhoneAuth } from '#server/ports/phone-auth/phone-auth.ts';
import { identityAnswers } from './handlers.ts';
import { passkeyAnswers } from './passkeys/handlers.ts';
import type { MemberExtrasOf } from './sessions/read-member.ts';

export function identity(phoneAuth: PhoneAuth, extrasOf: MemberExtrasOf): Domain {
  return {
    answers: (app) => [...identityAnswers(app, { phoneAuth, extrasOf }), ...passkeyAnswers(app)],
  };
}
