import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { gatewayAddresses, isHome } from './addresses.ts';
import { homeKey, keepHome } from './kept-home.ts';
import { shellAddress } from './shell.ts';

declare const self: ServiceWorkerGlobalScope & {
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
};

const firstPaintCache = 'first-paint';

/**
 * Home opens as the gateway last drew it, tiles and all, and is fetched anew behind; every other
 * screen opens on the shell. Neither waits for the network once it is kept.
 */
export function answerNavigations(): void {
  self.addEventListener('activate', (event) => {
    // The kept home names the last release's programs, and they go with the worker that kept them.
    const emptied = caches.delete(firstPaintCache);
    event.waitUntil(emptied);
    // Whoever came once opens home without a network. Not waited for: a worker that waits for the
    // network answers nobody meanwhile.
    void emptied.then(keepFirstHome);
  });
  registerRoute(
    new NavigationRoute(
      async ({ event, request, url }) => {
        if (isHome(url) && !(await isSignedIn())) return home(event as FetchEvent, request);
        return (await matchPrecache(shellAddress)) ?? fetch(request);
      },
      { denylist: gatewayAddresses },
    ),
  );
}

/** The kept rendering is a visitor's: a member starts on the shell and sees their own header at once. */
async function isSignedIn(): Promise<boolean> {
  const hint = await self.cookieStore?.get('signed-in').catch(() => null);
  return hint?.value === '1';
}

async function home(event: FetchEvent, request: Request): Promise<Response> {
  const cache = await caches.open(firstPaintCache);
  const kept = await cache.match(homeKey);
  const fresh = refresh(cache, request);
  if (!kept) return (await fresh) ?? (await matchPrecache(shellAddress)) ?? Response.error();
  event.waitUntil(fresh);
  return kept;
}

async function keepFirstHome(): Promise<void> {
  await refresh(await caches.open(firstPaintCache), new Request(homeKey));
}

/** Only a whole, open home is kept: a maintenance page passes through and leaves the last home alone. */
async function refresh(cache: Cache, request: Request): Promise<Response | undefined> {
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await keepHome(cache, response.clone());
    return response;
  } catch {
    return undefined;
  }
}
