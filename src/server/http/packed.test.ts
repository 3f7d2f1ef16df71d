import { expect, test } from 'vitest';
import { formFor, isStillFresh, pack, tagOf, unpacked } from './packed.ts';

const text = 'the same words again and again. '.repeat(60);

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
  ['brotli', 'identity'],
])('who accepts %s gets %s', async (accepted, encoding) => {
  const packed = await pack(unpacked(text), 5);
  expect(formFor(packed, accepted)[0]).toBe(encoding);
});

test('what compressing does not make smaller is sent as it is', async () => {
  const packed = await pack(unpacked('short'), 5);
  expect(formFor(packed, 'br, gzip')[0]).toBe('identity');
});

test('each form has its own strong tag, and any of them proves the content fresh', async () => {
  const packed = await pack(unpacked(text), 5);
  expect(tagOf(packed, 'br')).not.toBe(tagOf(packed, 'gzip'));
  expect(isStillFresh(packed, `W/${tagOf(packed, 'br')}`)).toBe(true);
  expect(isStillFresh(packed, tagOf(unpacked('else'), 'identity'))).toBe(false);
  expect(isStillFresh(packed, undefined)).toBe(false);
});
