import { expect, test } from 'vitest';
import type { Path } from '#client/ui/Go.tsx';
import { promotionStep } from './promotion-step.ts';

const anything = (_path: string): _path is Path => true;
const nothing = (_path: string): _path is Path => false;

test('a visitor signs up or logs in', () => {
  expect(promotionStep({ action: 'REGISTER', actionPath: null }, false, anything)).toEqual({
    kind: 'path',
    path: '/register',
  });
  expect(promotionStep({ action: 'LOGIN', actionPath: '/rng' }, false, anything)).toEqual({
    kind: 'path',
    path: '/login',
  });
});

test('a member is not asked to sign up again', () => {
  expect(promotionStep({ action: 'REGISTER', actionPath: null }, true, anything)).toEqual({
    kind: 'path',
    path: '/',
  });
  expect(promotionStep({ action: 'LOGIN', actionPath: '/rng' }, true, anything)).toEqual({
    kind: 'path',
    path: '/rng',
  });
});

test('a page may be ours or elsewhere', () => {
  expect(promotionStep({ action: 'PAGE', actionPath: '/live' }, true, anything)).toEqual({
    kind: 'path',
    path: '/live',
  });
  expect(
    promotionStep({ action: 'PAGE', actionPath: 'https://t.me/verbena' }, false, anything),
  ).toEqual({
    kind: 'address',
    address: 'https://t.me/verbena',
  });
});

test('the app is downloaded by anyone', () => {
  expect(promotionStep({ action: 'DOWNLOAD', actionPath: null }, true, anything)).toEqual({
    kind: 'download',
  });
});

test('a promotion leads to a page only where there is one that the gateway serves', () => {
  const mall = { action: 'PAGE', actionPath: '/pointMall' } as const;
  expect(promotionStep(mall, true, nothing)).toBeNull();
  expect(promotionStep(mall, true, anything)).toEqual({ kind: 'path', path: '/pointMall' });
});
