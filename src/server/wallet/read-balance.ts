import { pointsCommodity } from '#contract/money.ts';
import type { Language } from '#contract/values.ts';
import type { Balance } from '#contract/wallet.ts';
import { type Done, done, type Player } from '#server/kernel/answer.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readBalances } from '#server/ledger/balances.ts';
import { readSite } from '#server/system/read-site.ts';
import { selectVendorWallets } from './store.ts';
import { sumUp } from './sum-up.ts';

/** What lies in each of one's wallets; a vendor's that is closed is shown while something is in it. */
export async function readBalance(
  app: AppContext,
  { language }: { language: Language },
  player: Player,
): Promise<Done<Balance>> {
  const asOf = app.clock.now().toISOString();
  const [{ currency }, accounts, wallets] = await Promise.all([
    readSite(app, language),
    readBalances(app.database, player.id),
    selectVendorWallets(app.database, language),
  ]);
  const sums = sumUp(accounts, { currency, points: pointsCommodity });
  const vendors = wallets
    .map((wallet) => ({ ...wallet, amount: String(sums.vendors.get(wallet.vendor) ?? 0n) }))
    .filter(({ isOpen, amount }) => isOpen || amount !== '0');
  const known = new Set(wallets.map(({ vendor }) => vendor));
  // A vendor that the merchant has parted with: what is left there is still the player's.
  for (const [vendor, amount] of sums.vendors) {
    if (known.has(vendor) || amount === 0n) continue;
    vendors.push({ vendor, name: vendor, isOpen: false, amount: String(amount) });
  }
  return done({
    currency,
    main: String(sums.main),
    bonus: String(sums.bonus),
    held: String(sums.held),
    points: String(sums.points),
    vendors,
    total: String(sums.total),
    asOf,
  });
}
