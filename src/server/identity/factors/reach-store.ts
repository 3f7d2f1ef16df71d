import type { Language } from '#contract/values.ts';
import type { Database } from '#server/db/open.ts';

/** Where a player can be told something; only what they have proved to be theirs. */
export async function selectReach(database: Database, playerId: string) {
  const found = await database
    .selectFrom('player')
    .innerJoin('profile', 'profile.player_id', 'player.id')
    .select([
      'player.account',
      'player.language',
      'profile.email',
      'profile.email_proved_at as emailProvedAt',
      'profile.mobile',
      'profile.mobile_proved_at as mobileProvedAt',
      'profile.payee_name as payeeName',
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
  if (!found) return undefined;
  return {
    account: found.account,
    // Written by calls whose schema takes a language only.
    language: found.language as Language,
    email: found.emailProvedAt ? found.email : null,
    mobile: found.mobileProvedAt ? found.mobile : null,
    payeeName: found.payeeName,
    /** Whose name the newest payout account bears. */
    accountHolder: found.accountHolder,
  };
}

/** Who has proved that this number is theirs; it is one account's. */
export function selectPlayerByMobile(database: Database, mobile: string) {
  return database
    .selectFrom('profile')
    .innerJoin('player', 'player.id', 'profile.player_id')
    .select(['player.id', 'player.type', 'player.account'])
    .where('profile.mobile', '=', mobile)
    .where('profile.mobile_proved_at', 'is not', null)
    .executeTakeFirst();
}
