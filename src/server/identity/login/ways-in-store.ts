import type { Database } from '#server/db/open.ts';

/** Two who take something away at once come one after the other, so each sees what the other has left. */
export async function lockWaysIn(transaction: Database, playerId: string): Promise<void> {
  await transaction
    .selectFrom('player')
    .select('id')
    .where('id', '=', playerId)
    .forUpdate()
    .execute();
}

/** Everything that might open this account. */
export async function selectWaysIn(database: Database, playerId: string) {
  const found = await database
    .selectFrom('player')
    .leftJoin('credential', 'credential.player_id', 'player.id')
    .leftJoin('profile', 'profile.player_id', 'player.id')
    .select((row) => [
      row('credential.password_hash', 'is not', null).as('hasPassword'),
      row('profile.mobile_proved_at', 'is not', null).as('hasMobile'),
      row
        .exists(row.selectFrom('passkey').select('id').where('passkey.player_id', '=', playerId))
        .as('hasPasskey'),
    ])
    .where('player.id', '=', playerId)
    .executeTakeFirstOrThrow();
  const linked = await database
    .selectFrom('linked_identity')
    .select('provider')
    .where('player_id', '=', playerId)
    .execute();
  return {
    hasPassword: Boolean(found.hasPassword),
    hasMobile: Boolean(found.hasMobile),
    hasPasskey: Boolean(found.hasPasskey),
    linked: linked.map(({ provider }) => provider),
  };
}
