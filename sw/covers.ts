import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isArt } from './addresses.ts';

/** Covers are kept as they are seen, the longest unseen going first, and all of them before storage runs out. */
export function keepCovers(): void {
  registerRoute(
    ({ url, request }) => request.destination === 'image' && isArt(url),
    new CacheFirst({
      cacheName: 'covers',
      plugins: [
        new ExpirationPlugin({
          maxEntries: 600,
          maxAgeSeconds: 60 * 24 * 60 * 60,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  );
}
