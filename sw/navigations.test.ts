import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Heard = { waitUntil(work: Promise<unknown>): void; request: Request; url: URL };
type Handle = (event: object) => Promise<Response>;

const routes: { match: unknown; handle: Handle }[] = [];
vi.mock('workbox-routing', () => ({
  NavigationRoute: class {
    readonly handle: Handle;
    constructor(handle: Handle) {
      this.handle = handle;
    }
  },
  registerRoute: (match: { handle?: Handle }, handle?: Handle) =>
    void routes.push({ match, handle: handle ?? match.handle ?? (async () => new Response()) }),
}));
vi.mock('workbox-precaching', () => ({
  matchPrecache: async () => new Response('shell'),
  getCacheKeyForURL: (address: string) => address,
}));

// A worker's own types and a page's do not go together, so this file is not read with the other's.
const file = './navigations.ts';
const { answerNavigations }: { answerNavigations: () => void } = await import(file);

const home = (words: string) => `<script data-beside="/page-state/es-narrow/${words}?of=%2F">`;
const kept = new Map<string, string>();
const cache = {
  match: async (key: string | Request) => {
    const found = kept.get(typeof key === 'string' ? key : new URL(key.url).pathname);
    return found === undefined ? undefined : new Response(found);
  },
  put: async (key: string, response: Response) => void kept.set(key, await response.text()),
  add: async (key: string) => void kept.set(key, '{}'),
  keys: async () => [],
};
let network: () => Promise<Response> = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('self', { addEventListener: () => undefined });
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', () => network());
  kept.clear();
  routes.length = 0;
  answerNavigations();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is answered, and whether the worker counts as at work afterwards. */
async function openHome() {
  const works: Promise<unknown>[] = [];
  const url = new URL('https://play.example/');
  const event: Heard = { request: new Request(url), url, waitUntil: (work) => works.push(work) };
  const answered = await routes[0]?.handle({ event, request: event.request, url });
  const state = { isAtWork: works.length > 0 };
  void Promise.all(works).then(() => {
    state.isAtWork = false;
  });
  return { text: await answered?.text(), state };
}

test('a kept home is there at once, and the worker is not held up by a network that hangs', async () => {
  kept.set('/', home('old'));
  network = () => new Promise(() => undefined);
  const { text, state } = await openHome();
  expect(text).toBe(home('old'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state.isAtWork).toBe(true);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(state.isAtWork).toBe(false);
});

test('a kept home is fetched anew behind, with what it starts from', async () => {
  kept.set('/', home('old'));
  network = async () => new Response(home('new'));
  expect((await openHome()).text).toBe(home('old'));
  await vi.advanceTimersByTimeAsync(0);
  expect([kept.get('/'), kept.has('/page-state/es-narrow/new?of=%2F')]).toEqual([
    home('new'),
    true,
  ]);
});

test('where none is kept the network’s answer is handed on, and the shell where there is none', async () => {
  network = async () => new Response(home('new'));
  expect((await openHome()).text).toBe(home('new'));
  kept.clear();
  network = () => Promise.reject(new TypeError('Failed to fetch'));
  expect((await openHome()).text).toBe('shell');
});

test('a page that is not whole, and one that led elsewhere, take no kept home’s place', async () => {
  kept.set('/', home('old'));
  network = async () => new Response(home('closed'), { status: 503 });
  await openHome();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.get('/')).toBe(home('old'));
});

test('what a kept home starts from needs no network', async () => {
  kept.set('/page-state/es-narrow/old', '{"kept":true}');
  const request = new Request('https://play.example/page-state/es-narrow/old?of=%2F');
  expect(await (await routes[1]?.handle({ request }))?.text()).toBe('{"kept":true}');
  network = async () => new Response('{"fetched":true}');
  const other = new Request('https://play.example/page-state/es-narrow/new?of=%2F');
  expect(await (await routes[1]?.handle({ request: other }))?.text()).toBe('{"fetched":true}');
});
