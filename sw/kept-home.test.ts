import { expect, test, vi } from 'vitest';
import { homeKey, keepHome } from './kept-home.ts';

vi.mock('workbox-precaching', () => ({
  getCacheKeyForURL: (address: string) => (address.includes('new') ? undefined : address),
}));

const origin = 'https://play.example';
const stateOf = (words: string) => `/page-state/es-narrow/${words}?of=%2F`;
const drawn = (words: string, program = 'entry-old.js') =>
  `<script data-files="/assets/${program}" data-beside="${stateOf(words)}"></script><main>${words}</main>`;
const shell = '<script data-files="/assets/entry-old.js"></script><div id="root"></div>';

/** What is kept after these answers, one behind the other; nothing is to be had from the lost one. */
async function keptAfter(...pages: string[]): Promise<Map<string, Response>> {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (key: string, response: Response) => void kept.set(key, response),
    add: async (key: string) => {
      if (key.includes('lost')) throw new TypeError('Failed to fetch');
      kept.set(key, new Response(key));
    },
    match: async (key: string) => kept.get(key)?.clone(),
    keys: async () => [...kept.keys()].map((key) => ({ url: origin + key })),
    delete: async (key: string) => kept.delete(key.replace(origin, '')),
  } as unknown as Cache;
  for (const page of pages) await keepHome(cache, new Response(page)).catch(() => undefined);
  return kept;
}

const homeAfter = async (...pages: string[]) => (await keptAfter(...pages)).get(homeKey)?.text();

test('home is kept as it was drawn last', async () => {
  expect(await homeAfter(drawn('one'), drawn('two'))).toBe(drawn('two'));
});

test('home is kept with what it starts from, and the one before it stays with its own', async () => {
  const kept = await keptAfter(drawn('one'), drawn('two'), drawn('three'), drawn('three'));
  expect([...kept.keys()].sort()).toEqual([homeKey, stateOf('three')]);
  const open = await keptAfter(drawn('one'), drawn('two'), drawn('three'));
  expect([...open.keys()].sort()).toEqual([homeKey, stateOf('three'), stateOf('two')]);
});

test('a home whose beginning cannot be had takes no kept home’s place', async () => {
  expect(await homeAfter(drawn('one'), drawn('lost'))).toBe(drawn('one'));
});

test('the empty shell is never kept as home, and takes no kept home’s place', async () => {
  expect(await homeAfter(shell)).toBeUndefined();
  expect(await homeAfter(drawn('one'), shell)).toBe(drawn('one'));
});

test('a home whose programs are not kept here would be dead without a network', async () => {
  expect(await homeAfter(drawn('one'), drawn('two', 'entry-new.js'))).toBeUndefined();
});
