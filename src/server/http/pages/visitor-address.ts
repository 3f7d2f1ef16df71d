import { pack, unpacked } from '../packed.ts';
import type { Document } from './document.ts';

/** Stands in a shared page where its visitor's address belongs; nobody can type it by chance. */
export const addressMark = '\ue000address\ue000';

/**
 * The page of a closed region names its visitor, and is rendered once for all of them all the same:
 * a rendering for each address would let any crowd of addresses hold the processor.
 */
export async function addressedTo(address: string, document: Document): Promise<Document> {
  // An address is digits, letters, dots and colons: it means itself in markup and in JSON.
  const html = document.packed.identity.toString().replaceAll(addressMark, address);
  return { ...document, packed: await pack(unpacked(html), ownBrotliQuality) };
}

/** Sent once, and its visitor waits for it. */
const ownBrotliQuality = 3;
