import { afterAll } from 'vitest';
import type { AppContext } from '#server/kernel/app-context.ts';
import { plantTransferVendor } from './plant-transfer-vendor.ts';
import type { StandInVendor } from './stand-in-vendor.ts';

/** A vendor that keeps wallets of its own, answering until the last test is over. */
export async function openTransferVendor(app: AppContext): Promise<StandInVendor> {
  const vendor = await plantTransferVendor(app);
  afterAll(() => vendor.close());
  return vendor;
}
