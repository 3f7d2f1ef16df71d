import { type ChecksContext, reserveAttempt } from '#server/anti-abuse/throttle.ts';

/** A player has one face and a few proofs; more would fill the disk and keep the decoder busy. */
export const mostPicturesADay = 40;

/**
 * Counts an attempt before anything is decoded, whatever comes of it: a refused picture costs as much
 * as an accepted one, and one that replaces another leaves no second row.
 */
export async function countPicture(
  app: ChecksContext,
  { owner, of }: { owner: string; of: 'uploads' | 'papers' },
): Promise<boolean> {
  // Papers are counted apart: somebody who tried many avatars must still be able to prove their identity.
  const counted = { rule: 'picture', key: `${owner}:${of}` } as const;
  const reserved = await reserveAttempt(app, [counted], ([before = 0]) =>
    before >= mostPicturesADay ? { done: false } : null,
  );
  return reserved.done;
}
