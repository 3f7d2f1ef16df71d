import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

export function selectCredential(database: Database, account: string) {
  return database
    .selectFrom('player')
    .leftJoin('credential', 'credential.player_id', 'player.id')
    .select([
      'player.id',
      'player.account',
      'player.type',
      'credential.password_hash as passwordHash',
      'credential.must_change as mustChange',
      'credential.changed_at as changedAt',
    ])
    .where(sql`lower(player.account)`, '=', account.toLowerCase())
    .executeTakeFirst();
}

/** Whether this account's password is one that the house gave out. */
export async function isGivenOut(database: Database, playerId: string): Promise<boolean> {
  const found = await database
    .selectFrom('credential')
    .select('must_change')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return found?.must_change ?? false;
}

export async function selectConfirmationDue(
  database: Database,
  playerId: string,
): Promise<boolean> {
  const found = await database
    .selectFrom('profile')
    .select('confirmation_due')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return found?.confirmation_due ?? false;
}

/**
 * What an old password has opened halfway: logins that wait for a proof, links that set another one,
 * codes that take a session along. None of it outlives the password.
 */
export async function deleteHalfOpen(database: Database, playerId: string): Promise<void> {
  await database.deleteFrom('login_challenge').where('player_id', '=', playerId).execute();
  await database.deleteFrom('password_reset').where('player_id', '=', playerId).execute();
  await database.deleteFrom('hand_over').where('player_id', '=', playerId).execute();
}

export async function upsertCredential(
  database: Database,
  credential: { playerId: string; passwordHash: string; changedAt: Date; mustChange: boolean },
): Promise<void> {
  const { playerId, passwordHash, changedAt, mustChange } = credential;
  const changed = { password_hash: passwordHash, changed_at: changedAt, must_change: mustChange };
  await database
    .insertInto('credential')
    .values({ player_id: playerId, ...changed })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(changed))
    .execute();
}

/** Another cost, the same password: when it was chosen stays as it was. */
export async function updateHash(
  database: Database,
  playerId: string,
  passwordHash: string,
): Promise<void> {
  await database
    .updateTable('credential')
    .set({ password_hash: passwordHash })
    .where('player_id', '=', playerId)
    .execute();
}

/** Writes this login down, and answers the one before it; null where there was none. */
export async function replaceLastLogin(
  database: Database,
  login: { playerId: string; now: Date; address: string; deviceName: string },
): Promise<{ at: Date; address: string | null; deviceName: string } | null> {
  const { playerId, now, address, deviceName } = login;
  const before = await database
    .selectFrom('last_login')
    .select(['logged_in_at as at', 'address', 'device_name as deviceName'])
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst();
  const seen = { logged_in_at: now, address, device_name: deviceName };
  await database
    .insertInto('last_login')
    .values({ player_id: playerId, ...seen })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(seen))
    .execute();
  return before ?? null;
}

/** Accounts of these names that nobody can log in to yet. */
export function selectWithoutCredential(database: Database, accounts: readonly string[]) {
  return database
    .selectFrom('player')
    .leftJoin('credential', 'credential.player_id', 'player.id')
    .select('player.id')
    .where('player.account', 'in', [...accounts])
    .where('credential.player_id', 'is', null)
    .execute();
}

/** Those whose one session cannot go on any more; a few at a time, by those who come. */
export async function deleteOldTrials(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - trialKeptMs);
  await sql`
    delete from player where id in (
      select id from player where type = 4 and created_at < ${before} limit 20
      for update skip locked
    )`.execute(database);
}

const trialKeptMs = 24 * 60 * 60_000;

export async function insertTrialPlayer(
  database: Database,
  player: { account: string; merchant: string; language: string },
): Promise<string> {
  const { account, merchant, language } = player;
  const { id } = await database
    .insertInto('player')
    .values({ account, nickname: account, type: 4, merchant, language })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
