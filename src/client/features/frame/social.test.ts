import { expect, test } from 'vitest';
import { socialOf } from './social.ts';

const resource = (resourceType: 'LINE' | 'YOUTUBE' | 'ANDROID' | 'MESSENGER') => ({
  resourceType,
  url: `https://x.example/${resourceType}`,
  labelNameEn: '',
});

test('a network is shown only where the merchant has a resource, in the house’s order', () => {
  const shown = socialOf([resource('LINE'), resource('ANDROID'), resource('YOUTUBE')]);
  expect(shown.map((link) => link.resourceType)).toEqual(['YOUTUBE', 'LINE']);
});

test('downloads and messengers of customer service are no social networks', () => {
  expect(socialOf([resource('ANDROID'), resource('MESSENGER')])).toEqual([]);
});
