import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import { createStore, del, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval';
import { games } from '#contract/catalogue.ts';
import { createQueryPersister } from './query-persister.ts';
import { NetworkFailed } from './refused.ts';

const dayMs = 24 * 60 * 60_000;
/** Raise it when the shape of what is kept changes: everything kept before is then dropped. */
const shape = '1';
const prefix = 'kept';
const memberPrefix = `${prefix}-["member"`;
/** Under which the device remembers whose all of it is. */
export const memberHereKey = 'member-here';

export interface OfflineStore {
  persister: QueryPersister;
  /** Keeps what the first paint brought along, which no query function fetched. */
  keep(client: QueryClient): Promise<void>;
  /** Drops what is too old or of another shape. */
  clean(): Promise<void>;
  /** Drops everything, or all that belongs to a member. */
  forget(which: 'all' | 'member'): Promise<void>;
}

/**
 * Queries that say `keepOffline` (or `keepForMember`) live in IndexedDB, one record each, so that a
 * start reads only what its screen needs. Whatever the storage does, the app goes on without it.
 */
export function openOfflineStore(): OfflineStore {
  const store = openStore();
  const kept = createQueryPersister({
    storage: store && storageIn(store),
    buster: shape,
    maxAge: 7 * dayMs,
    prefix,
    filters: { predicate: isKeptOffline },
  });
  let lists: Promise<void> | undefined;
  /** A start reads only its own screen's lists; who searches without a network means all that are kept. */
  const readLists = (client: QueryClient) => {
    lists ??= kept.restoreQueries(client, { queryKey: [games.path] }).catch(() => undefined);
    return lists;
  };
  const persister: typeof kept.persisterFn = async (ask, context, query) => {
    try {
      return await kept.persisterFn(ask, context, query);
    } catch (error) {
      // Before the failure is told, so that whoever hears of it finds what stands in.
      if (error instanceof NetworkFailed) await readLists(context.client);
      throw error;
    }
  };
  return {
    persister: persister as QueryPersister,
    keep: async (client) => {
      const queries = client.getQueryCache().findAll({ predicate: isKeptOffline });
      await Promise.all(
        queries.filter((query) => query.state.data !== undefined).map(kept.persistQuery),
      ).catch(() => undefined);
    },
    clean: () => kept.persisterGc().catch(() => undefined),
    forget: async (which) => {
      if (which === 'member') isMemberHere = false;
      forgetWho();
      if (store) await inTime(forgetIn(store, which === 'all' ? prefix : memberPrefix), undefined);
    },
  };
}

/**
 * False from a logout to the next login: an answer that was still under way, or a screen that has not
 * heard of it yet, must not write down again what was just forgotten.
 */
let isMemberHere = true;

/** Somebody is logged in: what is theirs may be kept from now on. */
export function keepForMember(): void {
  isMemberHere = true;
}

function forgetWho(): void {
  try {
    localStorage.removeItem(memberHereKey);
  } catch {
    // Without storage nobody was remembered.
  }
}

/** Does the device keep the answer, so that its screen opens without a network? */
export function isKeptOffline(query: Query): boolean {
  return query.meta?.keepOffline === true || query.meta?.keepForMember === true;
}

/** Goes on behind for whom it takes too long: a slow phone is handed on no later than a fast one. */
async function forgetIn(store: UseStore, beginning: string): Promise<void> {
  const all = await keys<string>(store);
  const forgotten = all.filter((key) => key.startsWith(beginning));
  await delMany(forgotten, store);
}

/** Storage may be missing (private windows), full or broken: then nothing is kept, and nothing fails. */
function storageIn(store: UseStore) {
  return {
    getItem: (key: string) => inTime(get<string>(key, store), undefined),
    setItem: async (key: string, value: string) => {
      if (!isMemberHere && key.startsWith(memberPrefix)) return;
      await set(key, value, store).catch(() => undefined);
    },
    removeItem: (key: string) => del(key, store).catch(() => undefined),
    entries: () => inTime(entries<string, string>(store), []),
  };
}

function openStore(): UseStore | undefined {
  try {
    return typeof indexedDB === 'undefined' ? undefined : createStore('verbena', 'queries');
  } catch {
    // Some browsers forbid the very mention of it.
    return undefined;
  }
}

/** Another tab, or a browser's own trouble, may keep the database shut for ever: a screen waits this long. */
const longestReadMs = 1_000;
/** Kept waiting once, nobody waits again until an answer has come. */
let isSilent = false;

function inTime<Value>(reading: Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = reading
    .catch(() => otherwise)
    .finally(() => {
      clearTimeout(timer);
      isSilent = false;
    });
  if (isSilent) return Promise.resolve(otherwise);
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => {
      isSilent = true;
      resolve(otherwise);
    }, longestReadMs);
  });
  return Promise.race([read, late]);
}
