import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtApp } from '#tests/gateway/built-app.ts';
import { fakeGateway } from '#tests/gateway/fake-gateway.ts';

const app = await builtApp();
const script = '/assets/entry-abc.js';

test('a hashed file is sent compressed, may be kept for ever, and knows itself again', async () => {
  const gateway = await fakeGateway(app);
  const headers = { 'accept-encoding': 'gzip, br' };
  const response = await gateway.app.inject({ url: script, headers });
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(response.rawPayload).toString()).toContain('/* code */');
  const again = await gateway.app.inject({
    url: script,
    headers: { ...headers, 'if-none-match': String(response.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('HEAD tells the length without the body', async () => {
  const gateway = await fakeGateway(app);
  const head = await gateway.app.inject({ method: 'HEAD', url: script });
  expect(head.body).toBe('');
  expect(Number(head.headers['content-length'])).toBeGreaterThan(1_000);
});

test('the worker is asked for anew each time', async () => {
  const gateway = await fakeGateway(app);
  const { headers } = await gateway.app.inject({ url: '/sw.js' });
  expect(headers['cache-control']).toBe('no-cache');
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%5c..%5c..%5csecret.txt',
  '/assets/entry-abc.js%00.png',
  '/assets/entry-abc.js.br',
])('%s leads nowhere', async (url) => {
  const gateway = await fakeGateway(app);
  const response = await gateway.app.inject({ url, headers: { accept: 'image/png' } });
  expect(response.statusCode).toBe(404);
  expect(response.body).not.toContain('secret');
});

test('nothing but reading is allowed on files', async () => {
  const gateway = await fakeGateway(app);
  const response = await gateway.app.inject({ method: 'POST', url: script });
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('art is drawn once, compressed, and kept for ever where its address has a version', async () => {
  let drawn = 0;
  const findArt = (path: string) => {
    drawn += 1;
    return path === '/art/covers/a.svg'
      ? { type: 'image/svg+xml', body: `<svg>${'<path d="M0 0"/>'.repeat(200)}</svg>` }
      : undefined;
  };
  const gateway = await fakeGateway({ findArt });
  const headers = { 'accept-encoding': 'br' };
  const first = await gateway.app.inject({ url: '/art/covers/a.svg?v=1', headers });
  await gateway.app.inject({ url: '/art/covers/a.svg', headers });
  expect(drawn).toBe(1);
  expect(first.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await gateway.app.inject({ url: '/art/covers/b.svg' })).statusCode).toBe(404);
});

test('the manifest speaks the page’s language and names only screenshots that exist', async () => {
  const gateway = await fakeGateway(app);
  const url = '/manifest.webmanifest?brand=verbena&lang=en';
  const response = await gateway.app.inject({ url });
  expect(response.headers['content-type']).toContain('application/manifest+json');
  const manifest = response.json();
  expect(manifest).toMatchObject({ id: '/', scope: '/', lang: 'en', display: 'standalone' });
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/member?page=depositv2',
    '/favorite',
    '/lott',
  ]);
  expect(
    manifest.screenshots.map(({ form_factor }: Record<string, string>) => form_factor),
  ).toEqual(['narrow']);
  const hostile = await gateway.app.inject({ url: '/manifest.webmanifest?brand=__proto__&lang=x' });
  expect(hostile.json()).toMatchObject({ name: 'Verbena', lang: 'es' });
});
