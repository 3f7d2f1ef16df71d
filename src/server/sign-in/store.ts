import type { Provider } from '#contract/system.ts';
import type { Database } from '#server/db/open.ts';

interface Identity {
  provider: Provider;
  subject: string;
}

/** Whose account this person of a provider opens. */
export function selectLinked(database: Database, { provider, subject }: Identity) {
  return database
    .selectFrom('linked_identity')
    .innerJoin('player', 'player.id', 'linked_identity.player_id')
    .select(['player.id', 'player.type'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export async function setLinkedUsed(
  database: Database,
  { provider, subject, now }: Identity & { now: Date },
): Promise<void> {
  await database
    .updateTable('linked_identity')
    .set({ used_at: now })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute();
}

interface NewLink extends Identity {
  playerId: string;
  hint: string;
  now: Date;
}

/** Whether it was written: neither the person nor the account has another one of this provider. */
export async function insertLinked(
  database: Database,
  { provider, subject, playerId, hint, now }: NewLink,
): Promise<boolean> {
  const inserted = await database
    .insertInto('linked_identity')
    .values({ provider, subject, player_id: playerId, hint, since: now, used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export function selectOwnLinked(database: Database, playerId: string) {
  return database
    .selectFrom('linked_identity')
    .select(['provider', 'hint', 'since', 'used_at as usedAt'])
    .where('player_id', '=', playerId)
    .orderBy('since')
    .execute();
}

/** Of one's own only. */
export async function deleteLinked(
  database: Database,
  { provider, playerId }: { provider: Provider; playerId: string },
): Promise<boolean> {
  const deleted = await database
    .deleteFrom('linked_identity')
    .where('provider', '=', provider)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Whose the mailbox of this hash has been proved to be; what was only typed binds nobody. */
export function selectPlayerByEmail(database: Database, emailHash: string) {
  return database
    .selectFrom('profile')
    .select('player_id as playerId')
    .where('email_hash', '=', emailHash)
    .where('email_proved_at', 'is not', null)
    .executeTakeFirst();
}
