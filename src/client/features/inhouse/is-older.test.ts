import { expect, test } from 'vitest';
import { isOlder } from './is-older.ts';

const at = (id: string, state: 'open' | 'done' | 'void', steps = 0) => ({
  ...{ id, state },
  steps: Array.from({ length: steps }, () => 'hit'),
});

test.each([
  ['an earlier round', at('9', 'done', 3), at('10', 'open'), true],
  ['a later round', at('10', 'open'), at('9', 'done', 3), false],
  ['open, where it has ended', at('5', 'open', 2), at('5', 'done', 1), true],
  ['open, where it was taken back', at('5', 'open'), at('5', 'void'), true],
  ['ended, where it was open', at('5', 'done', 1), at('5', 'open', 2), false],
  ['fewer steps', at('5', 'open', 1), at('5', 'open', 2), true],
  ['the same again', at('5', 'open', 1), at('5', 'open', 1), false],
])('%s', (_what, one, than, is) => {
  expect(isOlder(one, than)).toBe(is);
});
