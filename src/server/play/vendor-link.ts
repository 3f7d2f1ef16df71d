import type { KeyObject } from 'node:crypto';
import type { Database } from '#server/db/open.ts';
import type { AppContext } from '#server/kernel/app-context.ts';
import { readPublicKey } from '#server/ports/vendors/sign.ts';
import { selectLink } from './vendor-store.ts';

/** As which a vendor's requests are believed. */
export interface VendorLink {
  publicKey: KeyObject;
}

interface Known {
  link: VendorLink | undefined;
  readAtMs: number;
}

const knownOf = new WeakMap<Database, Map<string, Known>>();

/**
 * Read anew every few seconds: a key that is exchanged counts everywhere soon, and a request costs no
 * way to the server for it. Whether the vendor is open is asked with each stake, under its lock.
 */
export async function linkOf(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  vendor: string,
): Promise<VendorLink | undefined> {
  const known = knownOf.get(database) ?? new Map<string, Known>();
  knownOf.set(database, known);
  const nowMs = clock.now().getTime();
  const earlier = known.get(vendor);
  if (earlier && Math.abs(nowMs - earlier.readAtMs) < knownForMs) return earlier.link;
  const row = await selectLink(database, vendor);
  const link = row && { publicKey: readPublicKey(row.publicKey) };
  // Names that were invented are not remembered: there is no end to them.
  if (link) known.set(vendor, { link, readAtMs: nowMs });
  else known.delete(vendor);
  return link;
}

/** After a key was exchanged. */
export function forgetLinks({ database }: Pick<AppContext, 'database'>): void {
  knownOf.delete(database);
}

const knownForMs = 5_000;
