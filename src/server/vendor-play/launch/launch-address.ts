import { createHash } from 'node:crypto';
import type { LaunchMode } from '#contract/launch.ts';
import { launchOrigins } from '#contract/launch-hosts.ts';
import type { Language } from '#contract/values.ts';

/**
 * One of the merchant's hosts, drawn by the session's own chance: the same as long as somebody stays
 * logged in, and a host that is taken off the list moves only those who had it.
 */
export function launchHostFor(addresses: readonly string[], session: Buffer): string | undefined {
  const weighed = launchOrigins(addresses).map((origin) => ({
    origin,
    weight: createHash('sha256').update(session).update(origin).digest('hex'),
  }));
  return weighed.sort((one, other) => (one.weight < other.weight ? -1 : 1))[0]?.origin;
}

interface Launching {
  host: string;
  path: `/${string}`;
  token: string;
  language: Language;
  theme: 'night' | 'day';
  mode: LaunchMode;
  /** Whom the game's page may speak to. */
  origin: string;
}

/** What is behind the `#` is read by the page alone: no log and no referrer has the token. */
export function launchAddress({ host, path, ...parameters }: Launching): string {
  return `${host}${path}#${new URLSearchParams(parameters)}`;
}
