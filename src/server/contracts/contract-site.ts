import type { Database } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import type { Teller } from '#server/notices/notify-player.ts';
import { selectSetting, selectSiteTerms } from './setting-store.ts';
import type { Settling } from './settle-days.ts';

/** A command has no more of the app than this. */
export type ContractApp = Pick<AppContext, 'database' | 'clock'> & Teller;

/** What every verb of this room goes by: the merchant's rules, calendar and money, and the time. */
export async function readRules(
  { clock }: Pick<ContractApp, 'clock'>,
  database: Database,
): Promise<Settling> {
  const [setting, site] = await Promise.all([
    selectSetting(database),
    selectSiteTerms(database, 'USD'),
  ]);
  return { setting, site, now: clock.now() };
}
