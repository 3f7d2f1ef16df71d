import type { AppContext } from '#server/kernel/app-context.ts';
import { ownKeyOf } from '#server/ports/vendors/own-key.ts';
import { openStandInVendor, type StandInVendor } from './stand-in-vendor.ts';

const worded = (text: string) => JSON.stringify({ es: text, en: text }) as never;

/** The one game of the vendor below. */
export const evoTable = {
  game_id: 'EVO-1',
  game_code: 'EVO-1',
  vendor_code: 'EVO',
  game_type: 'LIVE' as const,
  game_class: 'TABLE',
  name: worded('Table'),
  icon_url: '/art/games/dice.svg',
  currency: 'USD',
  minimum_bet: '10',
};

/** A vendor that keeps wallets of its own, planted, linked and answering until it is closed. */
export async function plantTransferVendor(app: AppContext): Promise<StandInVendor> {
  const { database } = app;
  await database
    .insertInto('vendor')
    .values({ code: 'EVO', display_name: worded('Evo'), icon_url: '/vendors/EVO.svg' })
    .execute();
  await database
    .insertInto('game_category')
    .values({ game_type: 'LIVE', title: worded('Live') })
    .execute();
  await database
    .insertInto('vendor_category')
    .values({ vendor_code: 'EVO', game_type: 'LIVE', account_type_name: 'Evo' })
    .execute();
  await database
    .insertInto('game_class')
    .values({ game_type: 'LIVE', key: 'TABLE', title: worded('Tables') })
    .execute();
  await database.insertInto('game').values(evoTable).execute();
  await database.insertInto('vendor_wallet').values({ vendor_code: 'EVO' }).execute();
  const vendor = await openStandInVendor(app.clock);
  vendor.believe((await ownKeyOf(app)).publicKey);
  await database
    .insertInto('vendor_link')
    .values({
      vendor_code: 'EVO',
      wallet: 'transfer',
      base_address: `${vendor.origin}/api/EVO`,
      public_key: vendor.publicKey,
    })
    .execute();
  return vendor;
}
