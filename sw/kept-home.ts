import { keepsProgramsOf } from './shell.ts';

export const homeKey = '/';

/** Keeps home as the gateway drew it; what is something else leaves the last one alone. */
export async function keepHome(cache: Cache, response: Response): Promise<void> {
  const html = await response.clone().text();
  // With a session cookie that the worker cannot see, the gateway answers the shell, which is no home.
  if (!html.includes('id="state"')) return;
  // While a release waits, the gateway already draws the next one's home, dead without a network.
  await (keepsProgramsOf(html) ? cache.put(homeKey, response) : cache.delete(homeKey));
}
