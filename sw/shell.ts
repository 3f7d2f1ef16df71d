import {
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (PrecacheEntry | string)[];
};

export const shellAddress = '/app-shell';

/**
 * Keeps the shell, every script and stylesheet, fonts, vendor marks and flags. The page without
 * content is written by the gateway, so its revision is that of everything it loads.
 */
export function precacheShell(): void {
  const built = self.__WB_MANIFEST;
  cleanupOutdatedCaches();
  precacheAndRoute([...built, { url: shellAddress, revision: fingerprint(built) }], {
    // Navigations have a duty of their own, so nothing is guessed from a folder's name.
    directoryIndex: '',
    cleanURLs: false,
  });
}

/**
 * Which hosts a page may frame games from stands in the policy that was kept with the shell, and a
 * merchant changes them without any release. A shell of another build is not kept: its programs are not.
 */
export async function renewShell(): Promise<void> {
  const key = getCacheKeyForURL(shellAddress);
  const kept = key === undefined ? undefined : await cacheWith(key);
  if (key === undefined || !kept) return;
  const response = await fetch(shellAddress, { cache: 'no-cache' });
  if (!response.ok || response.redirected) return;
  if (policyOf(response) === policyOf(kept.shell)) return;
  if (keepsProgramsOf(await response.clone().text())) await kept.cache.put(key, response);
}

async function cacheWith(key: string): Promise<{ cache: Cache; shell: Response } | undefined> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const shell = await cache.match(key);
    if (shell) return { cache, shell };
  }
  return undefined;
}

function policyOf({ headers }: Response): string | null {
  return headers.get('content-security-policy');
}

/** Whether every program and stylesheet that a page names is kept here: such a page lives without a network. */
export function keepsProgramsOf(html: string): boolean {
  const named = html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  return named.every((address) => getCacheKeyForURL(address) !== undefined);
}

/** The same build gives the same text; a collision would only keep one old shell (FNV-1a, 32 bits). */
export function fingerprint(entries: readonly (PrecacheEntry | string)[]): string {
  let hash = 0x811c9dc5;
  for (const entry of entries) {
    const text = typeof entry === 'string' ? entry : `${entry.url}${entry.revision ?? ''}`;
    for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}
