import { afterEach, expect, test } from 'vitest';
import { sharedCacheSeconds } from '#contract/call.ts';
import { fakeGateway } from '#tests/gateway/fake-gateway.ts';
import type { Standing } from '../dependencies.ts';

const url = '/lgw/test/shared?name=a';
const open: Standing = { status: 0, maintenanceEnd: null, country: null };

let standing: Standing = open;
afterEach(() => {
  standing = open;
});

test('a CDN may keep a shared answer for a moment where every address is judged alike', async () => {
  const { app } = await fakeGateway({ standing: async () => ({ ...open, isSameForAll: true }) });
  const { headers } = await app.inject({ url });
  expect(headers['cache-control']).toBe(
    `public, max-age=0, s-maxage=${sharedCacheSeconds}, must-revalidate`,
  );
  expect(headers).toMatchObject({ vary: 'Accept-Encoding', etag: expect.stringMatching(/^"/) });
  const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['cache-control']).toBe(headers['cache-control']);
});

test('a CDN asks again for every address where regions are ruled', async () => {
  const { app } = await fakeGateway({ standing: async () => open });
  expect((await app.inject({ url })).headers['cache-control']).toBe('public, no-cache');
});

test('a site that closes is closed to those who were let in before, and opens again', async () => {
  const gateway = await fakeGateway({ standing: async () => standing });
  const statusUnder = async (status: Standing['status']) => {
    standing = { ...open, status };
    const { statusCode, headers } = await gateway.app.inject({ url });
    return [statusCode, headers['cache-control']];
  };
  expect(await statusUnder(0)).toEqual([200, 'public, no-cache']);
  expect(await statusUnder(2)).toEqual([451, 'no-store']);
  expect(await statusUnder(1)).toEqual([503, 'no-store']);
  expect(await statusUnder(0)).toEqual([200, 'public, no-cache']);
  expect(gateway.made()).toBe(1);
});

test('a visitor who was let in opens no door for another behind the same proxy', async () => {
  const { app } = await fakeGateway({
    environment: { TRUST_PROXY: '127.0.0.1' },
    standing: async (address) => ({ ...open, status: address === '203.0.113.9' ? 0 : 2 }),
  });
  const statusFrom = async (from: string) =>
    (await app.inject({ url, headers: { 'x-forwarded-for': from } })).statusCode;
  expect(await statusFrom('203.0.113.9')).toBe(200);
  expect(await statusFrom('203.0.113.10')).toBe(451);
  expect(await statusFrom('203.0.113.9, 203.0.113.10')).toBe(451);
});

test('a shared answer from memory counts against the limit of calls', async () => {
  const { app } = await fakeGateway({ environment: { LIMIT_PER_MINUTE: '3' } });
  const statuses: number[] = [];
  for (let asked = 0; asked < 5; asked += 1) statuses.push((await app.inject({ url })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('a shared answer from memory is a line in the log and counts in the metrics', async () => {
  const { app, lines } = await fakeGateway();
  for (let asked = 0; asked < 2; asked += 1) await app.inject({ url });
  const told = () => lines().filter(({ call }) => call === 'shared');
  await expect.poll(() => told().length).toBe(2);
  const [first, second] = told();
  expect(second).toMatchObject({ path: '/lgw/test/shared', status: 200, method: 'GET' });
  expect(second?.bytes).toBe(first?.bytes);
  const { body } = await app.inject({ url: '/metrics' });
  expect(body).toContain('verbena_requests_total{call="shared",status="200"} 2');
});

test('a HEAD of a shared answer bears the heads of its GET and no body', async () => {
  const { app } = await fakeGateway();
  const got = await app.inject({ url });
  const head = await app.inject({ url, method: 'HEAD' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  for (const name of ['etag', 'content-length', 'content-type', 'cache-control', 'vary']) {
    expect([name, head.headers[name]]).toEqual([name, got.headers[name]]);
  }
});
