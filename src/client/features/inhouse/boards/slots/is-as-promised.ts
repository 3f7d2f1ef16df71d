import { hexOf, sha256, utf8 } from '#games/sha256.ts';

/** Whether a text is the one that a commitment was made of. */
export function isAsPromised(text: string, commitment: string): boolean {
  return hexOf(sha256(utf8(text))) === commitment;
}
