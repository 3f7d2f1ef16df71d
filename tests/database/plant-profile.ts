import type { Insertable } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import { lockFields } from '#server/identity-documents/profile-fields.ts';
import type { AppContext } from '#server/kernel/app-context.ts';

type Open =
  | 'confirmation_due'
  | 'mobile_proved_at'
  | 'email_proved_at'
  | 'payment_password_hash'
  | 'payment_password_changed_at';
type Fields = Parameters<typeof lockFields>[2];

/** What a player told of themselves, locked as the gateway locks it; the rest of a profile stays. */
export async function plantProfile(
  app: Pick<AppContext, 'database' | 'vault'>,
  playerId: string,
  fields: Fields,
  open: Partial<Pick<Insertable<Tables['profile']>, Open>> = {},
): Promise<void> {
  const columns = { player_id: playerId, ...lockFields(app, playerId, fields), ...open };
  await app.database
    .insertInto('profile')
    .values(columns)
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(columns))
    .execute();
}
