import { afterAll } from 'vitest';
import { ownKeyOf } from '#server/ports/vendors/own-key.ts';
import type { FreshSite } from '#tests/gateway/fresh-site.ts';
import { openStandInVendor } from '#tests/vendor-play/stand-in-vendor.ts';

/** One vendor hosts games, one of them live with somebody at its table. */
export async function fillPlay({ app }: FreshSite): Promise<Record<string, string>> {
  const { database, clock } = app;
  const vendor = await openStandInVendor(clock);
  afterAll(vendor.close);
  vendor.believe((await ownKeyOf(app)).publicKey);
  const { game_code, vendor_code } = await database
    .selectFrom('game')
    .select(['game_code', 'vendor_code'])
    .where('game_type', '=', 'LIVE')
    .where('is_shown', '=', true)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('vendor_link')
    .values({
      vendor_code,
      wallet: 'seamless',
      base_address: `${vendor.origin}/api/${vendor_code}`,
      public_key: vendor.publicKey,
    })
    .execute();
  // Another keeps wallets of its own.
  await database
    .insertInto('vendor_link')
    .values({
      vendor_code: 'PG',
      wallet: 'transfer',
      base_address: `${vendor.origin}/api/PG`,
      public_key: vendor.publicKey,
    })
    .execute();
  await database
    .updateTable('site_setting')
    .set({ launch_game_cdns: ['https://play1.example'] })
    .execute();
  const model = { model: 'LUZ', name: 'Luz', game: game_code, languages: ['es'], players: 7 };
  vendor.models.push({ ...model, isOnline: true });
  return { liveGame: game_code, liveVendor: vendor_code };
}
