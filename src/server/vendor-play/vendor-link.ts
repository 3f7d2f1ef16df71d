import type { KeyObject } from 'node:crypto';
import type { Database } from '#server/db/open.ts';
import { readPublicKey } from '#server/ports/vendors/sign.ts';
import { selectLink } from './vendor-store.ts';

/** As which a vendor's requests are believed. */
export interface VendorLink {
  publicKey: KeyObject;
}

/**
 * Reads the link for each callback: a key that is exchanged counts at once and on every gateway. Only
 * the parsing of a key is remembered, by its text.
 */
export function createLinkReader(database: Database) {
  const parsed = new Map<string, KeyObject>();
  return async function readLink(vendor: string): Promise<VendorLink | undefined> {
    const row = await selectLink(database, vendor);
    if (!row) return undefined;
    const publicKey = parsed.get(row.publicKey) ?? readPublicKey(row.publicKey);
    parsed.set(row.publicKey, publicKey);
    return { publicKey };
  };
}
