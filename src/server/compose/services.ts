import type { AppContext } from '#server/kernel/app-context.ts';
import { openPhoneAuth } from '#server/ports/phone-auth/open-phone-auth.ts';
import type { PhoneAuth } from '#server/ports/phone-auth/phone-auth.ts';
import { createSealingKeys, type SealingKeys } from '#server/sealing/sealing-keys.ts';

/** What several domains share, made once for each gateway. */
export interface Services {
  sealingKeys: SealingKeys;
  phoneAuth: PhoneAuth;
  close(): Promise<void>;
}

export function createServices(app: AppContext): Services {
  const phoneAuth = openPhoneAuth(app);
  return { sealingKeys: createSealingKeys(app), phoneAuth, close: phoneAuth.close };
}
