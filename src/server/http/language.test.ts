import { expect, test } from 'vitest';
import { fakeGateway } from '#tests/gateway/fake-gateway.ts';
import { firstPreferred } from './language.ts';

test.each([
  ['fr, zh-CN;q=0.9, en;q=0.8', 'zh'],
  ['en;q=0.2, ms-MY;q=0.7', 'ms'],
  ['es-CO', 'es'],
  ['en;q=0, es;q=0.1', 'es'],
  ['fr, de', undefined],
  [';;;,,q=,', undefined],
])('%s prefers %s', (header, language) => {
  expect(firstPreferred(header)).toBe(language);
});

test('the app’s word outweighs the cookie, the cookie the browser, the browser the merchant', async () => {
  const { app } = await fakeGateway();
  const ask = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/wps/none', headers })).headers['content-language'];
  const browser = { 'accept-language': 'ms' };
  const cookie = { ...browser, cookie: 'a=b; lang=zh' };
  expect(await ask({ ...cookie, 'x-language': 'en' })).toBe('en');
  expect(await ask({ ...cookie, 'x-language': '../../etc' })).toBe('zh');
  expect(await ask(browser)).toBe('ms');
  expect(await ask({})).toBe('es');
});
