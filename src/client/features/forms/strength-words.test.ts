import { expect, test } from 'vitest';
import { strengthWords } from './strength-words.ts';

test('each strength is called by a name of its own', () => {
  const words = Object.values(strengthWords).map(({ message }) => message);
  expect(new Set(words).size).toBe(5);
});
