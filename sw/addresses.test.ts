import { expect, test } from 'vitest';
import { gatewayAddresses, isArt, isHome } from './addresses.ts';

const at = (path: string) => new URL(path, 'https://play.example');
const isGateway = (path: string) => gatewayAddresses.some((pattern) => pattern.test(path));

test('every spelling of home is home, an icon on the home screen included', () => {
  for (const path of ['/', '/index', '/index.html', '/home', '/?source=pwa'])
    expect(isHome(at(path))).toBe(true);
});

test('an address that shows something else than the visitor’s home is not home', () => {
  for (const path of ['/login', '/rng', '/?token=a', '/homes'])
    expect(isHome(at(path))).toBe(false);
});

test('what the gateway answers itself never opens the shell', () => {
  for (const path of [
    '/wps/system/status',
    '/lgw/games',
    '/openapi.json',
    '/page-state/es-narrow/abc?of=%2F',
    '/metrics?x=1',
    '/sw.js',
  ])
    expect(isGateway(path)).toBe(true);
  for (const path of ['/', '/rng?vassalage=PG', '/promotions', '/metricsroom', '/help'])
    expect(isGateway(path)).toBe(false);
});

test('only art is kept as it is seen', () => {
  expect(isArt(at('/art/covers/a.svg?v=1'))).toBe(true);
  expect(isArt(at('/wps/member/info/icon'))).toBe(false);
});
