import type { AppContext } from '#server/kernel/app-context.ts';
import { httpVendor } from './http-vendor.ts';
import { selectLink } from './link-store.ts';
import { ownKeyOf } from './own-key.ts';
import { readPublicKey } from './sign.ts';
import type { Vendor } from './vendor.ts';

/** Undefined where nobody has said how that vendor is reached. */
export async function vendorOf(
  app: Pick<AppContext, 'database' | 'clock' | 'vault' | 'scope'>,
  code: string,
): Promise<Vendor | undefined> {
  const link = await selectLink(app.database, code);
  if (!link) return undefined;
  const { privateKey } = await ownKeyOf(app);
  return httpVendor({
    base: new URL(link.baseAddress),
    vendorKey: readPublicKey(link.publicKey),
    ownKey: privateKey,
    clock: app.clock,
  });
}
