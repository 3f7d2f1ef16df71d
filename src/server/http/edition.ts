import type { Versions } from '#server/kernel/versions.ts';

/** What is the same for everyone is made from one of these, and made anew for the next. */
export function editionOf(versions: Versions): string {
  return `${versions.content()}.${versions.catalogue()}`;
}
