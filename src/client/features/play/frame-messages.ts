import * as v from 'valibot';
import { FromVendor } from '#contract/vendor-frame.ts';

interface Heard {
  source: unknown;
  origin: string;
  data: unknown;
}

/**
 * What the game in our frame says; null for whatever comes from another window, from another origin,
 * or is none of the words that were agreed on.
 */
export function readMessage(
  { source, origin, data }: Heard,
  frame: { window: unknown; origin: string },
): FromVendor | null {
  if (frame.window == null || source !== frame.window || origin !== frame.origin) return null;
  const read = v.safeParse(FromVendor, data);
  return read.success ? read.output : null;
}

/** The origin of a launch address; null where it is none, or our own: a guest never lives in our rooms. */
export function frameOriginOf(address: string, ownOrigin: string): string | null {
  const url = URL.parse(address);
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.origin === ownOrigin) return null;
  return url.origin;
}
