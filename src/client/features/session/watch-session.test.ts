// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '#client/data/refused.ts';
import { knownPasswordAtom } from '#client/features/access/known-password-atom.ts';
import { memberQuery } from '#client/ground/session/member-query.ts';
import { ownKey } from '#client/ground/session/own-key.ts';
import type { MemberInfo } from '#contract/member.ts';
import { ownSessions } from '#contract/sessions.ts';
import { watchSession } from './watch-session.ts';

const member = (id: string) => ({ id }) as MemberInfo;
const keyOf = (id: string) => ownKey(id, ownSessions);
let queryClient: QueryClient;
let store: ReturnType<typeof createStore>;
let stop: () => void;
const onLeft = vi.fn();

beforeEach(() => {
  onLeft.mockReset();
  queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: 60_000, retry: false } } });
  store = createStore();
  queryClient.setQueryData(memberQuery.queryKey, member('7'));
  stop = watchSession({ queryClient, store, onLeft });
  queryClient.setQueryData(keyOf('7'), 'seen by 7');
  queryClient.setQueryData(['/wps/wallet'], 'of 7');
  store.set(knownPasswordAtom, 'given out 1');
});

afterEach(() => {
  stop();
  queryClient.clear();
});

const kept = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
    .filter(([first]) => first !== memberQuery.queryKey[0]);

test('a session that is over, however that came about, leaves nothing behind', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested reads this one
  document.cookie = 'signed-in=1; Path=/';
  queryClient.setQueryData(memberQuery.queryKey, null);
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(store.get(knownPasswordAtom)).toBeNull();
  expect(document.cookie).not.toContain('signed-in=1');
  expect(onLeft).toHaveBeenCalledOnce();
});

test('another member finds nothing of the one before, and keeps what is their own', async () => {
  queryClient.setQueryData(keyOf('8'), 'seen by 8');
  queryClient.setQueryData(memberQuery.queryKey, member('8'));
  await vi.waitFor(() => expect(kept()).toEqual([keyOf('8')]));
  expect(store.get(knownPasswordAtom)).toBeNull();
  expect(onLeft).not.toHaveBeenCalled();
});

test('the same member again loses nothing', async () => {
  queryClient.setQueryData(memberQuery.queryKey, { ...member('7'), nickname: 'Seven' } as never);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(kept()).toEqual([keyOf('7'), ['/wps/wallet']]);
});

test.each(['session.missing', 'session.expired'])(
  'a call that is refused with %s asks again who is logged in',
  async (code) => {
    await queryClient
      .fetchQuery({ queryKey: ['own'], queryFn: () => Promise.reject(new Refused(code, '')) })
      .catch(() => undefined);
    expect(queryClient.getQueryState(memberQuery.queryKey)?.isInvalidated).toBe(true);
  },
);

test('a press that is refused for want of a session does so as well', async () => {
  const press = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => Promise.reject(new Refused('session.expired', '')),
  });
  await press.execute(undefined).catch(() => undefined);
  expect(queryClient.getQueryState(memberQuery.queryKey)?.isInvalidated).toBe(true);
});

test('what only a real account may do is no doubt about who is here', async () => {
  await queryClient
    .fetchQuery({
      queryKey: ['own'],
      queryFn: () => Promise.reject(new Refused('session.trial', '')),
    })
    .catch(() => undefined);
  expect(queryClient.getQueryState(memberQuery.queryKey)?.isInvalidated).toBe(false);
});
