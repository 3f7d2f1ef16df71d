import { expect, test } from 'vitest';
import { placeOf } from './go-on.ts';

test('one goes on inside this site and nowhere else', () => {
  expect(placeOf({ why: 'play', to: '/seamless?gameCode=VB_DICE&mode=trial' })).toBe(
    '/seamless?gameCode=VB_DICE&mode=trial',
  );
  for (const to of [
    'https://x.example',
    '//x.example',
    '/\\x.example',
    'javascript:alert(1)',
    '',
  ]) {
    expect(placeOf({ why: 'play', to })).toBeUndefined();
  }
  expect(placeOf(undefined)).toBeUndefined();
});
