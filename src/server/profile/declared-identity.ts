import type { ProfileValues } from '#contract/profile-rules.ts';
import type { Transaction } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { declaredIn } from './read-own.ts';
import { lockProfile, selectProfile } from './store.ts';

/** What papers are compared with, the identity number unmasked: never sent to a client. */
export async function declaredIdentity(
  app: AppContext,
  playerId: string,
): Promise<DeclaredIdentity> {
  return declaredIn(app, playerId, await selectProfile(app.database, playerId));
}

/** The same, locked until the transaction ends, so that nobody changes it meanwhile. */
export async function lockDeclaredIdentity(
  app: AppContext,
  transaction: Transaction,
  playerId: string,
): Promise<DeclaredIdentity> {
  await lockProfile(transaction, playerId);
  return declaredIn(app, playerId, await selectProfile(transaction, playerId));
}

type DeclaredIdentity = Pick<
  ProfileValues,
  'fullName' | 'payeeName' | 'birthday' | 'idNumber' | 'nationality'
>;
