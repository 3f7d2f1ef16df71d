import { expect, test } from 'vitest';
import { lastUsedFirst, withNewest } from './recent-codes.ts';

test('what is used again moves to the front, and eight are kept', () => {
  expect(withNewest(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
  expect(withNewest([...'abcdefgh'], 'z')).toEqual([...'zabcdefg']);
});

test('what was used last comes first, and the others keep their order', () => {
  expect(lastUsedFirst([...'abcde'], ['d', 'b'], (code) => code)).toEqual([...'dbace']);
});
