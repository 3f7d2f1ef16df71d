import type { Updateable } from 'kysely';
import type { Database, Transaction } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';

type ProfileRow = Tables['profile'];
export type ProfileChange = Partial<Omit<Updateable<ProfileRow>, 'player_id'>>;

export function selectProfile(database: Database, playerId: string) {
  return database
    .selectFrom('player')
    .leftJoin('profile', 'profile.player_id', 'player.id')
    .leftJoin('credential', 'credential.player_id', 'player.id')
    .selectAll('profile')
    .select([
      'player.account',
      'player.nickname',
      'player.created_at as memberSince',
      'credential.password_hash as passwordHash',
    ])
    .where('player.id', '=', playerId)
    .executeTakeFirstOrThrow();
}

/** Two changes of one profile, one after the other; accounts of agents may have none yet. */
export async function lockProfile(transaction: Transaction, playerId: string) {
  await transaction
    .insertInto('profile')
    .values({ player_id: playerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return transaction
    .selectFrom('profile')
    .selectAll()
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateProfile(
  transaction: Transaction,
  playerId: string,
  change: ProfileChange,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await transaction
    .updateTable('profile')
    .set(change)
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
}

export async function updateNickname(
  transaction: Transaction,
  playerId: string,
  nickname: string,
): Promise<void> {
  await transaction.updateTable('player').set({ nickname }).where('id', '=', playerId).execute();
}

/** Whether somebody else has proved that the number or mailbox of this hash is theirs. */
export async function isTaken(
  database: Database,
  playerId: string,
  contact: { mobileHash: string } | { emailHash: string },
): Promise<boolean> {
  const others = database
    .selectFrom('profile')
    .select('player_id')
    .where('player_id', '!=', playerId);
  const holder =
    'mobileHash' in contact
      ? others
          .where('mobile_hash', '=', contact.mobileHash)
          .where('mobile_proved_at', 'is not', null)
      : others.where('email_hash', '=', contact.emailHash).where('email_proved_at', 'is not', null);
  return (await holder.executeTakeFirst()) !== undefined;
}
