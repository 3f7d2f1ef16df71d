import type { AppContext } from '#server/kernel/app-context.ts';
import { selectWithoutCredential, upsertCredential } from './credential-store.ts';
import { hashPassword } from './passwords.ts';

/** Lets accounts that nobody can log in to be opened by this password; answers how many there were. */
export async function givePassword(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  accounts: readonly string[],
  password: string,
): Promise<number> {
  const players = await selectWithoutCredential(database, accounts);
  for (const { id } of players) {
    const hashed = await hashPassword(password);
    if (!hashed.done) throw new Error(`The accounts got no password: ${hashed.code}.`);
    await upsertCredential(database, {
      playerId: id,
      passwordHash: hashed.value,
      changedAt: clock.now(),
      mustChange: false,
    });
  }
  return players.length;
}
