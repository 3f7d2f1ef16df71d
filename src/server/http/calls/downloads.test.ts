import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Download } from '#server/kernel/answer.ts';
import { fakeGateway } from '#tests/gateway/fake-gateway.ts';

const path = '/wps/test/lines.csv';
const file: Download = {
  name: 'lines',
  path,
  who: 'real-member',
  request: v.strictObject({ count: v.pipe(v.string(), v.regex(/^\d{1,6}$/)) }),
  open: async ({ request, player }) => ({
    fileName: 'lines.csv',
    contentType: 'text/csv; charset=utf-8',
    chunks: chunksOf(player.account, Number((request as { count: string }).count)),
  }),
};

async function* chunksOf(account: string, count: number) {
  for (let line = 0; line < count; line += 1) yield `${account},${line}\r\n`;
}

const ask = async (url: string, token?: string) => {
  const { app } = await fakeGateway({ downloads: [file] });
  return app.inject({ url, headers: token ? { token } : {} });
};

test('a file comes whole, to be kept and by nobody on its way', async () => {
  const response = await ask(`${path}?count=2000`, 'member');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="lines.csv"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(response.body.split('\r\n')).toHaveLength(2001);
  expect(response.body.startsWith('camila,0\r\n')).toBe(true);
});

test.each([
  [undefined, 401, 'session.missing'],
  ['old', 401, 'session.expired'],
  ['trial', 403, 'session.trial'],
])('whoever may not have it (%s) is refused as a call would be', async (token, status, code) => {
  const response = await ask(`${path}?count=1`, token);
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
});

test.each([
  ['?count=x', 'request.invalid'],
  ['?count=1&zz=1', 'request.unknown-field'],
])('a request that cannot be read (%s) makes no file', async (query, code) => {
  const response = await ask(`${path}${query}`, 'member');
  expect([response.statusCode, response.json().code]).toEqual([422, code]);
  expect(response.headers['content-disposition']).toBeUndefined();
});

test('during maintenance there is none', async () => {
  const standing = { status: 1, maintenanceEnd: null, country: null } as const;
  const { app } = await fakeGateway({ downloads: [file], standing: async () => standing });
  const response = await app.inject({ url: `${path}?count=1`, headers: { token: 'member' } });
  expect(response.json().code).toBe('system.maintenance');
});
