import { expect, test } from 'vitest';
import { type BannerStep, bannerStep } from './banner-step.ts';

type Linked = Parameters<typeof bannerStep>[0];

test.each<[Linked, BannerStep]>([
  [{ linkageType: 'NONE', linkage: '/live' }, { kind: 'none' }],
  [
    { linkageType: 'PAGE', linkage: '/rng?vassalage=PG' },
    { kind: 'path', path: '/rng?vassalage=PG' },
  ],
  [
    { linkageType: 'REGISTER', linkage: null },
    { kind: 'path', path: '/register' },
  ],
  [
    { linkageType: 'LOGIN', linkage: null },
    { kind: 'path', path: '/login' },
  ],
  [{ linkageType: 'DOWNLOAD', linkage: null }, { kind: 'download' }],
  [
    { linkageType: 'URL', linkage: 'https://t.me/x' },
    { kind: 'address', address: 'https://t.me/x' },
  ],
  [
    { linkageType: 'PROMOTION', linkage: 'welcome bonus' },
    { kind: 'promotion', id: 'welcome bonus', path: '/promotions?id=welcome%20bonus' },
  ],
])('%o leads where it says', (banner, step) => expect(bannerStep(banner)).toEqual(step));

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'http://plain.example',
  '',
  null,
])('never to %j', (linkage) => {
  expect(bannerStep({ linkageType: 'URL', linkage })).toEqual({ kind: 'none' });
  expect(bannerStep({ linkageType: 'PAGE', linkage })).toEqual({ kind: 'none' });
});
