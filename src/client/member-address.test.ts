import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from './data/query-client.ts';
import { createI18n } from './i18n/load-language.ts';
import { createAppRouter } from './router.tsx';

const routerAt = (address: string) =>
  createAppRouter(
    { queryClient: createQueryClient(), i18n: createI18n() },
    createMemoryHistory({ initialEntries: [address] }),
  );

test.each([
  ['/member', '/member'],
  ['/member?page=transferFund', '/member/transferFund'],
  ['/member?page=%22transferFund%22', '/member/transferFund'],
  ['/member?withdrawal=7&page=withdraw', '/member/withdraw'],
  ['/member?page=nobody', '/member/nobody'],
  ['/member?page=../login', '/member'],
  ['/agentHome?page=registerCenter', '/agentHome/registerCenter'],
  ['/rng?page=3', '/rng'],
])('the address %s is the route %s', (address, path) => {
  expect(routerAt(address).latestLocation.pathname).toBe(path);
});

test('a link to a page is written as the specification does, with what stands behind it', () => {
  const { publicHref } = routerAt('/').buildLocation({
    to: '/member/messageV2',
    search: { message: '7' },
    hash: 'top',
  });
  expect(publicHref).toBe('/member?page=messageV2&message=7#top');
});

test('an address that no page has shows the first one, and one of a page its own', () => {
  const leafOf = (address: string) => {
    const router = routerAt(address);
    return router.getMatchedRoutes(router.latestLocation.pathname)[0].at(-1)?.fullPath;
  };
  expect(leafOf('/member?page=nobody')).toBe('/member/$page');
  expect(leafOf('/member?page=identity')).toBe('/member/identity');
  expect(leafOf('/agentHome?page=nobody')).toBe('/agentHome/$page');
});
