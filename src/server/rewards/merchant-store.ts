import type { Database } from '#server/db/open.ts';

/** The merchant's money and clock; a database that nobody has filled has neither. */
export async function selectMerchant(
  database: Database,
): Promise<{ currency: string; timeZone: string }> {
  const found = await database
    .selectFrom('site_setting')
    .select(['currency', 'time_zone as timeZone'])
    .executeTakeFirst();
  return found ?? { currency: 'USD', timeZone: 'UTC' };
}
