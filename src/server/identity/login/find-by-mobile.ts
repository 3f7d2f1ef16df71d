import { mobileHash } from '#server/identity-documents/profile-fields.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { selectPlayerByMobile } from '../factors/reach-store.ts';

/** Whose number this is, as they have proved; for logging in by it and for the rooms that reset a password by it. */
export function findByMobile(app: Pick<AppContext, 'database' | 'vault'>, mobile: string) {
  return selectPlayerByMobile(app.database, mobileHash(app, mobile));
}
