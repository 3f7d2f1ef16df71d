import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('workbox-precaching', () => ({
  getCacheKeyForURL: (address: string) =>
    address.includes('new') ? undefined : `${address}?__WB_REVISION__=1`,
}));
// A worker's own types and a page's do not go together, so this file is not read with the other's.
const file = './shell.ts';
const { renewShell }: { renewShell: () => Promise<void> } = await import(file);

const page = (program: string) => `<script src="/assets/${program}.js"></script>`;
const shell = (hosts: string, program = 'entry-old', status = 200) =>
  new Response(page(program), {
    status,
    headers: { 'content-security-policy': `frame-src ${hosts}` },
  });
const key = '/app-shell?__WB_REVISION__=1';
const kept = new Map<string, Response>();
let told: () => Promise<Response>;

beforeEach(() => {
  kept.clear();
  kept.set(key, shell('https://one.example'));
  const cache = {
    match: async (asked: string) => kept.get(asked)?.clone(),
    put: async (at: string, response: Response) => void kept.set(at, response),
  };
  vi.stubGlobal('caches', { keys: async () => ['precache'], open: async () => cache });
  vi.stubGlobal('fetch', () => told());
});
afterEach(() => vi.unstubAllGlobals());

const policy = () => kept.get(key)?.headers.get('content-security-policy');

test('a launch host that the merchant has added is let in by the next page that opens', async () => {
  told = async () => shell('https://one.example https://two.example');
  await renewShell();
  expect(policy()).toBe('frame-src https://one.example https://two.example');
});

test.each([
  ['one of another build', () => shell('https://two.example', 'entry-new')],
  ['a closed site’s', () => shell('https://two.example', 'entry-old', 503)],
])('%s takes no kept shell’s place', async (_, answer) => {
  told = async () => answer();
  await renewShell();
  expect(policy()).toBe('frame-src https://one.example');
});

test('where there is no shell yet, none is fetched', async () => {
  kept.clear();
  told = async () => Promise.reject(new Error('Nobody should ask.'));
  await expect(renewShell()).resolves.toBeUndefined();
});
