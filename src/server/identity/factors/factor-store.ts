import type { Database, Transaction } from '#server/db/open.ts';

/** How old each thing is that an account can prove itself by; the oldest passkey, the newest link. */
export async function selectFactors(database: Database, playerId: string) {
  return database
    .selectFrom('player')
    .innerJoin('withdrawal_setting', (join) => join.onTrue())
    .leftJoin('profile', 'profile.player_id', 'player.id')
    .leftJoin('authenticator', 'authenticator.player_id', 'player.id')
    .leftJoin('factor_loss', 'factor_loss.player_id', 'player.id')
    .select([
      'player.created_at as bornAt',
      'withdrawal_setting.account_rest_hours as restHours',
      'profile.mobile_proved_at as sms',
      'profile.email_proved_at as email',
      'authenticator.confirmed_at as authenticator',
      'factor_loss.at as lostAt',
    ])
    .select(({ selectFrom }) => [
      selectFrom('passkey')
        .select(({ fn }) => fn.min('passkey.created_at').as('oldest'))
        .whereRef('passkey.player_id', '=', 'player.id')
        .as('passkey'),
      selectFrom('linked_identity')
        .select(({ fn }) => fn.max('linked_identity.since').as('newest'))
        .whereRef('linked_identity.player_id', '=', 'player.id')
        .as('linked'),
    ])
    .where('player.id', '=', playerId)
    .executeTakeFirstOrThrow();
}

/** Their last authenticator or passkey went, by something weaker than itself. */
export async function upsertFactorLoss(
  transaction: Transaction,
  playerId: string,
  at: Date,
): Promise<void> {
  await transaction
    .insertInto('factor_loss')
    .values({ player_id: playerId, at })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ at }))
    .execute();
}

/** Since when each of their passkeys has been there. */
export function selectPasskeyAges(database: Database, playerId: string) {
  return database
    .selectFrom('passkey')
    .select(['id', 'created_at as since'])
    .where('player_id', '=', playerId)
    .execute();
}
