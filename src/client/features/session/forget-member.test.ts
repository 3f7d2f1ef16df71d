// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { statusKey } from '#client/data/status-store.ts';
import { knownPasswordAtom } from '#client/features/access/known-password-atom.ts';
import { isFirstLoginAtom } from '#client/features/content/announcement-state.ts';
import { memberStorageKey } from '#client/ground/session/forgotten-with-member.ts';
import { memberQuery } from '#client/ground/session/member-query.ts';
import { forgetMember, forgetPrivate } from './forget-member.ts';

test('what is private goes, what everyone sees stays, and the session is a visitor’s', async () => {
  const client = new QueryClient();
  const store = createStore();
  store.set(knownPasswordAtom, 'given out 1');
  store.set(isFirstLoginAtom, true);
  const keep = async (queryKey: readonly unknown[], meta: Record<string, boolean> = {}) => {
    await client.prefetchQuery({ queryKey, queryFn: () => 'kept', meta, gcTime: 60_000 });
  };
  await keep(statusKey);
  await keep(['/wps/promotions', 'es'], { keepOffline: true });
  await keep(['member', '7', 'favourites'], { keepForMember: true });
  await keep(['/wps/wallet']);
  client.setQueryData(memberQuery.queryKey, { id: '7' } as never);
  await forgetMember({ queryClient: client, store });
  const left = client.getQueryCache().getAll();
  expect(left.map(({ queryKey }) => queryKey)).toEqual([
    statusKey,
    ['/wps/promotions', 'es'],
    memberQuery.queryKey,
  ]);
  expect(client.getQueryData(memberQuery.queryKey)).toBeNull();
  expect(store.get(knownPasswordAtom)).toBeNull();
  expect(store.get(isFirstLoginAtom)).toBe(false);
});

test('the hint of a session is gone', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested reads this one
  document.cookie = 'signed-in=1; Path=/';
  await forgetMember({ queryClient: new QueryClient(), store: createStore() });
  expect(document.cookie).not.toContain('signed-in=1');
});

test('no key on this device names who was, or what they played; a newcomer’s own stay', async () => {
  localStorage.clear();
  localStorage.setItem('sound', 'true');
  const device = { queryClient: new QueryClient(), store: createStore() };
  const rub = (memberId: string) =>
    localStorage.setItem(memberStorageKey(memberId, 'scratch:VB_SCRATCH_10'), '{}');
  for (const memberId of ['7', '8']) rub(memberId);
  await forgetPrivate(device, '8');
  expect(Object.keys(localStorage)).toEqual(['sound', 'of-member:8:scratch:VB_SCRATCH_10']);
  await forgetMember(device);
  expect(Object.keys(localStorage)).toEqual(['sound']);
});
