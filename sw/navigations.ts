import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { gatewayAddresses, isHome, isPageState } from './addresses.ts';
import { firstPaintCache, homeKey, keepHome } from './kept-home.ts';
import { renewShell, shellAddress } from './shell.ts';

declare const self: ServiceWorkerGlobalScope & {
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
};

/**
 * Home opens as the gateway last drew it, tiles and all, and is fetched anew behind; every other
 * screen opens on the shell. Neither waits for the network once it is kept, nor does what home
 * starts from.
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
        const shell = await matchPrecache(shellAddress);
        if (!shell) return fetch(request);
        (event as FetchEvent).waitUntil(notForLong(renewShell()));
        return shell;
      },
      { denylist: gatewayAddresses },
    ),
  );
  registerRoute(
    ({ url }) => isPageState(url),
    async ({ request }) => {
      const cache = await caches.open(firstPaintCache);
      return (await cache.match(request)) ?? fetch(request);
    },
  );
}

/** The kept rendering is a visitor's: a member starts on the shell and sees their own header at once. */
async function isSignedIn(): Promise<boolean> {
  const hint = await self.cookieStore?.get('signed-in').catch(() => null);
  return hint?.value?.startsWith('1') ?? false;
}

async function home(event: FetchEvent, request: Request): Promise<Response> {
  const cache = await caches.open(firstPaintCache);
  const kept = await cache.match(homeKey);
  const fresh = fetchHome(cache, request);
  if (!kept) return (await fresh.answer) ?? (await matchPrecache(shellAddress)) ?? Response.error();
  event.waitUntil(notForLong(fresh.keeping));
  return kept;
}

/** A worker that is at work lets no other take its place: on a network that hangs, not for long. */
function notForLong(work: Promise<unknown>): Promise<unknown> {
  const done = work.catch(() => undefined);
  return Promise.race([done, new Promise((late) => setTimeout(late, atWorkMs))]);
}

/** Less than whoever asked for a new release waits for the worker before it. */
const atWorkMs = 2_000;

async function keepFirstHome(): Promise<void> {
  await fetchHome(await caches.open(firstPaintCache), new Request(homeKey)).keeping;
}

/**
 * Only a whole, open home is kept: a maintenance page passes through and leaves the last home alone.
 * The answer is there before it is kept with all it needs.
 */
function fetchHome(cache: Cache, request: Request) {
  const answer = fetch(request).catch(() => undefined);
  const keeping = answer.then((response) => {
    if (response?.ok && !response.redirected) return keepHome(cache, response.clone());
  });
  return { answer, keeping: keeping.catch(() => undefined) };
}
