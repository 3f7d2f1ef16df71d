import { type Database, inTransaction } from '#server/db/open.ts';
import { done } from '#server/kernel/answer.ts';
import {
  deleteCommandRules,
  insertCommandDenial,
  selectRegionRules,
  selectSiteStatus,
  updateSiteStatus,
} from './store.ts';

/** Closes the site to everyone; without an end until somebody opens it again. */
export async function startMaintenance(
  database: Database,
  maintenanceEnd: Date | null,
  now: Date,
): Promise<void> {
  await updateSiteStatus(database, { isMaintenance: true, maintenanceEnd, now });
}

/** Ends maintenance and takes back the denials of `blockRegion`; the merchant's own rules stay. */
export async function openSite(database: Database, now: Date): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await updateSiteStatus(transaction, { isMaintenance: false, maintenanceEnd: null, now });
    await deleteCommandRules(transaction);
    return done(null);
  });
}

export async function blockRegion(
  database: Database,
  target: { network: string } | { country: string },
): Promise<void> {
  await insertCommandDenial(database, target);
}

export async function readStatus(database: Database) {
  const [status, rules] = await Promise.all([
    selectSiteStatus(database),
    selectRegionRules(database),
  ]);
  return { ...status, rules };
}
