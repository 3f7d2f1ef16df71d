import { expect, test, vi } from 'vitest';
import { homeKey, keepHome } from './kept-home.ts';

vi.mock('workbox-precaching', () => ({
  getCacheKeyForURL: (address: string) => (address.includes('new') ? undefined : address),
}));

const drawn = (words: string, program = 'entry-old.js') =>
  `<script data-entry="/assets/${program}"></script><main>${words}</main>` +
  '<script type="application/json" id="state">{}</script>';
const shell = '<script data-entry="/assets/entry-old.js"></script><div id="root"></div>';

/** What is kept as home after these answers, one behind the other. */
async function keptAfter(...pages: string[]): Promise<string | undefined> {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (key: string, response: Response) => void kept.set(key, response),
    delete: async (key: string) => kept.delete(key),
  } as unknown as Cache;
  for (const page of pages) await keepHome(cache, new Response(page));
  return kept.get(homeKey)?.text();
}

test('home is kept as it was drawn last', async () => {
  expect(await keptAfter(drawn('one'), drawn('two'))).toBe(drawn('two'));
});

test('the empty shell is never kept as home, and takes no kept home’s place', async () => {
  expect(await keptAfter(shell)).toBeUndefined();
  expect(await keptAfter(drawn('one'), shell)).toBe(drawn('one'));
});

test('a home whose programs are not kept here would be dead without a network', async () => {
  expect(await keptAfter(drawn('one'), drawn('two', 'entry-new.js'))).toBeUndefined();
});
