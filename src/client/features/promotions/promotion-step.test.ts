import { expect, test } from 'vitest';
import { promotionStep } from './promotion-step.ts';

test('a visitor signs up or logs in', () => {
  expect(promotionStep({ action: 'REGISTER', actionPath: null }, false, [])).toEqual({
    kind: 'path',
    path: '/register',
  });
  expect(promotionStep({ action: 'LOGIN', actionPath: '/rng' }, false, [])).toEqual({
    kind: 'path',
    path: '/login',
  });
});

test('a member is not asked to sign up again', () => {
  expect(promotionStep({ action: 'REGISTER', actionPath: null }, true, [])).toEqual({
    kind: 'path',
    path: '/',
  });
  expect(promotionStep({ action: 'LOGIN', actionPath: '/rng' }, true, [])).toEqual({
    kind: 'path',
    path: '/rng',
  });
});

test('a page may be ours or elsewhere', () => {
  expect(promotionStep({ action: 'PAGE', actionPath: '/live' }, true, [])).toEqual({
    kind: 'path',
    path: '/live',
  });
  expect(promotionStep({ action: 'PAGE', actionPath: 'https://t.me/verbena' }, false, [])).toEqual({
    kind: 'address',
    address: 'https://t.me/verbena',
  });
});

test('the app is downloaded by anyone', () => {
  expect(promotionStep({ action: 'DOWNLOAD', actionPath: null }, true, [])).toEqual({
    kind: 'download',
  });
});

test('a promotion leads to a page only where the gateway serves it', () => {
  const mall = { action: 'PAGE', actionPath: '/pointMall' } as const;
  expect(promotionStep(mall, true, ['agents'])).toBeNull();
  expect(promotionStep(mall, true, ['points'])).toEqual({ kind: 'path', path: '/pointMall' });
});
