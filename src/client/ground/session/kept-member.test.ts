// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { askThrough } from '#client/data/ask.ts';
import { openOfflineStore } from '#client/data/offline-store.ts';
import { NetworkFailed } from '#client/data/refused.ts';
import type { MemberInfo } from '#contract/member.ts';
import { keepMember, takeStandIn } from './kept-member.ts';
import { memberQuery } from './member-query.ts';

const member: MemberInfo = {
  id: '7',
  account: 'siete',
  userName: 'siete',
  nickname: 'Siete',
  type: 0,
  currencySymbol: '$',
  iconVersion: null,
  hasVip: false,
  vipLabelName: null,
  availablePromo: { REFERRAL: { enabled: false } },
  mustChangePassword: false,
  mustConfirmAge: false,
};

const start = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(memberQuery);

beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested reads this one
  document.cookie = 'signed-in=1; Path=/';
  askThrough(() => Promise.reject(new NetworkFailed('abnormal')));
});

test('who starts without a network is who was logged in, until the gateway can be asked', async () => {
  keepMember(member);
  const here = await start();
  expect(here).toMatchObject({ id: '7', type: 0, currencySymbol: '$' });
  expect(takeStandIn()).toBe(true);
  expect(takeStandIn()).toBe(false);
});

test('no name of theirs lies on the phone', async () => {
  keepMember(member);
  expect(JSON.stringify({ ...localStorage }).toLowerCase()).not.toContain('siete');
  expect(await start()).toMatchObject({ account: '', nickname: '' });
});

test('where nobody was kept, a start without a network is a failure as any other', async () => {
  await expect(start()).rejects.toBeInstanceOf(NetworkFailed);
  expect(takeStandIn()).toBe(false);
});

test('after a logout nobody stands in, whatever is kept', async () => {
  keepMember(member);
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'signed-in=; Max-Age=0; Path=/';
  expect(await start()).toBeNull();
});

test('what is forgotten of a member is also that it was them', async () => {
  keepMember(member);
  await openOfflineStore().forget('member');
  await expect(start()).rejects.toBeInstanceOf(NetworkFailed);
});
