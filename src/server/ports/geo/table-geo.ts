import type { AppContext } from '#server/kernel/app-context.ts';
import type { Geo } from './geo.ts';
import { isNeighbour, parseAddress } from './network.ts';
import { selectCountry } from './store.ts';

/** Asks our own table, and remembers the last addresses until it changes. */
export function tableGeo({ database, versions }: Pick<AppContext, 'database' | 'versions'>): Geo {
  const remembered = new Map<string, Promise<string | null>>();
  let version = versions.content();

  return {
    async countryOf(address) {
      const parsed = parseAddress(address);
      if (!parsed) return null;
      if (version !== versions.content()) {
        remembered.clear();
        version = versions.content();
      }
      const known = remembered.get(address);
      // A map keeps the order of insertion: the one just used goes to its end.
      if (known) remembered.delete(address);
      const asked =
        known ??
        selectCountry(database, address.replace(mapped, '')).then((found) =>
          // An operator may place even these for a trial, but no file knows where they are.
          found && isNeighbour(parsed) && found.source === 'file' ? null : (found?.country ?? null),
        );
      remembered.set(address, asked);
      if (remembered.size > rememberedAtMost) {
        const [oldest] = remembered.keys();
        if (oldest !== undefined) remembered.delete(oldest);
      }
      // A failure must not be cached; callers that wait for it get it below.
      asked.catch(() => remembered.delete(address));
      return asked;
    },
  };
}

const rememberedAtMost = 20_000;
/** PostgreSQL holds IPv4 inside IPv6 for IPv6. */
const mapped = /^::ffff:(?=\d+\.)/i;
