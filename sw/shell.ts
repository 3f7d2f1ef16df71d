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
