import { expect, vi } from 'vitest';
import { openStandInVendor, type StandInVendor } from '#tests/vendor-play/stand-in-vendor.ts';
import { inDatabase, place } from './place.ts';

interface LinkedVendor {
  vendor: StandInVendor;
  /** From here on its games live at this host. */
  moveTo(host: string): Promise<void>;
  /** As it was before. */
  unlink(): Promise<void>;
}

/** A vendor on a port of its own that the house has linked under these codes, and launches games of. */
export async function linkVendor(
  codes: readonly string[],
  wallet: 'seamless' | 'transfer',
): Promise<LinkedVendor> {
  const vendor = await openStandInVendor();
  await vendor.serve(place.address);
  const { launch_game_cdns: hosts } = await inDatabase((database) =>
    database.selectFrom('site_setting').select('launch_game_cdns').executeTakeFirstOrThrow(),
  );
  await inDatabase(async (database) => {
    for (const vendor_code of codes) {
      const link = {
        wallet,
        base_address: `${vendor.origin}/api/${vendor_code}`,
        public_key: vendor.publicKey,
      };
      await database
        .insertInto('vendor_link')
        .values({ vendor_code, ...link })
        // Another walk, which may have been here before, has linked what it moves money to.
        .onConflict((conflict) => conflict.column('vendor_code').doUpdateSet(link))
        .execute();
    }
  });
  const moveTo = async (host: string) => {
    await setHosts([host]);
    // The gateway has heard of it when its pages say where a game may live.
    const isHeard = async () => {
      const { headers } = await fetch(place.address, { headers: { accept: 'text/html' } });
      expect(headers.get('content-security-policy')).toContain(host);
    };
    await vi.waitFor(isHeard, { timeout: 60_000 });
  };
  await moveTo(vendor.origin);
  return {
    vendor,
    moveTo,
    async unlink() {
      await inDatabase((database) =>
        database.deleteFrom('vendor_link').where('vendor_code', '!=', 'PG').execute(),
      );
      await setHosts(hosts);
      await vendor.close();
    },
  };
}

function setHosts(list: string[]) {
  return inDatabase((database) =>
    database.updateTable('site_setting').set({ launch_game_cdns: list }).execute(),
  );
}
