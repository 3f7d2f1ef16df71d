import type { AppContext } from '#server/kernel/app-context.ts';
import { describeTeam, selectAccount } from './agent-store.ts';

/** What a person at the terminal reads of an account; undefined where there is none of this name. */
export async function describeAgent({ database }: Pick<AppContext, 'database'>, account: string) {
  const found = await selectAccount(database, account);
  return found && { ...found, ...(await describeTeam(database, found.id)) };
}
