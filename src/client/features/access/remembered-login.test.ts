// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetRemembered, readRemembered, rememberLogin } from './remembered-login.ts';

const keys = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => keys.get(key),
  set: async (key: string, value: unknown) => void keys.set(key, value),
  del: async (key: string) => void keys.delete(key),
}));

const name = { username: 'demo', password: 'tecolote37verde' };
const number = { mobileNum: '3102221100', countryDialingCode: '57' };

beforeEach(async () => {
  await forgetRemembered('name');
  await forgetRemembered('number');
});

test('what the two forms remember stands side by side', async () => {
  await rememberLogin('name', name);
  await rememberLogin('number', number);
  expect(await readRemembered()).toEqual({ name, number });
  expect(document.cookie).not.toContain('demo');
});

test('one form that forgets leaves the other’s alone', async () => {
  await rememberLogin('name', name);
  await rememberLogin('number', number);
  await forgetRemembered('number');
  expect(await readRemembered()).toEqual({ name });
  await forgetRemembered('name');
  expect(await readRemembered()).toEqual({});
  expect(keys.size).toBe(0);
});

test('without its key a cookie is worth nothing', async () => {
  await rememberLogin('name', name);
  keys.clear();
  expect(await readRemembered()).toEqual({});
});
