import { keepsProgramsOf } from './shell.ts';

export const firstPaintCache = 'first-paint';
export const homeKey = '/';

/** Keeps home as the gateway drew it; what is something else leaves the last one alone. */
export async function keepHome(cache: Cache, response: Response): Promise<void> {
  const html = await response.clone().text();
  const beside = besideOf(html);
  // With a session cookie that the worker cannot see, the gateway answers the shell, which is no home.
  if (beside === undefined) return;
  // While a release waits, the gateway already draws the next one's home, dead without a network.
  if (!keepsProgramsOf(html)) {
    await cache.delete(homeKey);
    return;
  }
  const kept = await cache.match(homeKey);
  const before = kept && besideOf(await kept.text());
  // What a page starts from is there before the page, or that page would be dead for a moment.
  if (before !== beside) await cache.add(beside);
  await cache.put(homeKey, response);
  await dropOthers(cache, [homeKey, beside, before]);
}

/** Where the page says that what it starts from is fetched. */
function besideOf(html: string): string | undefined {
  return /\bdata-beside="([^"]+)"/.exec(html)?.[1];
}

/** The home before may stand open this very moment, and fetches what it starts from after its paint. */
async function dropOthers(cache: Cache, spared: readonly (string | undefined)[]): Promise<void> {
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (!spared.includes(pathname + search)) await cache.delete(url);
  }
}
