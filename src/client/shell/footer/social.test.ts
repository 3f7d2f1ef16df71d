import { expect, test } from 'vitest';
import { socialOf } from './social.ts';

const resource = (resourceType: 'LINE' | 'YOUTUBE' | 'Android' | 'MESSENGER') => ({
  resourceType,
  url: `https://x.example/${resourceType}`,
  labelNameEn: '',
});

test('a network is shown only where the merchant has a resource, in the house’s order', () => {
  const shown = socialOf([resource('LINE'), resource('Android'), resource('YOUTUBE')]);
  expect(shown.map((link) => link.resourceType)).toEqual(['YOUTUBE', 'LINE']);
});

test('downloads and messengers of customer service are no social networks', () => {
  expect(socialOf([resource('Android'), resource('MESSENGER')])).toEqual([]);
});
