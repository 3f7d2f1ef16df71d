import { StartError } from '#server/compose/start-error.ts';
import {
  writeHelpArticle,
  writeNotice,
  writePopup,
  writePromotion,
} from '#server/content/write-content.ts';
import type { Transaction } from '#server/db/open.ts';
import { insertMissingMethods } from '#server/deposits/method-store.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { affiliateCode, lines } from './accounts.ts';
import { chooseForDemo } from './care.ts';
import { catalogueRows, winnerRows } from './catalogue-rows.ts';
import {
  bannerRows,
  helpRows,
  noticeRows,
  popupRows,
  promotionCategoryRows,
  promotionRows,
  siteSettingRow,
} from './content-rows.ts';
import { depositMethods } from './deposit-methods.ts';
import { fewestGames, mostGames, usualGames } from './games.ts';
import { licenceNumber } from './merchant.ts';
import {
  customerServiceRows,
  geoRangeRows,
  menuEntryRows,
  mirrorRows,
  playerRows,
  registerFieldRows,
  representativeRows,
  resourceRows,
  switchRows,
  transferSwitchRows,
  vendorWalletRows,
} from './merchant-rows.ts';
import { payoutMethodRows } from './payout-methods.ts';
import {
  deleteDemoWinners,
  emptyTable,
  findMerchant,
  insertAffiliateCode,
  insertLine,
  insertMissingPlayers,
  insertMissingTables,
  keepOnly,
  learnSizes,
  lockSeeding,
  putRows,
  replaceRows,
  selectLaunchHosts,
  writeWithdrawalTerms,
} from './store.ts';
import { withdrawalTerms } from './withdrawal-terms.ts';

/** Its message is one sentence for whoever asked for the seeding. */
export class SeedingError extends StartError {}

export interface SeedingOptions {
  games?: number;
  /** Leaves a database that has a merchant as it is. */
  onlyIfEmpty?: boolean;
}

export interface Seeded {
  isSeeded: boolean;
  games: number;
}

/**
 * Fills the database with the demo merchant, or writes it anew: players, their favourites and their
 * own wins stay. A merchant that is not the demonstration's is never touched.
 */
export async function seedMerchant(
  { settings, database, clock }: Pick<AppContext, 'settings' | 'database' | 'clock'>,
  { games = usualGames, onlyIfEmpty = false }: SeedingOptions = {},
): Promise<Seeded> {
  if (!Number.isInteger(games) || games < fewestGames || games > mostGames) {
    throw new SeedingError(
      `The demo merchant has between ${fewestGames} and ${mostGames} games, not ${games}.`,
    );
  }
  const now = clock.now();
  return database.transaction().execute(async (transaction) => {
    await lockSeeding(transaction);
    const found = await findMerchant(transaction);
    if (found && onlyIfEmpty) return { isSeeded: false, games: 0 };
    if (found && found.licenceNumber !== licenceNumber) {
      throw new SeedingError(
        `The database belongs to the merchant ${found.merchant}, which is not the demonstration; it was left as it is.`,
      );
    }
    await seedCatalogue(transaction, games);
    await deleteDemoWinners(transaction);
    await putRows(transaction, 'winner', winnerRows(now));
    await seedAnnouncements(transaction, now);
    await seedSite(transaction, settings.merchant);
    // What an operator set since the first time stays.
    if (!found) await writeWithdrawalTerms(transaction, withdrawalTerms);
    for (const line of lines) await insertLine(transaction, { ...line, now });
    await chooseForDemo(transaction, now);
    await learnSizes(transaction);
    return { isSeeded: true, games };
  });
}

/** Rows keep their keys from seeding to seeding, so favourites and recents outlive it. */
async function seedCatalogue(transaction: Transaction, games: number): Promise<void> {
  const rows = catalogueRows(games);
  await keepOnly(transaction, 'game', rows.games, ['node_id', 'game_code']);
  await putRows(transaction, 'vendor', rows.vendors, ['code']);
  await putRows(transaction, 'game_category', rows.categories, ['game_type']);
  await putRows(transaction, 'vendor_category', rows.lanes, ['vendor_code', 'game_type']);
  await putRows(transaction, 'game_class', rows.classes, ['game_type', 'key']);
  await putRows(transaction, 'game', rows.games, ['node_id']);
  await keepOnly(transaction, 'game_class', rows.classes, ['game_type', 'key']);
  await keepOnly(transaction, 'vendor_category', rows.lanes, ['vendor_code', 'game_type']);
  await keepOnly(transaction, 'vendor', rows.vendors, ['code']);
  await insertMissingTables(transaction, rows.houseTables);
  await putRows(transaction, 'vendor_wallet', vendorWalletRows(), ['vendor_code']);
}

/** Nobody holds on to the key of an announcement, so they are taken out and written anew. */
async function seedAnnouncements(transaction: Transaction, now: Date): Promise<void> {
  await replaceRows(transaction, 'banner', bannerRows());
  await replaceRows(transaction, 'promotion_category', promotionCategoryRows());
  for (const table of ['promotion', 'notice', 'popup', 'help_article'] as const) {
    await emptyTable(transaction, table);
  }
  for (const promotion of promotionRows(now)) await writePromotion(transaction, promotion);
  for (const notice of noticeRows(now)) await writeNotice(transaction, notice);
  for (const popup of popupRows(now)) await writePopup(transaction, popup);
  for (const article of helpRows()) await writeHelpArticle(transaction, article);
}

async function seedSite(transaction: Transaction, merchant: string): Promise<void> {
  // Where games live is said by whoever hosts them; written anew, the merchant has them still.
  const launch_game_cdns = await selectLaunchHosts(transaction);
  await replaceRows(transaction, 'site_setting', [
    { ...siteSettingRow(merchant), launch_game_cdns },
  ]);
  await replaceRows(transaction, 'resource', resourceRows());
  await replaceRows(transaction, 'mirror', mirrorRows());
  await replaceRows(transaction, 'customer_service', customerServiceRows());
  await replaceRows(transaction, 'whitelabel_switch', switchRows());
  await putRows(transaction, 'payout_method', payoutMethodRows(), ['code']);
  await replaceRows(transaction, 'menu_entry', menuEntryRows());
  await replaceRows(transaction, 'transfer_switch', transferSwitchRows());
  await replaceRows(transaction, 'register_field', registerFieldRows());
  await replaceRows(transaction, 'representative', representativeRows());
  // Deposits name their method for ever: one that is there stays, as the merchant made it.
  await insertMissingMethods(transaction, depositMethods);
  // What an operator set by hand stays, and what they loaded gives way only where it is the same.
  await putRows(transaction, 'geo_range', geoRangeRows(), ['source', 'network']);
  await insertMissingPlayers(transaction, playerRows(merchant));
  await insertAffiliateCode(transaction, affiliateCode);
}
