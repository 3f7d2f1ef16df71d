import { expect, test } from 'vitest';
import { announcements } from '#contract/content.ts';
import { preloadsOf } from './preloads.ts';

const banner = (groupName: string, url: string) => ({ groupName, url });
const kept = (data: unknown) =>
  ({
    mutations: [],
    queries: [{ queryKey: [announcements.path, 'es'], queryHash: '', state: { data } }],
  }) as unknown as Parameters<typeof preloadsOf>[1];

const queries = kept({
  banners: [
    banner('w_login', '/login.svg'),
    banner('w_home', '/first.svg'),
    banner('w_home', '/second.svg'),
    banner('w_promotion', '/promotion.svg'),
  ],
});

test('home and the popups over it preload the first banner of home', () => {
  for (const path of ['/', '/login', '/register']) {
    expect(preloadsOf(path, queries)).toEqual(['/first.svg']);
  }
});

test('promotions preload their own banner', () => {
  expect(preloadsOf('/promotions', queries)).toEqual(['/promotion.svg']);
  expect(preloadsOf('/promotions/', queries)).toEqual(['/promotion.svg']);
});

test('a page without a banner preloads nothing', () => {
  expect(preloadsOf('/help', queries)).toEqual([]);
  expect(preloadsOf('/', kept({ banners: [] }))).toEqual([]);
  expect(preloadsOf('/', kept(undefined))).toEqual([]);
});
