import type { Database } from '#server/db/open.ts';

/** Where a player is reached, locked as it is at rest. */
export function selectReach(database: Database, playerId: string) {
  return database
    .selectFrom('player')
    .innerJoin('profile', 'profile.player_id', 'player.id')
    .select([
      'player.account',
      'player.language',
      'profile.locked_email as lockedEmail',
      'profile.email_proved_at as emailProvedAt',
      'profile.locked_mobile as lockedMobile',
      'profile.mobile_proved_at as mobileProvedAt',
      'profile.locked_payee_name as lockedPayeeName',
      (own) =>
        own
          .selectFrom('payout_account')
          .select('payout_account.holder')
          .whereRef('payout_account.player_id', '=', 'player.id')
          .where('payout_account.removed_at', 'is', null)
          .orderBy('payout_account.id', 'desc')
          .limit(1)
          .as('accountHolder'),
    ])
    .where('player.id', '=', playerId)
    .executeTakeFirst();
}

/** Who has proved that the number of this hash is theirs; it is one account's. */
export function selectPlayerByMobile(database: Database, mobileHash: string) {
  return database
    .selectFrom('profile')
    .innerJoin('player', 'player.id', 'profile.player_id')
    .select(['player.id', 'player.type', 'player.account'])
    .where('profile.mobile_hash', '=', mobileHash)
    .where('profile.mobile_proved_at', 'is not', null)
    .executeTakeFirst();
}
