import type { Database } from '#server/db/open.ts';

/** False where one is confirmed already: what works is not overwritten by what may never be finished. */
export async function upsertUnconfirmed(
  database: Database,
  { playerId, sealedSecret, now }: { playerId: string; sealedSecret: string; now: Date },
): Promise<boolean> {
  const begun = { sealed_secret: sealedSecret, begun_at: now };
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('authenticator')
    .values({ player_id: playerId, ...begun })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet({ ...begun, last_step: '0' })
        .where('authenticator.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function selectAuthenticator(database: Database, playerId: string) {
  return database
    .selectFrom('authenticator')
    .select([
      'sealed_secret as sealedSecret',
      'last_step as lastStep',
      'begun_at as begunAt',
      'confirmed_at as confirmedAt',
    ])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** Of two who bring the same code at once, one moves the step on and the other finds it moved. */
export async function takeStep(
  database: Database,
  { playerId, step, sealedSecret }: { playerId: string; step: number; sealedSecret: string },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('authenticator')
    .set({ last_step: String(step) })
    .where('player_id', '=', playerId)
    .where('last_step', '<', String(step))
    // The code was for this secret, and for no other that was begun meanwhile.
    .where('sealed_secret', '=', sealedSecret)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setConfirmed(database: Database, playerId: string, now: Date): Promise<void> {
  await database
    .updateTable('authenticator')
    .set({ confirmed_at: now })
    .where('player_id', '=', playerId)
    .execute();
}

export async function deleteAuthenticator(database: Database, playerId: string): Promise<void> {
  await database.deleteFrom('authenticator').where('player_id', '=', playerId).execute();
}
