import type { AppContext } from '#server/kernel/app-context.ts';
import { openAccount } from '#server/ledger/accounts.ts';
import { readSite } from '#server/system/read-site.ts';

/** In what the merchant's players play, and the house's side of it. */
export async function houseAccountFor(
  app: AppContext,
): Promise<{ commodity: string; houseAccount: string }> {
  // The currency is the same in every language.
  const { currency } = await readSite(app, 'en');
  const name = { kind: 'house', subject: 'play', commodity: currency } as const;
  return { commodity: currency, houseAccount: await openAccount(app.database, name) };
}
